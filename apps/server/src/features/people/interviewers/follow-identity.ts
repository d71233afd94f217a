import { IDENTITY_DOCUMENT_DAYS } from '@candor/contract/people/person-rules';
import type { Clock } from '../../../platform/clock/clock.ts';
import { ProviderRefuses } from '../../operations/billing/index.ts';
import { followedSince } from './identity-session-rules.ts';
import {
  isForgettable,
  type KeptSession,
  listFollowed,
  listForgettable,
} from './identity-session-store.ts';
import {
  asPlatform,
  type AskParts,
  forgetSession,
  isKnown,
  noteForgotten,
  settle,
} from './settle-identity.ts';

type Parts = AskParts & {
  readonly clock: Clock;
  readonly onProblem: (problem: Error) => void;
};
type Known = KeptSession & { readonly sessionId: string };

const DAY = 86_400_000;

/** What became of checks whose page did not stay to hear it, and of which nobody told. */
export async function followIdentity(parts: Parts): Promise<void> {
  const since = followedSince(parts.clock());
  const followed = await asPlatform(parts, (tx) => listFollowed(tx, since));
  await each(parts, followed, async (session) => {
    await settle(parts, session, { now: parts.clock() });
  });
}

/** As documents are deleted here, so is what Stripe collected deleted there; of whoever was deleted here, at once. */
export async function forgetIdentity(parts: Parts): Promise<void> {
  const until = new Date(parts.clock().getTime() - IDENTITY_DOCUMENT_DAYS * DAY);
  const kept = await asPlatform(parts, (tx) => listForgettable(tx, until));
  await each(parts, kept, (session) => forget(parts, session, until));
}

/** What was found meanwhile is carried out first: a confirmation that nobody heard of is lost with what it says otherwise. */
async function forget(parts: Parts, session: Known, until: Date): Promise<void> {
  const now = parts.clock();
  const said = await settle(parts, session, { now });
  // Stripe deletes nothing of what it is looking at; of what was decided just now its days begin.
  if (said.kind === 'processing') return;
  if (!(await asPlatform(parts, (tx) => isForgettable(tx, session, until)))) return;
  if (said.kind === 'over' && said.isRedacted) return noteForgotten(parts, session, now);
  try {
    await forgetSession(parts, session, now);
  } catch (error) {
    if (!(error instanceof ProviderRefuses)) throw error;
    await noteRefused(parts, session);
  }
  // What was begun and never handed in ends with it.
  await settle(parts, session, { now });
}

/** It is deleted already; or was cancelled there by hand, which Stripe deletes for nobody but its owner. */
async function noteRefused(parts: Parts, session: Known): Promise<void> {
  const said = await parts.identity.look(session.sessionId);
  if (said.kind !== 'over') throw new Error(`${session.sessionId} cannot be deleted at Stripe yet`);
  await noteForgotten(parts, session, parts.clock());
  if (said.isRedacted) return;
  parts.onProblem(
    new Error(`Stripe does not delete ${session.sessionId}: please do so in its dashboard`),
  );
}

/** One of which Stripe says nothing holds up nothing else. */
async function each(
  { onProblem }: Parts,
  sessions: readonly KeptSession[],
  work: (session: Known) => Promise<void>,
): Promise<void> {
  for (const session of sessions) {
    if (isKnown(session)) await work(session).catch((error) => onProblem(error as Error));
  }
}
