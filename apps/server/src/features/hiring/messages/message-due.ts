import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { defineDue, type Due, type DueWork } from '../../../platform/queue/define-due.ts';
import type { Notify } from '../../people/notifications/index.ts';
import { type Letters, messageOf, postMessage } from './message-letters.ts';
import { listMessagesOf } from './message-list-store.ts';
import { tellFailed } from './message-notices.ts';
import {
  endWaiting,
  findCandidateOf,
  findThread,
  MESSAGE_DUE,
  writeFailed,
  writeProblem,
} from './message-store.ts';

/** Why one was taken back that nobody took back. */
const WITHDRAWN = 'withdrawn';

type Parts = Letters & { readonly clock: Clock };

/** Posts a message whose time has come, unless it was taken back or its application was withdrawn meanwhile. */
export const messageDue = (parts: Parts): DueWork =>
  defineDue({ kind: MESSAGE_DUE, run: (tx, due) => leave(tx, parts, due) });

async function leave(tx: Tx, parts: Parts, { companyId, id: messageId }: Due): Promise<void> {
  const now = parts.clock();
  const whose = await findCandidateOf(tx, { companyId, messageId });
  if (whose === undefined) return;
  const { threadId } = whose;
  const thread = await findThread(tx, { companyId, threadId });
  const isWithdrawn = thread?.applicationStatus === 'withdrawn';
  const state = isWithdrawn ? 'taken-back' : 'sent';
  const message = await endWaiting(tx, { companyId, messageId }, { state, now });
  if (message === undefined || thread === undefined) return;
  if (isWithdrawn) return writeProblem(tx, { companyId, messageId }, WITHDRAWN);
  const { body, writtenBy } = message;
  if (writtenBy === null) throw new Error('What waits was written by a member.');
  const rows = await listMessagesOf(tx, companyId, [threadId]);
  const files = (rows.find(({ messageID }) => messageID === messageId)?.files ?? [])
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ fileName }) => fileName);
  await postMessage(tx, parts, { thread, messageId, writtenBy, body, files, now });
}

/**
 * Hears of every mail that its server refused or that was given up: where it was a message, its page says so, and whoever
 * wrote it is told.
 */
export const hearRefused =
  ({
    db,
    clock,
    notify,
  }: {
    readonly db: Database;
    readonly clock: Clock;
    readonly notify: Notify;
  }) =>
  async (key: string, problem: string): Promise<void> => {
    const named = messageOf(key);
    if (named === null) return;
    const { companyId } = named;
    await db.inCompany(companyId, async (tx) => {
      const failed = await writeFailed(tx, named, problem.slice(0, 500));
      if (failed === undefined) return;
      const thread = await findThread(tx, { companyId, threadId: failed.threadId });
      if (thread === undefined || failed.writtenBy === null) return;
      await tellFailed(tx, notify, { thread, writtenBy: failed.writtenBy, now: clock() });
    });
  };
