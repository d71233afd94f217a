import type { TestApp } from '../../../test-app.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';
import { plantInterviews } from '../../interviews/review/test-interviews.ts';

const DAY = 86_400_000;
/** When everything that is planted was over. */
export const over = new Date('2026-03-01T08:30:00Z');
export const after = (days: number, ms = 0) => new Date(over.getTime() + days * DAY + ms);

export type Kept = Awaited<ReturnType<typeof plantKept>>;
let planted = 0;

type Given = {
  /** The days that the candidate was told of. */
  readonly told?: number | null;
  readonly status?: 'rejected' | 'active';
  readonly consents?: readonly ('application' | 'talent-pool')[];
};

/** A company's candidate with a rejected application, an interview, what was recorded and reported, and all objects. */
export async function plantKept(service: TestApp, companyId: number, given: Given = {}) {
  const { told = 90, status = 'rejected', consents = ['application'] } = given;
  const { owner, objects } = service;
  const { insert, jobId, blueprintId } = await plantInterviews(owner, companyId);
  planted += 1;
  const candidateId = await insert('candidates', {
    ...{ email: `ada${planted}@example.com`, first_name: 'Ada', last_name: 'Canary' },
    ...{ last_activity_at: over, created_at: over },
  });
  const stageId = await insert('job_stages', {
    ...{ job_id: jobId, position: 1, name: 'Applied', kind: 'applied' },
  });
  const ids: number[] = [];
  for (const purpose of consents) {
    const consent = { candidate_id: candidateId, purpose, version: 1, text: 'Yes.' };
    ids.push(await insert('candidate_consents', { ...consent, given_at: over }));
  }
  const cvKey = `candidates/${companyId}/${candidateId}/cv`;
  await objects.put(cvKey, Buffer.from('CV'), 'application/pdf');
  const cvId = await insert('candidate_files', {
    ...{ candidate_id: candidateId, kind: 'cv', file_name: 'canary.pdf', bytes: 2 },
    ...{ content_type: 'application/pdf', sha256: 'x', object_key: cvKey, uploaded_at: over },
  });
  const applicationId = await insert('applications', {
    ...{ job_id: jobId, candidate_id: candidateId, stage_id: stageId, status },
    ...{
      source: 'career-page',
      cover_letter: 'Canary',
      cv_file_id: cvId,
      consent_id: ids[0] ?? null,
    },
    ...{ applied_at: over, stage_since: over, status_changed_at: over },
  });
  const moveId = await insert('application_moves', {
    ...{ application_id: applicationId, kind: 'rejected', to_status: 'rejected', moved_at: over },
  });
  await insert('planned_mails', {
    ...{ application_id: applicationId, move_id: moveId, subject: 'Canary', body: 'Canary' },
    ...{ send_at: over, sent_at: over, created_at: over },
  });
  const scheduleId = await insert('interview_schedules', {
    ...{ job_id: jobId, candidate_id: candidateId, blueprint_id: blueprintId },
    ...{ application_id: applicationId, opens_at: after(-2), closes_at: after(1) },
  });
  const attemptId = await insert('attempts', {
    ...{ schedule_id: scheduleId, status: 'submitted', question_count: 1 },
    ...{ started_at: after(0, -3_600_000), deadline_at: over, ended_at: over },
    told_recording_days: told,
  });
  await reported(service, { companyId, attemptId, candidateId });
  const keys = await recorded(service, { companyId, attemptId });
  return {
    ...{ companyId, candidateId, applicationId, scheduleId, attemptId, jobId, cvKey, keys },
    email: `ada${planted}@example.com`,
  };
}

type Place = { readonly companyId: number; readonly attemptId: number };

async function reported(
  { owner }: TestApp,
  { companyId, attemptId, candidateId }: Place & { readonly candidateId: number },
) {
  const { rows } = await owner.query(
    `insert into proctoring_sessions (company_id, attempt_id, candidate_id, is_active, started_at, ended_at)
     values ($1, $2, $3, false, $4, $4) returning id::int`,
    [companyId, attemptId, candidateId, over],
  );
  const values = [companyId, rows[0].id, over];
  await owner.query(
    `insert into proctoring_events (company_id, session_id, session_started_at, event_key, tracking_system,
                                    violation_type, severity_level, detected_at)
     values ($1, $2, $3, gen_random_uuid(), 'eye', 'LOOKING_AWAY', 'medium', $3)`,
    values,
  );
  await owner.query(
    `insert into attempt_events (company_id, attempt_id, attempt_started_at, event_key, kind, life, occurred_at)
     select company_id, id, started_at, gen_random_uuid(), 'tab-hidden', 1, ended_at from attempts
      where company_id = $1 and id = $2`,
    [companyId, attemptId],
  );
}

/** A played file with poster and pictures, a raw segment with a slice, a spare file and an upload that is still open. */
async function recorded({ owner, objects }: TestApp, { companyId, attemptId }: Place) {
  const place = `companies/${companyId}/attempts/${attemptId}`;
  const names = ['played.mp4', 'poster.jpg', 'thumbnails.jpg', 'raw', 'raw-slice-0', 'spare.mp4'];
  const keys = names.map((name) => `${place}/${name}`);
  for (const key of keys) await objects.put(key, Buffer.from('canary'), 'video/mp4');
  const [played, poster, pictures, raw, slice, spare] = keys;
  const { rows } = await owner.query(
    `insert into recordings (company_id, subject_id, subject, status, object_key, poster_key, thumbnails, spare_keys,
                             joined_at, playable_at, verified_at)
     values ($1, $2, 'attempt', 'playable', $3, $4, $5, $6, $7, $7, $7) returning id::int`,
    [companyId, attemptId, played, poster, { key: pictures }, [spare], over],
  );
  const open = `${place}/open`;
  const uploadId = await objects.createUpload(open, 'video/webm');
  for (const [key, id, status] of [
    [raw, 'done', 'completed'],
    [open, uploadId, 'open'],
  ]) {
    await owner.query(
      `with g as (insert into recording_segments (company_id, recording_id, segment_key, life, upload_id,
                     object_key, mime_type, status, started_at, completed_at, last_activity_at)
       values ($1, $2, gen_random_uuid(), 1, $3, $4, 'video/webm', $5, $6, $7, $6) returning id)
       insert into recording_slices (company_id, segment_id, kind, sequence, starts_at_byte, bytes, object_key, granted_at)
       select $1, id, 'slice', 0, 0, 6, $8, $6 from g where $7 is not null`,
      [companyId, rows[0].id, id, key, status, over, status === 'open' ? null : over, slice],
    );
  }
  return [...keys, open];
}

/** A company with an admin, whom no second factor is asked for; sessions end while the clock moves. */
export async function foundKeeper(service: TestApp) {
  const made = await people(service).found();
  await service.owner.query('update accounts set is_demo = true where id = $1', [made.accountId]);
  const admin = async (): Promise<Caller> => (await people(service).signIn(made.email)).call;
  return { ...made, admin };
}

/** What is there: rows of a company, objects of somebody who was planted, open uploads of a company. */
export function looksAt(service: TestApp) {
  const isHeld = (key: string) =>
    service.objects.head(key).then(
      () => true,
      () => false,
    );
  return {
    count: async (table: string, { companyId }: { companyId: number }, where = 'true') => {
      const text = `select count(*)::int as n from ${table} where company_id = $1 and ${where}`;
      return Number((await service.owner.query(text, [companyId])).rows[0].n);
    },
    heldOf: async ({ keys, cvKey }: Kept): Promise<string[]> => {
      const held: string[] = [];
      for (const key of [...keys, cvKey]) if (await isHeld(key)) held.push(key);
      return held;
    },
    uploadsOf: async ({ companyId }: { companyId: number }) =>
      (await service.objects.listUploads(`companies/${companyId}/`)).length,
  };
}
