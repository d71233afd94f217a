import { createJob } from '@candor/contract/hiring/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { plantInterviews } from '../../interviews/review/test-interviews.ts';
import { pdf, sent } from '../../people/profiles/test-documents.ts';

let now = new Date('2026-11-21T10:00:00Z');
let service: TestApp;
let company: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let candidateID: number;
let path: string;

const later = () => {
  now = new Date(now.getTime() + 60_000);
};

async function plant(companyId: number): Promise<number> {
  const { rows } = await service.owner.query(
    `insert into candidates (company_id, email, first_name, last_name, phone, links, updated_at)
     values ($1, 'maya@example.com', 'Maya', 'Lindqvist', '', '{https://example.com}', '2026-11-01') returning id::int`,
    [companyId],
  );
  return rows[0].id;
}

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  company = await people(service).found();
  candidateID = await plant(company.companyId);
  path = `/api/applicants/${candidateID}`;
  const { data } = await company.call('POST', '/api/jobs', createJob.example.body);
  await company.call('POST', `/api/jobs/${data.jobID}/publish`, { version: 1 });
  later();
  const body = { candidateIDs: [candidateID], jobID: data.jobID };
  await company.call('POST', '/api/applicants/add-to-job', body);
  later();
  const note = { text: 'Met at the fair', isPrivate: false, mentions: [] };
  await company.call('POST', `${path}/notes`, note);
  await company.call('POST', `${path}/files`, { ...sent('cv.pdf', pdf()), kind: 'cv' });
});
afterAll(() => service.close());

test('one timeline joins applications, interviews, notes and files, page by page', async () => {
  const { insert, jobId, blueprintId } = await plantInterviews(service.owner, company.companyId);
  const scheduleId = await insert('interview_schedules', {
    ...{ job_id: jobId, candidate_id: candidateID, blueprint_id: blueprintId },
    ...{ closes_at: '2026-12-24', created_at: '2026-11-22T08:00:00Z', opens_at: '2026-11-22' },
  });
  await insert('attempts', {
    ...{ schedule_id: scheduleId, status: 'submitted', question_count: 4, correct_count: 3 },
    ...{ started_at: '2026-11-22T09:00:00Z', deadline_at: '2026-11-22T10:00:00Z' },
    ended_at: '2026-11-22T09:30:00Z',
  });
  const { data: first } = await company.call('GET', `${path}/timeline`);
  const told = first.entries.map(({ kind, text }: { kind: string; text: string }) => [kind, text]);
  expect(told.slice(0, 3)).toEqual([
    ['submitted', '75'],
    ['started', null],
    ['invited', null],
  ]);
  const kinds = new Set(told.map(([kind]: [string]) => kind));
  expect(kinds).toEqual(new Set(['applied', 'file', 'invited', 'note', 'started', 'submitted']));
  expect(first.nextCursor).toBeNull();
  await service.owner.query(
    `insert into candidate_notes (company_id, candidate_id, author_id, text, is_private, created_at)
     select $1, $2, $3, 'n' || n, false, timestamptz '2026-01-01' + n / 4 * interval '1 microsecond'
       from generate_series(1, 70) n`,
    [company.companyId, candidateID, company.accountId],
  );
  const keys: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `?cursor=${cursor}`;
    const { data } = await company.call('GET', `${path}/timeline${query}`);
    keys.push(...data.entries.map(({ key }: { key: string }) => key));
    cursor = data.nextCursor;
  }
  expect(keys).toHaveLength(first.entries.length + 70);
  expect(new Set(keys).size).toBe(keys.length);
  expect((await company.call('GET', `${path}/timeline?cursor=x`)).code).toBe('cursor_refused');
  const { interviews, lastScore } = (await company.call('GET', path)).data;
  expect(interviews).toMatchObject([
    { interviewScheduleID: scheduleId, state: 'submitted', score: 75 },
  ]);
  expect(lastScore).toBe(75);
});

test('the timeline knows mails, decisions, repeats, recordings and consents, and shows one kind alone', async () => {
  const { owner } = service;
  const { companyId, accountId } = company;
  const id = async (text: string, values: unknown[]) =>
    (await owner.query(text, values)).rows[0].id;
  const of = 'company_id = $1 and candidate_id = $2';
  const who = [companyId, candidateID];
  const schedule = await id(`select id from interview_schedules where ${of}`, who);
  const attempt = await id('select id from attempts where schedule_id = $1', [schedule]);
  const application = await id(`select id from applications where ${of}`, who);
  await owner.query(
    `insert into interview_mails (company_id, schedule_id, kind, due_at, posted_at)
     values ($1, $2, 'reminder', '2026-11-22', '2026-11-22'), ($1, $2, 'reminder', '2026-11-23', null)`,
    [companyId, schedule],
  );
  await owner.query(
    `insert into interview_decisions (company_id, attempt_id, version, decision, reason, account_id, decided_at)
     values ($1, $2, 1, 'hold', 'A second talk', $3, '2026-11-23')`,
    [companyId, attempt, accountId],
  );
  await owner.query(
    `insert into application_forms (company_id, form_key, application_id, is_repeat, applicant, sent_at)
     values ($1, 'again', $2, true, '{}', '2026-11-22')`,
    [companyId, application],
  );
  await owner.query(
    `insert into recording_views (company_id, schedule_id, account_id, first_name, last_name, email, started_at, last_at, confirmed_at, download_given)
     values ($1, $2, $3, 'Ingrid', 'Solberg', 'i@example.com', '2026-11-23', '2026-11-23', '2026-11-23', false)`,
    [companyId, schedule, accountId],
  );
  await owner.query(
    `insert into candidate_consents (company_id, candidate_id, purpose, version, text, given_at, withdrawn_at)
     values ($1, $2, 'talent-pool', 1, 'Keep me', '2026-11-20', '2026-11-24')`,
    who,
  );
  const only = async (group: string) => {
    const { data } = await company.call('GET', `${path}/timeline?only=${group}`);
    return data.entries.map((entry: { kind: string; to: string; text: string }) => [
      entry.kind,
      entry.to ?? entry.text,
    ]);
  };
  expect(await only('consents')).toEqual([
    ['consent-withdrawn', 'talent-pool'],
    ['consented', 'talent-pool'],
  ]);
  expect(await only('mails')).toEqual([['mail-reminder', null]]);
  expect((await only('interviews'))[0]).toEqual(['decided', 'hold']);
  expect((await only('applications'))[0]).toEqual(['repeated', null]);
  expect(await only('recordings')).toEqual([['watched', null]]);
  expect((await company.call('GET', `${path}/timeline?only=else`)).status).toBe(422);
});
