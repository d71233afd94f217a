import { type Conflict, conflictOf } from '@candor/contract/people/marketplace-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { findCompanyName } from '../brand/index.ts';
import { findCard } from './market-store.ts';

/** Somebody whom a company may ask because they published themselves. */
export type Invited = {
  readonly accountId: number;
  readonly name: string;
  readonly email: string;
  /** Why not: they named this company, or it asks them no more. */
  readonly hindrance: Extract<Conflict, 'named'> | 'blocked' | null;
};

/** undefined: nobody of this number is to be found. */
export async function findInvited(
  tx: Tx,
  companyId: number,
  accountId: number,
): Promise<Invited | undefined> {
  const card = await findCard(tx, companyId, accountId);
  if (card === undefined) return undefined;
  const { name, email, mark } = card;
  const isNamed = conflictOf(await findCompanyName(tx, companyId), card) === 'named';
  const hindrance = isNamed ? 'named' : mark === 'blocked' ? 'blocked' : null;
  return { accountId, name, email, hindrance };
}
