import type { Database } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { type AuditEntry, recordAudit } from '../../operations/audit/index.ts';
import { beginAnew, findTroubled } from './trouble-store.ts';

type Retry = {
  readonly recordingId: number;
  readonly accountId: number;
  readonly now: Date;
  readonly from: Pick<AuditEntry, 'ip' | 'userAgent' | 'requestId'>;
};

/** Has a recording in trouble joined or converted again. False when it is in none. */
export async function retryRecording(
  { db, queue }: { readonly db: Database; readonly queue: Queue },
  { recordingId, accountId, now, from }: Retry,
): Promise<boolean> {
  const found = await db.asAccount(accountId, (tx) => findTroubled(tx, recordingId, now));
  if (found === undefined) return false;
  const { companyId, kind, subject } = found;
  await db.inCompany(companyId, async (tx) => {
    const { rejoins, ...before } = await beginAnew(tx, companyId, recordingId);
    // The sweep completes uploads that nobody completes; until then nothing is joined.
    if (kind === 'unfinished') await queue.send(tx, { name: 'sweep-recordings', data: {} });
    if (subject === 'call-film') await queue.send(tx, { name: 'film-calls', data: {} });
    else {
      const job = rejoins ? 'join-recording' : 'convert-recording';
      await queue.send(tx, { name: job, data: { companyId, recordingId } });
    }
    const entry = {
      ...{ companyId, actorKind: 'account', actorAccountId: accountId },
      ...{ action: 'recording.retry', objectKind: 'recording', objectId: recordingId, before },
    };
    await recordAudit(tx, { ...entry, ...from }, now);
  });
  return true;
}
