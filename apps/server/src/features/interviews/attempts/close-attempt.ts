import type { Tx } from '../../../platform/database/database.ts';
import { addDue } from '../../../platform/queue/due-store.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import { publishEvent } from '../../operations/webhooks/index.ts';
import type { Ending } from './attempt-rules.ts';
import { endAttempt, type StoredAttempt } from './attempt-store.ts';
import { ENDED } from './ended-due.ts';

export type Caller = {
  readonly ip: string;
  readonly userAgent: string | null;
  readonly requestId: string;
};

/** The columns of an audit entry that say from where. */
export function auditOrigin(caller: Caller | null) {
  if (caller === null) return { actorKind: 'system' };
  const { ip, userAgent, requestId } = caller;
  return { actorKind: 'candidate', ip, userAgent: userAgent ?? undefined, requestId };
}

/**
 * The one transition out of `in-progress`, whoever makes it: candidate, deadline or sweep. The attempt
 * must be locked; the rest of the transaction may only read. Gives the attempt as it stands now.
 */
export async function closeAttempt(
  { tx, queue, now }: { readonly tx: Tx; readonly queue: Queue; readonly now: Date },
  attempt: StoredAttempt,
  { ending, caller }: { readonly ending: Ending; readonly caller: Caller | null },
): Promise<StoredAttempt> {
  const ended = await endAttempt(tx, attempt, ending);
  if (ended === null) return attempt;
  const { companyId, id: attemptId } = ended;
  const recorded = { companyId, subject: 'attempt', subjectId: attemptId };
  await queue.send(tx, { name: 'finish-recording', data: recorded });
  await addDue(tx, ENDED, [{ id: attemptId, companyId, at: now }]);
  await publishEvent(
    tx,
    { companyId, now },
    {
      event: 'interview.submitted',
      data: {
        ...{ interviewScheduleID: ended.scheduleId, state: ending.status },
        ...{ answeredCount: ended.answeredCount, questionCount: ended.questionCount },
      },
    },
  );
  await recordAudit(
    tx,
    {
      ...auditOrigin(caller),
      companyId,
      action: ending.status === 'submitted' ? 'attempt.submitted' : 'attempt.timed-out',
      objectKind: 'attempt',
      objectId: attemptId,
      before: { status: 'in-progress' },
      after: { ...ending, answeredCount: ended.answeredCount },
    },
    now,
  );
  return ended;
}
