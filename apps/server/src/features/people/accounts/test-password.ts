import { hash } from '@node-rs/argon2';

/**
 * What a stored password of a planted person looks like, checked in less than a millisecond: how dear a hash is
 * stands in the hash, and how dear the product makes its own is proved in password.test.ts.
 */
export function plantedHash(password: string): Promise<string> {
  return hash(password, { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 });
}
