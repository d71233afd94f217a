import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';
import { hours, now, type Planted, plantInterviews } from './test-interviews.ts';

let app: TestApp;
let call: Caller;
let plant: Planted;

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  const founded = await people(app).found();
  call = founded.call;
  plant = await plantInterviews(app.owner, founded.companyId);
});
afterAll(() => app.close());

/** An interview that ended, monitored, with so many violations of a severity. */
async function ended(hoursAgo: number, noted?: { severity: string; count: number }) {
  const attempt = { status: 'submitted', correct_count: 3, ended_at: hours(-hoursAgo) };
  const { attemptId, scheduleId } = await plant.schedule({ attempt });
  if (noted === undefined) return scheduleId;
  const { rows } = await app.owner.query(
    'select candidate_id from interview_schedules where company_id = $1 and id = $2',
    [plant.companyId, scheduleId],
  );
  const of = { attempt_id: attemptId, candidate_id: rows[0].candidate_id, started_at: hours(-3) };
  const session_id = await plant.insert('proctoring_sessions', of);
  for (let at = 0; at < noted.count; at += 1) {
    await plant.insert('proctoring_events', {
      ...{ session_id, session_started_at: hours(-3), detected_at: hours(-2.5) },
      event_key: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      ...{ tracking_system: 'eye', violation_type: 'NO_FACE', severity_level: noted.severity },
    });
  }
  return scheduleId;
}

const list = async (query: string) => {
  const { data } = await call('GET', `/api/interviews${query}`);
  const ids = data.interviews.map(
    (row: { interviewScheduleID: number }) => row.interviewScheduleID,
  );
  return {
    ids: ids.toSorted((a: number, b: number) => a - b),
    rows: data.interviews,
    total: data.total,
  };
};

test('[RK-1] the list of interviews says the risk of each, and is narrowed by it', async () => {
  const [critical, high] = [
    await ended(2, { severity: 'critical', count: 1 }),
    await ended(3, { severity: 'high', count: 4 }),
  ];
  const [calm, alone] = [await ended(4, { severity: 'low', count: 2 }), await ended(5)];
  await plant.schedule();
  const review = await list('?risk=review');
  expect([review.ids, review.total]).toEqual([[critical, high], 2]);
  expect(review.rows.map(({ risk }: { risk: string }) => risk).toSorted()).toEqual([
    'CRITICAL_RISK',
    'HIGH_RISK',
  ]);
  expect((await list('?risk=low')).ids).toEqual([calm]);
  expect((await list('?risk=medium')).ids).toEqual([]);
  const none = await list('?risk=none');
  expect([none.ids, none.rows[0].risk]).toEqual([[alone], null]);
});

test('[RK-1] an interview whose notes were deleted is none that nobody monitored', async () => {
  const [alone, deleted] = [await ended(5), await ended(5)];
  await app.owner.query(
    'update attempts set evidence_deleted_at = now() where company_id = $1 and schedule_id = $2',
    [plant.companyId, deleted],
  );
  const { ids } = await list('?risk=none');
  expect(ids).toContain(alone);
  expect(ids).not.toContain(deleted);
});

test('the list is narrowed by how long ago an interview ended', async () => {
  const [days, week] = [await ended(24 * 3), await ended(24 * 8)];
  expect((await list('?age=3')).ids).toEqual([days, week]);
  expect((await list('?age=7')).ids).toEqual([week]);
  expect((await list('?age=3&decision=waiting')).total).toBe(2);
});

test('[RK-1] what two thousand newer interviews of another job push back is found in its own', async () => {
  const jobId = await plant.insert('jobs', { title: 'Rare' });
  const old = await ended(24 * 30, { severity: 'critical', count: 1 });
  await app.owner.query(
    'update interview_schedules set job_id = $3 where company_id = $1 and id = $2',
    [plant.companyId, old, jobId],
  );
  await app.owner.query(
    `with person as (
       insert into candidates (company_id, email, first_name, last_name)
       select $1, 'many' || n || '@example.com', 'Many', 'More' from generate_series(1, 2000) n
       returning id),
     planned as (
       insert into interview_schedules (company_id, job_id, candidate_id, blueprint_id, opens_at, closes_at, created_at)
       select $1, $2, id, $3, $4, $5, $4 from person returning id)
     insert into attempts (company_id, schedule_id, status, started_at, deadline_at, ended_at, question_count)
     select $1, id, 'submitted', $4, $5, $5, 4 from planned`,
    [plant.companyId, plant.jobId, plant.blueprintId, hours(-2), hours(-1)],
  );
  expect((await list('?risk=review')).ids).not.toContain(old);
  const found = await list(`?risk=review&jobID=${jobId}`);
  expect([found.ids, found.total]).toEqual([[old], 1]);
});
