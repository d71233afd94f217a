import type { Database } from '../../../platform/database/database.ts';
import { createLimiter } from '../accounts/index.ts';

export type FactorTries = {
  /** Before anything is compared: parallel guesses count as well. Not inside a transaction. */
  count(accountId: number, ip: string): Promise<void>;
  /** After a right code, and after nothing less: a right password says nothing about the factor. */
  forgive(accountId: number, ip: string): Promise<void>;
};

/** Guesses at an account's second factor, counted over every door that asks for it. */
export function createFactorTries(db: Database): FactorTries {
  const limiter = createLimiter(db, 'multifactor');
  const keyOf = (accountId: number) => `account:${accountId}`;
  return {
    count: (accountId, ip) => limiter.countTry(keyOf(accountId), ip),
    forgive: (accountId, ip) => limiter.forgive(keyOf(accountId), ip, null),
  };
}
