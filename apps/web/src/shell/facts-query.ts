import { getMe } from '@candor/contract/people/accounts';
import { call } from '../lib/api.ts';
import { heard } from '../lib/changes.ts';
import { readOwn } from '../lib/server-state.ts';
import { currentSession, storeFacts } from '../lib/session.ts';

const LOOK_AGAIN_MS = 5 * 60_000;

/**
 * What the shell decides by, as the server has it now: time, a refund or a bank statement may have taken the plan of
 * the company, or given it one, while its pages are open (SH-6).
 */
export const factsQuery = readOwn(
  [getMe.path, 'as it is now'],
  readFacts,
  heard({ hears: { plan: true }, everyMs: LOOK_AGAIN_MS }),
);

async function readFacts(signal: AbortSignal): Promise<boolean> {
  const before = storedFacts();
  const facts = await call(getMe, {}, { signal });
  // What was done on this page meanwhile has its own answer, which is newer.
  if (storedFacts() === before) storeFacts(facts);
  return facts.isPaymentDone;
}

/** Without the tokens, which are made anew at any time. */
const storedFacts = (): string =>
  JSON.stringify({ ...currentSession(), token: undefined, refreshToken: undefined });
