import {
  addCandidatesToJob,
  exportCandidates,
  getCandidatesByFilter,
} from '@candor/contract/hiring/candidates';
import { moveApplications } from '@candor/contract/hiring/pipeline-moves';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, people } from './features/people/companies/test-company.ts';
import {
  plantApplicant,
  plantJob,
  type PlantedJob,
} from './features/hiring/pipeline/test-pipeline.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { plantLimited } from './test-places.ts';

const begun = Date.now();
/** So many seconds after the test began, or before. */
const after = (seconds: number) => new Date(begun + seconds * 1000).toISOString();
const DAYS = 24 * 3600;
let now = new Date(begun);
let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let limited: Awaited<ReturnType<typeof plantLimited>>;
let own: PlantedJob;
let other: PlantedJob;
/** Applied four days ago; is added to the other job later. */
let inBoth: Awaited<ReturnType<typeof plantApplicant>>;
/** Applied a day later, for the job that the member sees. */
let inOne: Awaited<ReturnType<typeof plantApplicant>>;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await people(service).found();
  own = await plantJob(service, ours.call);
  other = await plantJob(service, ours.call);
  await service.owner.query(`update jobs set status = 'open'`);
  limited = await plantLimited({ service, ours }, [own.jobID]);
  now = new Date(after(-4 * DAYS));
  inBoth = await plantApplicant(service, { companyId: ours.companyId, job: own });
  now = new Date(after(-3 * DAYS));
  inOne = await plantApplicant(service, { companyId: ours.companyId, job: own });
  for (const { candidateID } of [inBoth, inOne]) {
    const text = `update candidates set last_activity_at =
      (select max(applied_at) from applications where candidate_id = $1) where id = $1`;
    await service.owner.query(text, [candidateID]);
  }
  now = new Date(begun);
});
afterAll(() => service.close());

/** Wherever the last activity of who is in both jobs is told, sorted by, or asked for. */
async function told(call: Caller) {
  const search = async (
    asked: object,
  ): Promise<{ candidateID: number; lastActivityAt: string }[]> =>
    (await call('POST', getCandidatesByFilter.path, asked)).data.candidates;
  const rows = await search({ sort: 'activity' });
  const { data } = await call('POST', exportCandidates.path, { sort: 'activity' });
  const lines: string[] = data.csv.split('\r\n');
  const active = await search({ activeSince: after(-DAYS).slice(0, 10) });
  const { candidateID } = inBoth;
  const listed = rows.find((row) => row.candidateID === candidateID)?.lastActivityAt;
  return {
    listed,
    exported: lines
      .find((line) => line.includes(inBoth.email))
      ?.split(',')
      .at(-1),
    profile: (await call('GET', `/api/applicants/${candidateID}`)).data.lastActivityAt,
    first: rows[0]?.candidateID === candidateID,
    firstExported: lines[1]?.includes(inBoth.email),
    found: active.some((row) => row.candidateID === candidateID),
  };
}

const at = (instant: string) => ({ listed: instant, exported: instant, profile: instant });
const newest = { first: true, firstExported: true, found: true };
const older = { first: false, firstExported: false, found: false };

test('what happened in a job that they do not see moves no day, no order and no filter of a limited member', async () => {
  expect(await told(limited.call)).toEqual({ ...at(after(-4 * DAYS)), ...older });
  expect(await told(ours.call)).toEqual({ ...at(after(-4 * DAYS)), ...older });
  now = new Date(after(10));
  const body = { candidateIDs: [inBoth.candidateID], jobID: other.jobID };
  expect((await ours.call('POST', addCandidatesToJob.path, body)).data.added).toBe(1);
  expect(await told(ours.call)).toEqual({ ...at(after(10)), ...newest });
  expect(await told(limited.call)).toEqual({ ...at(after(-4 * DAYS)), ...older });
});

test('what happens in their own job, and what is noted about the person, is told them', async () => {
  now = new Date(after(20));
  const note = { text: 'Called', isPrivate: false, mentions: [] };
  const notes = `/api/applicants/${inBoth.candidateID}/notes`;
  expect((await ours.call('POST', notes, note)).status).toBe(200);
  expect(await told(limited.call)).toEqual({ ...at(after(20)), ...newest });
  now = new Date(after(30));
  const moved = {
    applications: [{ applicationID: inBoth.applicationID, version: 1 }],
    stageID: own.stages[1],
  };
  expect((await ours.call('POST', moveApplications.path, moved)).status).toBe(200);
  expect(await told(limited.call)).toEqual({ ...at(after(30)), ...newest });
});

test('who was only invited to an interview counts from the invitation until it is over', async () => {
  const { rows } = await service.owner.query(
    `with person as (insert into candidates (company_id, email, first_name, last_name, created_at, last_activity_at)
       values ($1, 'only@example.net', 'O', 'N', $3, $3) returning id),
     test as (insert into blueprints (company_id, name) values ($1, 'Any') returning id)
     insert into interview_schedules (company_id, job_id, candidate_id, blueprint_id, created_at, opens_at, closes_at)
     select $1, $2, person.id, test.id, $4, $4, $5 from person, test returning id::int, candidate_id::int`,
    [ours.companyId, own.jobID, after(-4 * DAYS), after(40), after(DAYS)],
  );
  const [{ id, candidate_id: candidateID }] = rows;
  const seen = async () =>
    (await limited.call('GET', `/api/applicants/${candidateID}`)).data.lastActivityAt;
  expect(await seen()).toBe(after(40));
  await service.owner.query(
    `insert into attempts (company_id, schedule_id, status, started_at, deadline_at, ended_at, question_count, correct_count)
     values ($1, $2, 'submitted', $3, $4, $4, 10, 9)`,
    [ours.companyId, id, after(50), after(60)],
  );
  expect(await seen()).toBe(after(60));
});

test('[PY-4] pages of what a limited member sees hold everybody once, whatever is alike', async () => {
  for (let n = 0; n < 60; n += 1)
    await plantApplicant(service, { companyId: ours.companyId, job: own });
  const seen: number[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const asked = { sort: 'activity', ...(cursor === undefined ? {} : { cursor }) };
    const { data } = await limited.call('POST', getCandidatesByFilter.path, asked);
    seen.push(...data.candidates.map((row: { candidateID: number }) => row.candidateID));
    cursor = data.nextCursor;
  }
  expect([seen.length, new Set(seen).size]).toEqual([63, 63]);
});
