import { expect, test } from 'vitest';
import { ADDRESS_BYTES, addressToken, tokenIn, withToken } from './address-rules.ts';

const ours = 'replies@hiring.example';
const random = new Uint8Array(ADDRESS_BYTES).map((_, n) => n * 17);
const token = addressToken(1234, random);

test('an address of a thread leads back to it, whoever else a mail was sent to', () => {
  const address = withToken(ours, token);
  expect(address).toMatch(/^replies\+ya-[a-z2-7]{26}@hiring[.]example$/);
  expect(address.indexOf('@')).toBeLessThanOrEqual(64);
  const recipients = ['ada@mail.example', ours, address];
  expect(tokenIn(recipients, ours)).toEqual({ companyId: 1234, token });
  expect(tokenIn([address], 'Replies@Hiring.Example')).toEqual({ companyId: 1234, token });
});

test('what is no address of a thread leads nowhere', () => {
  for (const recipient of [
    ours,
    `replies+@hiring.example`,
    `replies+${token.slice(1)}x@hiring.example`,
    `replies+${token}@other.example`,
    `other+${token}@hiring.example`,
  ]) {
    expect(tokenIn([recipient], ours)).toBeNull();
  }
});

test('two that differ in a bit are two', () => {
  const other = random.map((byte, n) => (n === 15 ? byte ^ 1 : byte));
  expect(addressToken(1234, other)).not.toBe(token);
});
