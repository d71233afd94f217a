import { hash, verify } from '@node-rs/argon2';

// OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane. 2 is Argon2id; the
// package's enum is ambient and cannot be imported under isolated modules.
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

let hashOfNobody: Promise<string> | undefined;

/**
 * False for a wrong password and for an account without one. Both cost one verification, so that the
 * time of the reply does not tell whether the address is known.
 */
export async function isPasswordRight(stored: string | null, password: string): Promise<boolean> {
  hashOfNobody ??= hashPassword(crypto.randomUUID());
  const right = await verify(stored ?? (await hashOfNobody), password);
  return right && stored !== null;
}

/** Makes the stand-in hash ahead, so that the first unknown address is not slower than the rest. */
export async function preparePasswords(): Promise<void> {
  hashOfNobody ??= hashPassword(crypto.randomUUID());
  await hashOfNobody;
}
