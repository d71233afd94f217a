import { expect, test } from 'vitest';
import { systemAudioSupport } from './platform-rules.ts';

const chrome = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36`;

test.each([
  ['Chrome on Windows', chrome('Windows NT 10.0; Win64; x64'), 'yes'],
  ['Chrome on ChromeOS', chrome('X11; CrOS x86_64 14541.0.0'), 'yes'],
  ['Edge on Windows', `${chrome('Windows NT 10.0; Win64; x64')} Edg/156.0.0.0`, 'yes'],
  ['Chrome on macOS', chrome('Macintosh; Intel Mac OS X 10_15_7'), 'maybe'],
  ['Chrome on Linux', chrome('X11; Linux x86_64'), 'no'],
  ['Chrome on Android', chrome('Linux; Android 16; Pixel 9'), 'no'],
  [
    'Safari',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
    'no',
  ],
  [
    'Firefox on Windows',
    'Mozilla/5.0 (Windows NT 10.0; rv:150.0) Gecko/20100101 Firefox/150.0',
    'no',
  ],
])('[BR-1] system audio of a whole screen: %s', (_, userAgent, expected) => {
  expect(systemAudioSupport({ userAgent })).toBe(expected);
});

test('[BR-1] client hints win over a frozen user agent string', () => {
  const userAgent = chrome('X11; Linux x86_64');
  expect(systemAudioSupport({ userAgent, platform: 'Windows' })).toBe('yes');
});
