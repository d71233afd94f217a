import { createJob } from '@candor/contract/hiring/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';

let now = new Date('2026-11-21T10:00:00Z');
const later = () => void (now = new Date(now.getTime() + 60_000));
let service: TestApp;
let company: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let jobID: number;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  company = await people(service).found();
  const { data } = await company.call('POST', '/api/jobs', createJob.example.body);
  await company.call('POST', `/api/jobs/${data.jobID}/publish`, { version: 1 });
  jobID = data.jobID;
});
afterAll(() => service.close());

async function applied(email: string) {
  const { rows } = await service.owner.query(
    `insert into candidates (company_id, email, first_name, last_name) values ($1, $2, 'Maya', 'Berg') returning id::int`,
    [company.companyId, email],
  );
  const candidateID = rows[0].id as number;
  const body = { candidateIDs: [candidateID], jobID };
  await company.call('POST', '/api/applicants/add-to-job', body);
  const found = await service.owner.query(
    'select id::int from applications where candidate_id = $1',
    [candidateID],
  );
  later();
  return { candidateID, applicationID: found.rows[0].id as number };
}

/** Rejected, with an appeal that waits. */
async function appealing(email: string, firstDecider: number) {
  const one = await applied(email);
  await company.call('POST', '/api/pipeline/rejections', {
    applications: [{ applicationID: one.applicationID, version: 1 }],
    ...{ reason: 'Skills do not match', mail: null },
  });
  const { rows } = await service.owner.query(
    `insert into appeals (company_id, application_id, move_id, first_deciders, words, schedule_ids, filed_at, reply_by)
     select company_id, application_id, id, array[$2::bigint], 'My code ran.', '{}', $3, $3::timestamptz + interval '10 days'
       from application_moves where application_id = $1 and to_status = 'rejected' returning id::int`,
    [one.applicationID, firstDecider, now],
  );
  later();
  return { ...one, appealID: rows[0].id as number };
}

const stateOf = async (appealID: number) => {
  const { rows } = await service.owner.query(
    `select p.state, p.application_id::int, p.first_deciders::int[], p.revision,
            array(select kind from due_work d where d.subject_id = p.id and d.kind like 'appeal-%') as due
       from appeals p where p.company_id = $1 and p.id = $2`,
    [company.companyId, appealID],
  );
  return rows[0];
};

async function merge(candidateID: number, otherID: number) {
  const read = async (id: number) =>
    (await company.call('GET', `/api/applicants/${id}`)).data.updatedAt;
  const times = { updatedAt: await read(candidateID), otherUpdatedAt: await read(otherID) };
  const body = { otherID, fromOther: [], ...times };
  const { data } = await company.call('POST', `/api/applicants/${candidateID}/merge`, body);
  return () => company.call('POST', `/api/applicants/merges/${data.mergeID}/undo`);
}

test('an appeal that comes to an application that goes on is granted, and waits again after an undo', async () => {
  const active = await applied('a1@example.com');
  const gone = await appealing('a2@example.com', company.accountId);
  const undo = await merge(active.candidateID, gone.candidateID);
  expect(await stateOf(gone.appealID)).toMatchObject({
    ...{ state: 'overturned', application_id: active.applicationID, due: ['appeal-granted'] },
  });
  const { call } = await people(service).plantMember(company.companyId, { role: 'COMPANY_ADMIN' });
  const given = { revision: 2, isUpheld: true, reason: 'No.' };
  const at = `/api/appeals/${gone.appealID}/answer` as const;
  expect((await call('POST', at, given)).code).toBe('appeal_closed');
  expect((await undo()).status).toBe(200);
  expect(await stateOf(gone.appealID)).toMatchObject({
    ...{ state: 'open', application_id: gone.applicationID, due: ['appeal-overdue'] },
  });
});

test('of two appeals that wait the newest goes on, and nobody who decided either answers it', async () => {
  const other = await people(service).plantMember(company.companyId, { role: 'COMPANY_ADMIN' });
  const kept = await appealing('b1@example.com', other.accountId);
  const gone = await appealing('b2@example.com', company.accountId);
  const undo = await merge(kept.candidateID, gone.candidateID);
  expect(await stateOf(kept.appealID)).toMatchObject({ state: 'withdrawn', due: [] });
  const waiting = await stateOf(gone.appealID);
  expect(waiting).toMatchObject({ state: 'open' });
  expect(new Set(waiting.first_deciders)).toEqual(new Set([other.accountId, company.accountId]));
  const at = `/api/appeals/${gone.appealID}/answer` as const;
  const given = { revision: 1, isUpheld: true, reason: 'No.' };
  expect((await other.call('POST', at, given)).code).toBe('second_person_needed');
  expect((await undo()).status).toBe(200);
  expect(await stateOf(kept.appealID)).toMatchObject({ state: 'open', due: ['appeal-overdue'] });
  expect(await stateOf(gone.appealID)).toMatchObject({ first_deciders: [company.accountId] });
});

test('an appeal on an application that is not rejected is answered by nobody', async () => {
  const one = await appealing('c1@example.com', company.accountId);
  const active = await applied('c2@example.com');
  // As a merge of an earlier release left it.
  await service.owner.query('update appeals set application_id = $1 where id = $2', [
    active.applicationID,
    one.appealID,
  ]);
  const { call } = await people(service).plantMember(company.companyId, { role: 'COMPANY_ADMIN' });
  const at = `/api/appeals/${one.appealID}/answer` as const;
  for (const isUpheld of [true, false]) {
    const given = { revision: 1, isUpheld, reason: 'No.' };
    expect((await call('POST', at, given)).code).toBe('appeal_closed');
  }
});
