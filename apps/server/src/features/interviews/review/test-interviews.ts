import type { Pool } from 'pg';

export type Planted = {
  companyId: number;
  insert: (table: string, values: Record<string, unknown>) => Promise<number>;
  schedule: (given?: {
    candidate?: { first_name?: string; last_name?: string; email?: string };
    jobId?: number;
    schedule?: Record<string, unknown>;
    attempt?: Record<string, unknown>;
    isOpened?: boolean;
  }) => Promise<{ scheduleId: number; attemptId: number }>;
  jobId: number;
  blueprintId: number;
};

export const now = new Date('2026-11-02T10:00:00Z');
export const hours = (n: number) => new Date(now.getTime() + n * 3_600_000);
let planted = 0;

/** Plants rows past the code that will write them, in any state that they may come to. */
export async function plantInterviews(owner: Pool, companyId: number): Promise<Planted> {
  const insert = async (table: string, values: Record<string, unknown>) => {
    const row = { company_id: companyId, ...values };
    const places = Object.keys(row).map((_, i) => `$${i + 1}`);
    const { rows } = await owner.query(
      `insert into ${table} (${Object.keys(row).join(', ')}) values (${places.join(', ')}) returning *`,
      Object.values(row),
    );
    return Number(rows[0].id ?? 0);
  };
  const jobId = await insert('jobs', { title: 'Engineer' });
  const blueprintId = await insert('blueprints', { name: 'First', minutes: 45, pass_percent: 60 });
  const schedule: Planted['schedule'] = async (given = {}) => {
    planted += 1;
    const candidateId = await insert('candidates', {
      email: `candidate${planted}@example.com`,
      first_name: 'Grace',
      last_name: 'Hopper',
      ...given.candidate,
    });
    const scheduleId = await insert('interview_schedules', {
      job_id: given.jobId ?? jobId,
      candidate_id: candidateId,
      blueprint_id: blueprintId,
      opens_at: hours(-48),
      closes_at: hours(24),
      created_at: hours(-40 + planted / 100),
      ...given.schedule,
    });
    await insert('links', {
      subject_id: scheduleId,
      purpose: 'bot-interview',
      token_hash: `hash-${planted}`,
      expires_at: hours(24),
      opened_at: given.isOpened ? hours(-1) : null,
    });
    if (given.attempt === undefined) return { scheduleId, attemptId: 0 };
    const attemptId = await insert('attempts', {
      schedule_id: scheduleId,
      started_at: hours(-3),
      deadline_at: hours(-2),
      ended_at: given.attempt['status'] === 'in-progress' ? null : hours(-2),
      question_count: 4,
      ...given.attempt,
    });
    return { scheduleId, attemptId };
  };
  return { companyId, insert, schedule, jobId, blueprintId };
}
