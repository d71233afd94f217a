import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf, LinkOf } from '../../../platform/http/handlers.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import { standingOf } from './attempt-rules.ts';
import { lockAttempt, type StoredAttempt } from './attempt-store.ts';
import { type Break, isOnBreak, judgeBreak, judgeBreakEnd } from './break-rules.ts';
import { storeBreak } from './break-store.ts';
import { auditOrigin, type Caller, closeAttempt } from './close-attempt.ts';
import { readGrantedBreaks } from './invitation-store.ts';

type Handlers = Pick<HandlersOf<typeof contract.attempts>, 'takeBreak' | 'endBreak'>;
type Parts = { readonly db: Database; readonly queue: Queue };
type Work = { readonly tx: Tx; readonly queue: Queue; readonly now: Date };

const notStarted = () => fail('not_started', 'The interview has not started.');
const takenOver = () =>
  fail('taken_over', 'The interview continues in another window or on another device.');

/** What every page of a running interview is told, by the server's clock. */
export function clockOf(attempt: StoredAttempt, now: Date) {
  const breakEndsAt = isOnBreak(attempt, now) ? attempt.breakEndsAt : null;
  return {
    now: now.getTime(),
    deadlineAt: attempt.deadlineAt.getTime(),
    status: standingOf(attempt, now).status,
    life: attempt.life,
    breaksTaken: attempt.breaksTaken,
    breakEndsAt: breakEndsAt?.getTime() ?? null,
  };
}

/** Decision 0177. Both are idempotent by the number of the break. */
export function breakHandlers({ db, queue }: Parts): Handlers {
  return {
    takeBreak: ({ link, body, client, now }) =>
      db.inCompany(link.companyId, async (tx) => {
        const work = { tx, queue, now };
        const attempt = await lockStarted(tx, link);
        const granted = await readGrantedBreaks(tx, link);
        const verdict = judgeBreak(attempt, granted, { request: body, now });
        if (verdict === 'repeat') return clockOf(attempt, now);
        if (verdict === 'taken_over') throw takenOver();
        if (verdict === 'no_break_left') throw fail(verdict, 'There is no break left to take.');
        // Said by the reply: a refusal would undo the closing.
        if ('status' in verdict) {
          return clockOf(await closeAttempt(work, attempt, { ending: verdict, caller: null }), now);
        }
        return clockOf(await keep(work, attempt, { taken: verdict, caller: client }), now);
      }),
    endBreak: ({ link, body, client, now }) =>
      db.inCompany(link.companyId, async (tx) => {
        const attempt = await lockStarted(tx, link);
        const verdict = judgeBreakEnd(attempt, body, now);
        if (verdict === 'repeat') return clockOf(attempt, now);
        if (verdict === 'taken_over') throw takenOver();
        return clockOf(
          await keep({ tx, queue, now }, attempt, { taken: verdict, caller: client }),
          now,
        );
      }),
  };
}

async function lockStarted(
  tx: Tx,
  { companyId, scheduleId }: LinkOf<'bot-interview'>,
): Promise<StoredAttempt> {
  const attempt = await lockAttempt(tx, companyId, scheduleId);
  if (attempt === null) throw notStarted();
  return attempt;
}

/** The job of the earlier deadline finds an interview that is not over yet, and leaves it. */
async function keep(
  { tx, queue, now }: Work,
  attempt: StoredAttempt,
  { taken, caller }: { readonly taken: Break; readonly caller: Caller },
): Promise<StoredAttempt> {
  const changed = await storeBreak(tx, attempt, taken);
  const { companyId, id: attemptId, deadlineAt } = changed;
  await queue.send(tx, {
    name: 'close-attempt',
    data: { companyId, attemptId },
    startAfter: deadlineAt,
  });
  await recordAudit(
    tx,
    {
      ...auditOrigin(caller),
      companyId,
      action: isOnBreak(changed, now) ? 'attempt.paused' : 'attempt.continued',
      objectKind: 'attempt',
      objectId: attemptId,
      before: { deadlineAt: attempt.deadlineAt },
      after: { deadlineAt },
    },
    now,
  );
  return changed;
}
