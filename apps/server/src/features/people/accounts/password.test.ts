import { expect, test } from 'vitest';
import { hashPassword, isPasswordRight } from './password.ts';
import { plantedHash } from './test-password.ts';

test('a password is stored as dear to guess as OWASP asks: Argon2id, 19 MiB, two passes', async () => {
  expect(await hashPassword('Correct#Horse1')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test.each([
  ['the product', hashPassword],
  ['a test', plantedHash],
])('a hash made by %s is opened by its password alone', async (_whose, make) => {
  const stored = await make('Correct#Horse1');
  expect(await isPasswordRight(stored, 'Correct#Horse1')).toBe(true);
  expect(await isPasswordRight(stored, 'Correct#Horse2')).toBe(false);
});
