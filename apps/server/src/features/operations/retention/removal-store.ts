import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import {
  deleteCandidateRows,
  deleteNotesOf,
  forgetScores,
} from '../../hiring/candidate-records/index.ts';
import { deleteConsents, type Ended, isOver } from '../../hiring/applications/index.ts';
import { deleteAttempts, deleteEvents, noteEvidenceGone } from '../../interviews/attempts/index.ts';
import { deleteReports, deleteSessions } from '../../interviews/proctoring/index.ts';
import { deleteRecordingRows } from '../../interviews/recordings/index.ts';
import { deleteScheduleRows } from '../../interviews/scheduling/index.ts';
import { forgetDeliveries, publishEvents } from '../webhooks/index.ts';
import { finishErasures } from './erasure-store.ts';
import { forgetTraces } from './forget-traces.ts';
import { findPeople } from './trace-store.ts';

type Ids = { readonly companyId: number; readonly ids: readonly number[] };

/**
 * What monitors and room reported of these attempts, with what reviewers and the candidate said of it. Scores and decisions
 * stay. It is noted first: that waits for an explanation on its way, which then goes too, and lets none after it in.
 */
export async function deleteEvidence(tx: Tx, { companyId, ids }: Ids, at: Date): Promise<void> {
  await noteEvidenceGone(tx, { companyId, ids }, at);
  await deleteReports(tx, companyId, ids);
  await deleteEvents(tx, { companyId, ids });
  await deleteSessions(tx, companyId, ids);
}

/** The attempts of these schedules. */
async function findAttempts(tx: Tx, { companyId, ids }: Ids) {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('attempts')
    .select(['id', 'scheduleId'])
    .where('companyId', '=', companyId)
    .where('scheduleId', 'in', [...ids])
    .execute();
}

/** Of these schedules, those that must stay: their candidate is held back since, or an interview of theirs has begun. */
export async function findUntouchable(tx: Tx, { companyId, ids }: Ids): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select s.id from interview_schedules s
      join candidates c on c.company_id = s.company_id and c.id = s.candidate_id
     where s.company_id = ${companyId} and s.id = any(${ids})
       and (c.held_at is not null or exists (
         select 1 from interview_schedules rs
           join attempts ra on ra.company_id = rs.company_id and ra.schedule_id = rs.id
          where rs.company_id = c.company_id and rs.candidate_id = c.id and ra.status = 'in-progress'))`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Interviews with everything that was asked, answered, reported, decided and shared. Their recordings are gone. */
export async function deleteSchedules(tx: Tx, { companyId, ids }: Ids): Promise<void> {
  if (ids.length === 0) return;
  const attempts = (await findAttempts(tx, { companyId, ids })).map(({ id }) => id);
  const candidates = await sql<{ id: number }>`
    select distinct candidate_id as id from interview_schedules
     where company_id = ${companyId} and id = any(${ids})`.execute(tx);
  await deleteRecordingRows(tx, companyId, ids);
  if (attempts.length > 0) {
    await deleteReports(tx, companyId, attempts);
    await deleteEvents(tx, { companyId, ids: attempts });
    await deleteAttempts(tx, { companyId, ids: attempts });
  }
  await forgetDeliveries(tx, companyId, { interviewScheduleID: ids });
  await deleteNotesOf(tx, companyId, ids);
  await deleteScheduleRows(tx, companyId, ids);
  await forgetScores(
    tx,
    companyId,
    candidates.rows.map(({ id }) => id),
  );
}

/** The interviews that belong to these applications, by whatever tie. */
export async function findSchedulesOf(
  tx: Tx,
  { companyId, ids, isErasure }: Ended,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from applications p
      join interview_schedules s on s.company_id = p.company_id and s.application_id = p.id
     where p.company_id = ${companyId} and p.id = any(${ids}) and ${isOver(isErasure)}
    union
    select s.id from applications p
      join interview_schedules s
        on s.company_id = p.company_id and s.candidate_id = p.candidate_id and s.job_id = p.job_id
     where p.company_id = ${companyId} and p.id = any(${ids}) and ${isOver(isErasure)}`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Those of whom nothing is left but name and consents; notes, tags and words of the search go with them, and what speaks of
 * them elsewhere.
 */
export async function deleteCandidates(
  tx: Tx,
  { companyId, ids }: Ids,
  now: Date,
): Promise<{ readonly gone: readonly number[]; readonly mailKeys: readonly string[] }> {
  const { rows } = await sql<{ id: number }>`
    select c.id from candidates c
     where c.company_id = ${companyId} and c.id = any(${ids}) and c.held_at is null
       and not exists (select 1 from applications p where p.company_id = c.company_id and p.candidate_id = c.id)
       and not exists (select 1 from interview_schedules s where s.company_id = c.company_id and s.candidate_id = c.id)
       and not exists (select 1 from candidate_files f where f.company_id = c.company_id and f.candidate_id = c.id)
       for update of c`.execute(tx);
  const empty = rows.map(({ id }) => id);
  if (empty.length === 0) return { gone: [], mailKeys: [] };
  const people = await findPeople(tx, companyId, empty);
  const mailKeys = await forgetTraces(tx, { companyId, people, now });
  await deleteConsents(tx, companyId, empty);
  await deleteCandidateRows(tx, companyId, empty);
  await finishErasures(tx, { companyId, candidateIds: empty, now });
  const told = empty.map((candidateID) => ({ candidateID }));
  await publishEvents(tx, { companyId, now }, { event: 'candidate.erased', many: told });
  return { gone: empty, mailKeys };
}

/** Everything of one person, for their erasure. */
export async function findAllOf(tx: Tx, companyId: number, candidateId: number) {
  const { rows } = await sql<{ schedules: number[]; applications: number[] }>`
    select array(select id from interview_schedules
                  where company_id = ${companyId} and candidate_id = ${candidateId}) as schedules,
           array(select id from applications
                  where company_id = ${companyId} and candidate_id = ${candidateId}) as applications`.execute(
    tx,
  );
  return rows[0] ?? { schedules: [], applications: [] };
}
