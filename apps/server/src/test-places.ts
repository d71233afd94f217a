import { people } from './features/people/companies/test-company.ts';
import {
  plantApplicant,
  plantJob,
  type PlantedJob,
} from './features/hiring/pipeline/test-pipeline.ts';
import { features } from './features/people/privileges/privilege-rules.ts';
import type { TestApp } from './test-app.ts';
import { plantLive } from './test-scene.ts';

export type Company = {
  readonly service: TestApp;
  readonly ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
};

export const everything = features.flatMap(({ featureId, activities }) =>
  activities.map(({ activityId }) => ({ featureId, activityId })),
);

/** A colleague who may do everything, in these jobs only. */
export async function plantLimited(
  { service, ours }: Company,
  jobIds: readonly number[],
): Promise<Awaited<ReturnType<ReturnType<typeof people>['plantMember']>>> {
  const member = await people(service).plantMember(ours.companyId, { privileges: everything });
  const text = 'update memberships set job_ids = $1 where id = $2';
  await service.owner.query(text, [jobIds, member.membershipId]);
  return member;
}

export type Place = { readonly job: PlantedJob; readonly ids: Readonly<Record<string, number>> };

let blueprints = 0;

/** A job with one applicant who has taken an interview, was recorded, and is waited for; all named by the word. */
export async function plantPlace({ service, ours }: Company, word: string): Promise<Place> {
  const { companyId, call } = ours;
  blueprints += 1;
  const job = await plantJob(service, call);
  await service.owner.query('update jobs set title = $1, status = $2 where id = $3', [
    ...[`${word} engineer`, 'open', job.jobID],
  ]);
  const { applicationID, candidateID } = await plantApplicant(service, {
    companyId,
    job,
    given: {
      ...{ firstName: word, lastName: 'Person', tags: [word.toLowerCase()] },
      replyBy: new Date(Date.now() - 3_600_000),
    },
  });
  const add = async (text: string, ...values: unknown[]): Promise<number> => {
    const { rows } = await service.owner.query(`${text} returning id::int`, [companyId, ...values]);
    return rows[0].id;
  };
  const blueprintId = await add(
    'insert into blueprints (company_id, name) values ($1, $2)',
    `Test ${blueprints}`,
  );
  const interviewScheduleID = await add(
    `insert into interview_schedules (company_id, job_id, candidate_id, blueprint_id, closes_at)
     values ($1, $2, $3, $4, now() + interval '1 day')`,
    ...[job.jobID, candidateID, blueprintId],
  );
  const attemptId = await add(
    `insert into attempts (company_id, schedule_id, status, started_at, deadline_at, ended_at, question_count)
     values ($1, $2, 'submitted', now() - interval '1 hour', now(), now(), 1)`,
    interviewScheduleID,
  );
  await add(
    `insert into recordings (company_id, subject_id, subject, status, object_key, mime_type, duration_ms, bytes, playable_at)
     values ($1, $2, 'attempt', 'playable', 'none.mp4', 'video/mp4', 600000, 10, now())`,
    attemptId,
  );
  const moveID = await add(
    `insert into application_moves (company_id, application_id, kind, to_stage, to_status, moved_at)
     values ($1, $2, 'moved', 'Applied', 'active', now())`,
    applicationID,
  );
  const note = { text: `A note on ${word}`, isPrivate: false, mentions: [] };
  const noted = await call('POST', `/api/applicants/${candidateID}/notes`, note);
  const noteID = Number(noted.data.noteID);
  const planted = { companyId, scheduleId: interviewScheduleID };
  const liveScheduleID = await plantLive(service.owner, planted);
  const ids = {
    jobID: job.jobID,
    applicationID,
    candidateID,
    interviewScheduleID,
    liveScheduleID,
    moveID,
    noteID,
  };
  return { job, ids };
}
