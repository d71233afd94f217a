import { expect, test } from 'vitest';
import { deviceText } from './user-agent-rules.ts';

const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36';
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink}`, 'Chrome 128 on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Edg/128.0.0.0`, 'Edge 128 on Windows'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink}`, 'Chrome 128 on ChromeOS'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit}`, 'Safari 17 on macOS'],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0',
    'Firefox 131 on Linux',
  ],
  ['Lynx (Linux)', 'Unknown browser on Linux'],
  ['curl/8', 'Unknown device'],
])('%s is %s', (userAgent, text) => {
  expect(deviceText(userAgent)).toBe(text);
});

test('a device that said nothing is unknown', () => {
  expect(deviceText(null)).toBe('Unknown device');
});
