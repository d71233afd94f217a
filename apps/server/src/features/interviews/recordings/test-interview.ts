import type { Pool } from 'pg';
import { newLinkToken } from '../links/index.ts';

export type TestInterview = {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly attemptId: number;
  readonly token: string;
  end(): Promise<void>;
};

/** A running interview with its link, in a company of its own, written as the owner of the tables. */
export async function addRunningInterview(owner: Pool): Promise<TestInterview> {
  const one = async (text: string, values: unknown[]): Promise<number> => {
    const { rows } = await owner.query<{ id: string }>(`${text} returning id`, values);
    return Number(rows[0]?.id);
  };
  const companyId = await one('insert into tenants default values', []);
  const jobId = await one(`insert into jobs (company_id, title) values ($1, 'Engineer')`, [
    companyId,
  ]);
  const candidateId = await one(
    `insert into candidates (company_id, email, first_name, last_name) values ($1, 'ada@example.com', 'Ada', 'L')`,
    [companyId],
  );
  const blueprintId = await one(`insert into blueprints (company_id, name) values ($1, 'First')`, [
    companyId,
  ]);
  const scheduleId = await one(
    `insert into interview_schedules (company_id, job_id, candidate_id, blueprint_id, closes_at)
     values ($1, $2, $3, $4, now() + interval '1 day')`,
    [companyId, jobId, candidateId, blueprintId],
  );
  const attemptId = await one(
    `insert into attempts (company_id, schedule_id, started_at, deadline_at, question_count)
     values ($1, $2, now() - interval '2 minutes', now() + interval '28 minutes', 1)`,
    [companyId, scheduleId],
  );
  const { token, hash } = newLinkToken(companyId);
  await owner.query(
    `insert into links (company_id, subject_id, purpose, token_hash, expires_at)
     values ($1, $2, 'bot-interview', $3, now() + interval '1 day')`,
    [companyId, scheduleId, hash],
  );
  const end = async () => {
    await owner.query(
      `update attempts set status = 'submitted', ended_at = now() where company_id = $1 and id = $2`,
      [companyId, attemptId],
    );
  };
  return { companyId, scheduleId, attemptId, token, end };
}

/** The recording of an interview of which something was uploaded, as a job names it. */
export async function recordingOf(
  owner: Pool,
  { companyId, attemptId }: Pick<TestInterview, 'companyId' | 'attemptId'>,
): Promise<{ companyId: number; recordingId: number }> {
  const { rows } = await owner.query<{ id: string }>(
    'select id from recordings where company_id = $1 and attempt_id = $2',
    [companyId, attemptId],
  );
  if (rows[0] === undefined) throw new Error('Nothing of this interview was uploaded');
  return { companyId, recordingId: Number(rows[0].id) };
}
