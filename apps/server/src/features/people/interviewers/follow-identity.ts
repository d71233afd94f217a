import { IDENTITY_DOCUMENT_DAYS } from '@candor/contract/people/person-rules';
import type { Clock } from '../../../platform/clock/clock.ts';
import { ProviderRefuses } from '../../operations/billing/index.ts';
import { followedSince } from './identity-session-rules.ts';
import { type KeptSession, listFollowed, listForgettable } from './identity-session-store.ts';
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
  await each(parts, kept, (session) => forget(parts, session));
}

async function forget(parts: Parts, session: Known): Promise<void> {
  const now = parts.clock();
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
