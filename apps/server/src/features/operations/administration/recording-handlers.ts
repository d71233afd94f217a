import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { listTroubled, retryRecording } from '../../interviews/recordings/index.ts';

type Administration = HandlersOf<typeof contract.administration>;
type Handlers = Pick<Administration, 'listTroubledRecordings' | 'retryRecording'>;

export function recordingHandlers(parts: {
  readonly db: Database;
  readonly queue: Queue;
}): Handlers {
  const { db } = parts;
  return {
    async listTroubledRecordings({ session, now }) {
      const troubled = await db.asAccount(session.accountId, (tx) => listTroubled(tx, now));
      return {
        recordings: troubled.map(({ id, companyId, companyName, scheduleId, kind, ...row }) => ({
          recordingID: id,
          companyID: companyId,
          companyName: companyName ?? '',
          interviewScheduleID: scheduleId,
          trouble: kind,
          since: row.since.toISOString(),
          reason: row.failure,
        })),
      };
    },

    async retryRecording({ params, session, client, now }) {
      const { ip, userAgent, requestId } = client;
      const isRetried = await retryRecording(parts, {
        recordingId: params.recordingID,
        accountId: session.accountId,
        now,
        from: { ip, userAgent: userAgent ?? undefined, requestId },
      });
      if (!isRetried) throw refuse('not_found', { params: { what: 'recording-trouble' } });
      return { done: true };
    },
  };
}
