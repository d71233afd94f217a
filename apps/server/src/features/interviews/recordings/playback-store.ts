import type { Tx } from '../../../platform/database/database.ts';

/** The interview's recording; its fields are null while there is none, the row is missing without interview. */
export function findPlayback(tx: Tx, companyId: number, scheduleId: number) {
  return tx
    .selectFrom('interviewSchedules as s')
    .leftJoin('attempts as a', (on) =>
      on.onRef('a.companyId', '=', 's.companyId').onRef('a.scheduleId', '=', 's.id'),
    )
    .leftJoin('recordings as r', (on) =>
      on.onRef('r.companyId', '=', 'a.companyId').onRef('r.attemptId', '=', 'a.id'),
    )
    .leftJoin('recordingRequests as q', (on) =>
      on.onRef('q.companyId', '=', 's.companyId').onRef('q.scheduleId', '=', 's.id'),
    )
    .select(['q.askedAt', 'q.deleteBy'])
    .select([
      'r.status',
      'r.objectKey',
      'r.mimeType',
      'r.durationMs',
      'r.bytes',
      'r.gaps',
      'r.timeline',
      'r.sha256',
      'r.verifiedAt',
      'r.posterKey',
      'r.thumbnails',
      'r.deletedAt',
    ])
    .where('s.companyId', '=', companyId)
    .where('s.id', '=', scheduleId)
    .executeTakeFirst();
}
