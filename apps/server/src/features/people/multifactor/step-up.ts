import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Session, StepUp } from '../../../platform/http/handlers.ts';
import { isProofFresh } from '../accounts/index.ts';
import { listConfirmed, lockAccount } from './factor-store.ts';
import { isRequired, type ProofWay, proofWays } from './multifactor-rules.ts';
import { countRecoveryCodes } from './recovery-code-store.ts';

/**
 * What this session has shown for what asks for a step-up. Whoever owes a second factor and has none may not, however
 * fresh the sign-in: a password alone is what the grace forgives once, not what it trusts with this.
 */
export function createStepUp({ db }: { readonly db: Database }) {
  return (session: Session): Promise<StepUp> =>
    db.asAccount(session.accountId, async (tx) => {
      const { isDemo, ways } = await waysOf(tx, session.accountId);
      const isFresh = await isProofFresh(tx, session);
      const hasFactor = ways.length > 0 && !ways.includes('password');
      if (hasFactor) return { factor: 'there', isFresh };
      const owes = isRequired({ userTypes: [session.userType], isDemo });
      return { factor: owes ? 'owed' : 'none', isFresh };
    });
}

/** Holds the account's row, as whatever changes its factors does. */
export async function waysOf(
  tx: Tx,
  accountId: number,
): Promise<{
  readonly ways: readonly ProofWay[];
  readonly isDemo: boolean;
  readonly email: string;
}> {
  const { isDemo, email, passwordHash } = await lockAccount(tx, accountId);
  const factors = (await listConfirmed(tx, accountId)).map(({ kind }) => kind);
  const recoveryCodes = await countRecoveryCodes(tx, accountId);
  const ways = proofWays({ factors, recoveryCodes, hasPassword: passwordHash !== null });
  return { ways, isDemo, email };
}
