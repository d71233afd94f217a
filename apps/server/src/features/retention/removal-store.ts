import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { publishEvents } from '../webhooks/index.ts';
import { finishErasures } from './erasure-store.ts';
import { findPeople, forgetDeliveries, forgetTraces } from './trace-store.ts';

type Ids = { readonly companyId: number; readonly ids: readonly number[] };

/** What monitors and room reported of these attempts, with what reviewers said of it. Scores and decisions stay. */
export async function deleteEvidence(tx: Tx, { companyId, ids }: Ids, at: Date): Promise<void> {
  await deleteEvents(tx, { companyId, ids });
  for (const table of ['proctoringVerdicts', 'proctoringSessions'] as const) {
    await tx
      .deleteFrom(table)
      .where('companyId', '=', companyId)
      .where('attemptId', 'in', [...ids])
      .execute();
  }
  await tx
    .updateTable('attempts')
    .set({ evidenceDeletedAt: at })
    .where('companyId', '=', companyId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Partitioned tables hang on nothing: they are emptied by name, each in the months where their rows lie. */
async function deleteEvents(tx: Tx, { companyId, ids }: Ids): Promise<void> {
  await sql`
    delete from proctoring_events e using proctoring_sessions s
     where s.company_id = ${companyId} and s.attempt_id = any(${ids})
       and e.company_id = s.company_id and e.session_id = s.id and e.session_started_at = s.started_at`.execute(
    tx,
  );
  await sql`
    delete from attempt_events e using attempts a
     where a.company_id = ${companyId} and a.id = any(${ids})
       and e.company_id = a.company_id and e.attempt_id = a.id and e.attempt_started_at = a.started_at`.execute(
    tx,
  );
}

/** The attempts of these schedules. */
export async function findAttempts(tx: Tx, { companyId, ids }: Ids) {
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
  if (attempts.length > 0) {
    await deleteEvents(tx, { companyId, ids: attempts });
    await tx
      .deleteFrom('recordings')
      .where('companyId', '=', companyId)
      .where('attemptId', 'in', attempts)
      .execute();
    await tx
      .deleteFrom('attempts')
      .where('companyId', '=', companyId)
      .where('id', 'in', attempts)
      .execute();
  }
  await forgetDeliveries(tx, companyId, { interviewScheduleID: ids });
  await sql`delete from candidate_notes where company_id = ${companyId} and schedule_id = any(${ids})`.execute(
    tx,
  );
  await sql`delete from interview_schedules where company_id = ${companyId} and id = any(${ids})`.execute(
    tx,
  );
  await forgetScores(
    tx,
    companyId,
    candidates.rows.map(({ id }) => id),
  );
}

/** The score that a search sorts by is one of the interviews that went, unless there is another. */
async function forgetScores(tx: Tx, companyId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update candidates c set last_score = null, last_score_at = null
     where c.company_id = ${companyId} and c.id = any(${ids}) and c.last_score_at is not null
       and not exists (select 1 from interview_schedules s
             join attempts a on a.company_id = s.company_id and a.schedule_id = s.id
            where s.company_id = c.company_id and s.candidate_id = c.id and a.ended_at is not null)`.execute(
    tx,
  );
}

type Ended = Ids & {
  /** Whatever state they are in: their person is erased. */
  readonly isErasure: boolean;
};

const isOver = (isErasure: boolean) =>
  sql`(${isErasure}::boolean or p.status in ('rejected', 'withdrawn'))`;

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
 * Applications whose interviews are gone, with answers, letter, forms, mails and history. Their CVs are marked, unless
 * another application names them or the person agreed to be kept. One that was taken up again since it was found stays,
 * unless its person is erased. Gives how many.
 */
export async function deleteApplications(
  tx: Tx,
  { companyId, ids, isErasure }: Ended,
  at: Date,
): Promise<number> {
  const { rows: gone } = await sql<{ id: number; candidateId: number; files: number[] }>`
    select p.id, p.candidate_id,
           array(select p.cv_file_id where p.cv_file_id is not null
                 union select f.cv_file_id from application_forms f
                  where f.company_id = p.company_id and f.application_id = p.id and f.cv_file_id is not null) as files
      from applications p
     where p.company_id = ${companyId} and p.id = any(${ids})
       and ${isOver(isErasure)}
       and not exists (select 1 from candidates c
             where c.company_id = p.company_id and c.id = p.candidate_id and c.held_at is not null)
       and not exists (select 1 from interview_schedules s
             where s.company_id = p.company_id and s.application_id = p.id)
       and not exists (select 1 from application_moves m
             join interview_decisions d on d.company_id = m.company_id and d.move_id = m.id
            where m.company_id = p.company_id and m.application_id = p.id)
       for update of p`.execute(tx);
  if (gone.length === 0) return 0;
  await forgetDeliveries(tx, companyId, { applicationID: gone.map(({ id }) => id) });
  await tx
    .deleteFrom('applications')
    .where('companyId', '=', companyId)
    .where(
      'id',
      'in',
      gone.map(({ id }) => id),
    )
    .execute();
  await markFiles(
    tx,
    companyId,
    gone.flatMap(({ files }) => files),
    at,
  );
  return gone.length;
}

async function markFiles(tx: Tx, companyId: number, ids: readonly number[], at: Date) {
  await sql`
    update candidate_files f set removed_at = ${at}
     where f.company_id = ${companyId} and f.id = any(${ids}) and f.removed_at is null
       and not exists (select 1 from applications p where p.company_id = f.company_id and p.cv_file_id = f.id)
       and not exists (select 1 from application_forms o where o.company_id = f.company_id and o.cv_file_id = f.id)
       and not exists (select 1 from candidate_consents k
             where k.company_id = f.company_id and k.candidate_id = f.candidate_id
               and k.purpose = 'talent-pool' and k.withdrawn_at is null)`.execute(tx);
}

/** Of people without an application or interview, and not held back since. */
export async function markFilesOf(tx: Tx, { companyId, ids }: Ids, at: Date): Promise<void> {
  await sql`
    update candidate_files f set removed_at = ${at}
     where f.company_id = ${companyId} and f.candidate_id = any(${ids}) and f.removed_at is null
       and not exists (select 1 from applications p
             where p.company_id = f.company_id and p.candidate_id = f.candidate_id)
       and not exists (select 1 from interview_schedules s
             where s.company_id = f.company_id and s.candidate_id = f.candidate_id)
       and not exists (select 1 from candidates c
             where c.company_id = f.company_id and c.id = f.candidate_id and c.held_at is not null)`.execute(
    tx,
  );
}

/** Files that were taken back, by members too, and that nothing names any more: their objects go, then these rows. */
export async function listMarkedFiles(
  tx: Tx,
  companyId: number,
  { after, most }: { readonly after: number; readonly most: number },
) {
  const { rows } = await sql<{ id: number; objectKey: string }>`
    select f.id, f.object_key from candidate_files f
     where f.company_id = ${companyId} and f.removed_at is not null and f.id > ${after}
       and not exists (select 1 from applications p where p.company_id = f.company_id and p.cv_file_id = f.id)
       and not exists (select 1 from application_forms o where o.company_id = f.company_id and o.cv_file_id = f.id)
     order by f.id limit ${most}`.execute(tx);
  return rows;
}

export async function deleteFiles(tx: Tx, { companyId, ids }: Ids): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('candidateFiles')
    .where('companyId', '=', companyId)
    .where('id', 'in', [...ids])
    .where('removedAt', 'is not', null)
    .execute();
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
  const mailKeys = await forgetTraces(tx, companyId, await findPeople(tx, companyId, empty));
  await tx
    .deleteFrom('candidateConsents')
    .where('companyId', '=', companyId)
    .where('candidateId', 'in', empty)
    .execute();
  await tx
    .deleteFrom('candidates')
    .where('companyId', '=', companyId)
    .where('id', 'in', empty)
    .execute();
  await finishErasures(tx, companyId, empty, now);
  const told = empty.map((candidateID) => ({ candidateID }));
  await publishEvents(tx, { companyId, now }, 'candidate.erased', told);
  return { gone: empty, mailKeys };
}

export async function deleteMails(tx: Tx, { companyId, ids }: Ids): Promise<void> {
  await tx
    .deleteFrom('plannedMails')
    .where('companyId', '=', companyId)
    .where('id', 'in', [...ids])
    .execute();
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
