import { expect, test } from 'vitest';
import { networkOf } from './gate.ts';

test('an IPv6 network is its /64, however it is written; of IPv4 each address is one', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  for (const ip of ['2001:db8::1', '2001:0db8:0:0:5::', '2001:db8:0:0:ffff:1:2:3']) {
    expect(networkOf(ip)).toBe('2001:db8:0:0');
  }
  expect(networkOf('::1')).toBe('0:0:0:0');
  expect(networkOf('2001:db8:0:1::1')).not.toBe(networkOf('2001:db8::1'));
});
