import type { Tx } from '../../../platform/database/database.ts';
import type { Person, Standing, Step } from './identity-session-rules.ts';

// What is done here is done for nobody: it needs a transaction of company 0 without an account.

export type KeptSession = {
  readonly accountId: number;
  readonly checkId: number;
  readonly intent: string;
  readonly sessionId: string | null;
  readonly redactedAt: Date | null;
};

const columns = ['accountId', 'checkId', 'intent', 'sessionId', 'redactedAt'] as const;

type Whose = { readonly accountId: number; readonly checkId: number };

/** One for each check, with a key that makes it once at Stripe, too; its page is opened now. */
export async function keepSession(tx: Tx, whose: Whose, openedAt: Date): Promise<KeptSession> {
  await tx
    .insertInto('identitySessions')
    .values({ ...whose, madeAt: openedAt, openedAt })
    .onConflict((on) => on.columns(['accountId', 'checkId']).doUpdateSet({ openedAt }))
    .execute();
  return await tx
    .selectFrom('identitySessions')
    .select(columns)
    .where('accountId', '=', whose.accountId)
    .where('checkId', '=', whose.checkId)
    .executeTakeFirstOrThrow();
}

/** Whoever comes second keeps the first. */
export async function nameSession(tx: Tx, intent: string, sessionId: string): Promise<void> {
  await tx
    .updateTable('identitySessions')
    .set({ sessionId })
    .where('intent', '=', intent)
    .where('sessionId', 'is', null)
    .execute();
}

export const findSession = (tx: Tx, sessionId: string): Promise<KeptSession | undefined> =>
  tx
    .selectFrom('identitySessions')
    .select(columns)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();

export const findSessionOf = (tx: Tx, whose: Whose): Promise<KeptSession | undefined> =>
  tx
    .selectFrom('identitySessions')
    .select(columns)
    .where('accountId', '=', whose.accountId)
    .where('checkId', '=', whose.checkId)
    .executeTakeFirst();

/** Of which Stripe may still say something: those that wait, and whose page was opened, or that were refused, since then. */
export const listFollowed = (tx: Tx, since: Date): Promise<KeptSession[]> =>
  kept(tx)
    .innerJoin('identityChecks as c', (on) =>
      on.onRef('c.accountId', '=', 's.accountId').onRef('c.id', '=', 's.checkId'),
    )
    .where((or) =>
      or.or([
        or('c.status', '=', 'pending'),
        or.and([
          or('c.status', '<>', 'approved'),
          or.or([or('s.openedAt', '>', since), or('c.decidedAt', '>', since)]),
        ]),
      ]),
    )
    .orderBy('s.madeAt')
    .execute();

/**
 * What nobody needs at Stripe any more: of whoever was deleted here, of checks that were decided until then, or whose page
 * nobody opened since, and of those that another one came after.
 */
export const listForgettable = (tx: Tx, until: Date): Promise<KeptSession[]> =>
  forgettable(tx, until).orderBy('s.madeAt').execute();

export const isForgettable = async (
  tx: Tx,
  { accountId, checkId }: Whose,
  until: Date,
): Promise<boolean> => {
  const row = await forgettable(tx, until)
    .where('s.accountId', '=', accountId)
    .where('s.checkId', '=', checkId)
    .executeTakeFirst();
  return row !== undefined;
};

const forgettable = (tx: Tx, until: Date) =>
  kept(tx)
    .leftJoin('identityChecks as c', (on) =>
      on.onRef('c.accountId', '=', 's.accountId').onRef('c.id', '=', 's.checkId'),
    )
    .where((or) =>
      or.or([
        or('c.id', 'is', null),
        or('c.decidedAt', '<=', until),
        // Also what waits for an answer that nobody here asks for any more.
        or.and([or('c.decidedAt', 'is', null), or('s.openedAt', '<=', until)]),
        or.and([
          or('c.status', '=', 'refused'),
          or.exists(
            or
              .selectFrom('identityChecks as later')
              .select('later.id')
              .whereRef('later.accountId', '=', 's.accountId')
              .whereRef('later.id', '>', 's.checkId'),
          ),
        ]),
      ]),
    );

const kept = (tx: Tx) =>
  tx
    .selectFrom('identitySessions as s')
    .select(['s.accountId', 's.checkId', 's.intent', 's.sessionId', 's.redactedAt'])
    .where('s.redactedAt', 'is', null)
    .where('s.sessionId', 'is not', null);

/** Nothing of it lies at Stripe any more. Of somebody who was deleted the row goes, too: false then. */
export async function markRedacted(
  tx: Tx,
  { accountId, checkId }: Whose,
  redactedAt: Date,
): Promise<boolean> {
  const check = await tx
    .selectFrom('identityChecks')
    .select('id')
    .where('accountId', '=', accountId)
    .where('id', '=', checkId)
    .executeTakeFirst();
  if (check === undefined) {
    await tx
      .deleteFrom('identitySessions')
      .where('accountId', '=', accountId)
      .where('checkId', '=', checkId)
      .execute();
    return false;
  }
  await tx
    .updateTable('identitySessions')
    .set({ redactedAt })
    .where('accountId', '=', accountId)
    .where('checkId', '=', checkId)
    .execute();
  return true;
}

export async function wasHeard(tx: Tx, event: string): Promise<boolean> {
  const row = await tx
    .selectFrom('identityEvents')
    .select('event')
    .where('event', '=', event)
    .executeTakeFirst();
  return row !== undefined;
}

/** False where it was heard before. */
export async function noteEvent(
  tx: Tx,
  { accountId, checkId }: Whose,
  { event, heardAt }: { readonly event: string; readonly heardAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('identityEvents')
    .values({ event, accountId, checkId, heardAt })
    .onConflict((on) => on.column('event').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export type LockedCheck = Standing &
  Person & { readonly email: string; readonly tries: number; readonly askedAt: Date | null };

/** Undefined where it is confirmed, or gone: nothing is to be done about it then. */
export async function lockCheck(
  tx: Tx,
  { accountId, checkId }: Whose,
): Promise<LockedCheck | undefined> {
  const check = await tx
    .selectFrom('identityChecks as c')
    .innerJoin('accounts as a', 'a.id', 'c.accountId')
    .select(['c.status', 'c.reasonCode', 'c.tries', 'c.askedAt'])
    .select(['a.email', 'a.firstName', 'a.lastName'])
    .where('c.accountId', '=', accountId)
    .where('c.id', '=', checkId)
    .where('c.status', '<>', 'approved')
    .forUpdate('c')
    .executeTakeFirst();
  if (check === undefined) return undefined;
  // Not joined above: whoever waited for the lock would read it as it was before.
  const session = await tx
    .selectFrom('identitySessions')
    .select('lastReport')
    .where('accountId', '=', accountId)
    .where('checkId', '=', checkId)
    .executeTakeFirst();
  return { ...check, lastReport: session?.lastReport ?? null };
}

/** When what is carried out now was asked. */
export async function noteAsked(
  tx: Tx,
  { accountId, checkId }: Whose,
  askedAt: Date,
): Promise<void> {
  await tx
    .updateTable('identityChecks')
    .set({ askedAt })
    .where('accountId', '=', accountId)
    .where('id', '=', checkId)
    .execute();
}

/** What was found last is counted once. */
export async function noteReport(
  tx: Tx,
  { accountId, checkId }: Whose,
  lastReport: string | null,
): Promise<void> {
  await tx
    .updateTable('identitySessions')
    .set({ lastReport })
    .where('accountId', '=', accountId)
    .where('checkId', '=', checkId)
    .execute();
}

/** The one guarded move; false where another check stands meanwhile, by documents. */
export async function moveCheck(
  tx: Tx,
  { accountId, checkId }: Whose,
  { step, tries, now }: { readonly step: Step; readonly tries: number; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identityChecks')
    .set({
      status: step.to,
      reasonCode: step.to === 'refused' ? step.because : null,
      decidedAt: step.to === 'pending' ? null : now,
      tries,
    })
    .where('accountId', '=', accountId)
    .where('id', '=', checkId)
    .where('status', '<>', 'approved')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('identityChecks as other')
            .select('other.id')
            .where('other.accountId', '=', accountId)
            .where('other.id', '<>', checkId)
            .where('other.status', '<>', 'refused'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** How often Stripe said no to somebody. In their own name. */
export async function countTries(tx: Tx, accountId: number): Promise<number> {
  const { tries } = await tx
    .selectFrom('identityChecks')
    .select(({ fn }) => fn.sum<number | null>('tries').as('tries'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return tries ?? 0;
}
