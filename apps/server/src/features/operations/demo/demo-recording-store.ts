import type { Tx } from '../../../platform/database/database.ts';
import { demoAdmin } from './demo-people.ts';

/** The finished interview of a sample candidate, and who of the company shares it. */
export async function findSampleAttempt(tx: Tx, companyId: number, email: string) {
  const found = await tx
    .selectFrom('attempts as a')
    .innerJoin('interviewSchedules as s', (on) =>
      on.onRef('s.companyId', '=', 'a.companyId').onRef('s.id', '=', 'a.scheduleId'),
    )
    .innerJoin('candidates as c', (on) =>
      on.onRef('c.companyId', '=', 's.companyId').onRef('c.id', '=', 's.candidateId'),
    )
    .leftJoin('recordings as r', (on) =>
      on.onRef('r.companyId', '=', 'a.companyId').onRef('r.attemptId', '=', 'a.id'),
    )
    .innerJoin('accounts as u', (on) => on.on('u.email', '=', demoAdmin.email))
    .select(['a.id as attemptId', 'a.scheduleId', 'a.startedAt', 'a.endedAt'])
    .select(['r.id as recordingId', 'u.id as sharedBy'])
    .where('a.companyId', '=', companyId)
    .where('c.email', '=', email)
    .orderBy('a.id')
    .limit(1)
    .executeTakeFirst();
  return found && { ...found, hasRecording: found.recordingId !== null };
}
