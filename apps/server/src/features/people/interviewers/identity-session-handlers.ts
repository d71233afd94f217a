import type { contract } from '@candor/contract';
import { MOST_IDENTITY_TRIES } from '@candor/contract/people/identity-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf, RequestContext, Session } from '../../../platform/http/handlers.ts';
import type { IdentitySession } from '../../../platform/payments/stripe-identity.ts';
import { recordDeed } from '../../operations/audit/index.ts';
import {
  type Billing,
  PLATFORM,
  ProviderRefuses,
  ProviderSilent,
} from '../../operations/billing/index.ts';
import { findOwnCheck, type IdentityCheck, insertBegun, wayOf } from './identity-check-store.ts';
import { readIdentityFee } from './identity-fee.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { isOver } from './identity-session-rules.ts';
import {
  countTries,
  findSessionOf,
  type KeptSession,
  keepSession,
  nameSession,
} from './identity-session-store.ts';
import { findProfile } from './interviewer-store.ts';
import {
  asPlatform,
  type AskParts,
  forgetSession,
  giveUp,
  isKnown,
  settle,
  type SettleParts,
} from './settle-identity.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.interviewers>,
  'openIdentitySession' | 'lookAtIdentitySession'
>;

export type SessionParts = SettleParts & {
  /** null where a person looks at documents, and nobody else is asked. */
  readonly identity: IdentityProvider | null;
  readonly billing: Billing | null;
};

type Asked = Pick<RequestContext, 'client' | 'now'> & { readonly session: Session };
type Open = AskParts & SessionParts;

/** PY-3, on pages of Stripe: what is asked of it is asked between transactions, and each step may be done again. */
export function identitySessionHandlers(parts: SessionParts): Handlers {
  return {
    async openIdentitySession(asked) {
      const url = await openPage(openOf(parts), asked, { isAnew: false });
      return { url };
    },

    async lookAtIdentitySession({ session: { accountId }, now }) {
      const open = openOf(parts);
      const check = await ownCheck(open, accountId);
      if (check === undefined) return { status: null };
      if (wayOf(check) === 'review' || check.status === 'approved') return { status: check.status };
      const session = await sessionOf(open, check);
      if (session !== undefined && isKnown(session) && session.redactedAt === null) {
        await heard(settle(open, session, { now }));
      }
      return { status: (await ownCheck(open, accountId))?.status ?? null };
    },
  };
}

function openOf(parts: SessionParts): Open {
  const { identity } = parts;
  if (identity === null) throw refuse('identity_by_review');
  return { ...parts, identity };
}

/** Whether what was refused is given up for another one. */
type Manner = { readonly isAnew: boolean };

/** The address of the page, in whatever state it is; null: nothing is to be done there. */
async function openPage(parts: Open, asked: Asked, manner: Manner): Promise<string | null> {
  const check = await beginCheck(parts, asked, manner);
  if (check === null) return null;
  const { now } = asked;
  const whose = { accountId: check.accountId, checkId: check.id };
  const kept = await asPlatform(parts, (tx) => keepSession(tx, whose, now));
  const session = isKnown(kept) ? kept : await makeSession(parts, kept);
  const isGone = session.redactedAt !== null;
  const said: IdentitySession = isGone
    ? { kind: 'over', isRedacted: true }
    : await heard(settle(parts, session, { now }));
  if (said.kind === 'open' || said.kind === 'failed') return said.url;
  if (said.kind === 'processing') return null;
  if ((await ownCheck(parts, check.accountId))?.status === 'approved') return null;
  // By somebody else's document, or over: the next one begins anew.
  if (said.kind === 'verified') await heard(forgetSession(parts, session, now));
  if (isGone) await giveUp(parts, whose, now);
  return manner.isAnew ? null : openPage(parts, asked, { isAnew: true });
}

/** The key makes it once at Stripe; its id is kept before anybody is sent there. */
async function makeSession(parts: Open, { intent, ...kept }: KeptSession) {
  const backTo = new URL('/user-idverification', parts.baseUrl).href;
  const sessionId = await heard(parts.identity.open({ intent, backTo }));
  await asPlatform(parts, (tx) => nameSession(tx, intent, sessionId));
  return { ...kept, intent, sessionId };
}

/** The one that stands, or that Stripe refused and that may be tried again; else a new one. null: nothing is to be done. */
async function beginCheck(
  parts: Open,
  asked: Asked,
  { isAnew }: Manner,
): Promise<IdentityCheck | null> {
  const { billing, db } = parts;
  const { client, now } = asked;
  const { accountId } = asked.session;
  const begin = async (tx: Tx): Promise<IdentityCheck | null> => {
    if (!(await findProfile(tx, accountId))?.employmentDoneAt) throw refuse('steps_first');
    const known = await findOwnCheck(tx, accountId);
    if (known?.status === 'approved') return null;
    if (known?.status === 'pending') {
      if (wayOf(known) === 'stripe') return known;
      throw refuse('identity_checked');
    }
    if ((await readIdentityFee(tx, billing, { accountId, now })).isDue)
      throw refuse('check_unpaid');
    if (known?.status === 'begun') return known;
    if ((await countTries(tx, accountId)) >= MOST_IDENTITY_TRIES)
      throw refuse('identity_tries_over');
    const isTriedAgain =
      known !== undefined && wayOf(known) === 'stripe' && !isOver(known.reasonCode);
    if (isTriedAgain && !isAnew) return known;
    const id = await insertBegun(tx, { accountId, submittedAt: now });
    const check = await findOwnCheck(tx, accountId);
    if (id === null || check === undefined) return check ?? null;
    const what = { action: 'identity.begin', objectKind: 'identity-check', objectId: id };
    const deed = { companyId: PLATFORM, accountId, client, now };
    await recordDeed(tx, deed, { ...what, after: { by: 'stripe' } });
    return check;
  };
  return await db.inCompany(PLATFORM, begin, { accountId });
}

/**
 * Before documents are taken: whatever was begun at Stripe is over. Refused where Stripe is checking right now, or has
 * confirmed meanwhile. Where Stripe is none of this installation any more, nobody is left to be asked; what it refuses
 * to say, or to delete, holds up nobody: the job that forgets asks again.
 */
export async function leaveStripe(
  parts: SessionParts,
  accountId: number,
  now: Date,
): Promise<void> {
  const check = await ownCheck(parts, accountId);
  if (check === undefined || wayOf(check) === 'review' || check.status === 'approved') return;
  const { identity } = parts;
  const session = await sessionOf(parts, check);
  if (
    identity !== null &&
    session !== undefined &&
    isKnown(session) &&
    session.redactedAt === null
  ) {
    const open = { ...parts, identity };
    const said = await unlessRefused(settle(open, session, { now }));
    const status = (await ownCheck(parts, accountId))?.status;
    if (said?.kind === 'processing' || status === 'approved') throw refuse('identity_checked');
    if (said?.kind !== 'over') await unlessRefused(forgetSession(open, session, now));
  }
  await giveUp(parts, { accountId, checkId: check.id }, now);
}

const ownCheck = ({ db }: SettleParts, accountId: number) =>
  db.asAccount(accountId, (tx) => findOwnCheck(tx, accountId));

const sessionOf = (parts: SettleParts, { accountId, id: checkId }: IdentityCheck) =>
  asPlatform(parts, (tx) => findSessionOf(tx, { accountId, checkId }));

/** Undefined where Stripe refuses. */
async function unlessRefused<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProviderSilent) throw refuse('identity_silent');
    if (error instanceof ProviderRefuses) return undefined;
    throw error;
  }
}

/** That Stripe gave no answer is a refusal that the browser knows. */
async function heard<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProviderSilent) throw refuse('identity_silent');
    if (error instanceof ProviderRefuses) throw refuse('identity_refuses');
    throw error;
  }
}
