import { expect, test } from 'vitest';
import { clockText } from './clock-rules.ts';

test.each([
  [-5, '0:00'],
  [59_999, '0:59'],
  [245_000, '4:05'],
  [3_845_000, '1:04:05'],
])('%d milliseconds are %s', (given, text) => expect(clockText(given)).toBe(text));
