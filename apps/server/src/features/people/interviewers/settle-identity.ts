import { MOST_IDENTITY_TRIES } from '@candor/contract/people/identity-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import type { IdentitySession } from '../../../platform/payments/stripe-identity.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import { PLATFORM } from '../../operations/billing/index.ts';
import { confirmedLetter, refusedAtStripeLetter } from './identity-mails.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { isOver, type Step, stepOf } from './identity-session-rules.ts';
import {
  countTries,
  type KeptSession,
  type LockedCheck,
  lockCheck,
  markRedacted,
  moveCheck,
  noteAsked,
  noteEvent,
  noteReport,
} from './identity-session-store.ts';

export type SettleParts = {
  readonly db: Database;
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
};
export type AskParts = SettleParts & { readonly identity: IdentityProvider };

type Whose = Pick<KeptSession, 'accountId' | 'checkId'>;
type Known = KeptSession & { readonly sessionId: string };

export const isKnown = (session: KeptSession): session is Known => session.sessionId !== null;

/** Asks Stripe what is true of a session and carries it out; gives what it said. */
export async function settle(
  parts: AskParts,
  session: Known,
  { now, event }: { readonly now: Date; readonly event?: string },
): Promise<IdentitySession> {
  const said = await parts.identity.look(session.sessionId);
  await carryOut(parts, session, { said, askedAt: now, ...(event === undefined ? {} : { event }) });
  return said;
}

type Answer = {
  readonly said: IdentitySession;
  readonly askedAt: Date;
  readonly event?: string;
};

/**
 * By one guarded move, whoever asked and however often: the row is locked, what was asked before the answer that was
 * carried out last says nothing any more, and what is so already leads nowhere.
 */
function carryOut(
  parts: SettleParts,
  whose: Whose,
  { said, askedAt, event }: Answer,
): Promise<void> {
  return asPlatform(parts, async (tx) => {
    const check = await lockCheck(tx, whose);
    if (check === undefined) return;
    if (event !== undefined && !(await noteEvent(tx, whose, { event, heardAt: askedAt }))) return;
    if (check.askedAt !== null && askedAt < check.askedAt) return;
    const step = stepOf(check, said, check);
    await noteAsked(tx, whose, askedAt);
    if ('report' in said && said.report !== null) await noteReport(tx, whose, said.report);
    if (step !== null) await move(tx, parts, { whose, check, step, now: askedAt });
  });
}

/** Whoever chose another way has given this one up; nothing is asked, and nobody is written to. */
export const giveUp = (parts: SettleParts, whose: Whose, now: Date): Promise<void> =>
  asPlatform(parts, async (tx) => {
    const check = await lockCheck(tx, whose);
    if (check === undefined || check.status === 'refused') return;
    const step = { to: 'refused', because: 'given_up', isLook: false } as const;
    await move(tx, parts, { whose, check, step, now });
  });

export const asPlatform = <T>({ db }: Pick<SettleParts, 'db'>, work: (tx: Tx) => Promise<T>) =>
  db.inCompany(PLATFORM, work);

type Moved = {
  readonly whose: Whose;
  readonly check: LockedCheck;
  readonly step: Step;
  readonly now: Date;
};

async function move(tx: Tx, parts: SettleParts, { whose, check, step, now }: Moved): Promise<void> {
  const tries = check.tries + (step.to === 'refused' && step.isLook ? 1 : 0);
  if (!(await moveCheck(tx, whose, { step, tries, now }))) return;
  const { accountId, checkId } = whose;
  const letter = {
    ...{ to: check.email, firstName: check.firstName },
    key: `identity-${step.to}:${accountId}:${checkId}:${tries}`,
    url: new URL('/user-idverification', parts.baseUrl).href,
  };
  if (step.to === 'approved') await parts.postOffice.post(tx, confirmedLetter('stripe', letter));
  // What comes of what the person did, or did not do, nobody is told by mail.
  if (step.to === 'refused' && !isOver(step.because)) {
    const isLast = (await countTries(tx, accountId)) >= MOST_IDENTITY_TRIES;
    await parts.postOffice.post(tx, refusedAtStripeLetter({ ...letter, isLast }));
  }
  await recordAudit(
    tx,
    {
      ...{ companyId: PLATFORM, actorKind: 'system', action: actions[step.to] },
      ...{ objectKind: 'identity-check', objectId: checkId },
      before: { status: check.status },
      // Not why: the chain cannot forget it, and whoever is deleted takes it along.
      after: { status: step.to, by: 'stripe', accountID: accountId },
    },
    now,
  );
}

const actions = {
  pending: 'identity.submit',
  approved: 'identity.approve',
  refused: 'identity.refuse',
} as const;

/** What Stripe keeps of a session is deleted there, which ends it. */
export async function forgetSession(parts: AskParts, session: Known, now: Date): Promise<void> {
  await parts.identity.redact(session.sessionId);
  await noteForgotten(parts, session, now);
}

/** That nothing of it lies at Stripe any more. */
export const noteForgotten = (parts: SettleParts, session: KeptSession, now: Date): Promise<void> =>
  asPlatform(parts, async (tx) => {
    const hasCheck = await markRedacted(tx, session, now);
    const { accountId, checkId } = session;
    await recordAudit(
      tx,
      {
        ...{ companyId: PLATFORM, actorKind: 'system', action: 'identity.session-removed' },
        ...{ objectKind: 'account', objectId: accountId },
        after: { checkID: checkId, isAccountThere: hasCheck },
      },
      now,
    );
  });
