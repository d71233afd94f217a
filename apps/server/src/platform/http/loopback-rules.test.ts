import { expect, test } from 'vitest';
import { isLoopback } from './loopback-rules.ts';

test.each(['localhost', 'candor.localhost', '127.0.0.1', '127.9.9.9', '::1', '[::1]'])(
  '%s is reached from this machine only',
  (host) => expect(isLoopback(host)).toBe(true),
);

test.each([
  '0.0.0.0',
  '::',
  '10.0.0.1',
  'candor.example',
  '127.0.0.1.example',
  'localhost.example',
])('%s is reached by others', (host) => expect(isLoopback(host)).toBe(false));
