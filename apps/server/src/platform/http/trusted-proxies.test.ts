import { expect, test } from 'vitest';
import { callerAddress, readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

const read = (text: string): TrustedProxies => {
  const trusted = readTrustedProxies(text);
  if (trusted === null) throw new Error(`${text} is not a setting`);
  return trusted;
};

test.each([
  ['nobody is trusted', 'no', '10.0.0.1', '203.0.113.7', '10.0.0.1'],
  ['the last proxy says whom it saw', '1', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  [
    'what the client wrote stands left of it',
    '1',
    '10.0.0.1',
    '8.8.8.8, 203.0.113.7',
    '203.0.113.7',
  ],
  ['two hops', '2', '10.0.0.1', '8.8.8.8, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['networks', '10.0.0.0/8', '10.0.0.1', '8.8.8.8, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['a caller outside the networks', '10.0.0.0/8', '198.51.100.1', '203.0.113.7', '198.51.100.1'],
  ['IPv6', 'fd00::/8', 'fd00::1', '8.8.8.8, 2001:db8::7', '2001:db8::7'],
  ['IPv4 of a dual-stack socket', '10.0.0.0/8', '::ffff:10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['an address with its port', '1', '10.0.0.1', '203.0.113.7:4711', '203.0.113.7'],
  ['IPv6 with its port', '1', '10.0.0.1', '[2001:DB8::7]:4711', '2001:db8::7'],
  ['no address', '1', '10.0.0.1', 'not-an-ip', '10.0.0.1'],
  ['no address behind two hops', '2', '10.0.0.1', 'not-an-ip, 10.0.0.2', '10.0.0.2'],
  ['an empty list', '1', '10.0.0.1', '', '10.0.0.1'],
])('%s', (_what, setting, socket, forwarded, caller) => {
  expect(callerAddress(socket, forwarded, read(setting))).toBe(caller);
});

test('several headers are one list', () => {
  const forwarded = ['8.8.8.8', '203.0.113.7'];
  expect(callerAddress('10.0.0.1', forwarded, read('1'))).toBe('203.0.113.7');
});

test.each(['yes', '11', '-1', '10.0.0.0/0', '10.0.0.0/33', 'loopback', '10.0.0.0/8,', ''])(
  '“%s” is no setting',
  (text) => {
    expect(readTrustedProxies(text)).toBeNull();
  },
);
