import { createJob } from '@candor/contract/hiring/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { plantInterviews } from '../../interviews/review/test-interviews.ts';
import { pdf, sent } from '../../people/profiles/test-documents.ts';
import { forgetRecords } from './merge-record-store.ts';
import { movedTables } from './merge-store.ts';

let now = new Date('2026-11-21T10:00:00Z');
let service: TestApp;
let company: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let other: typeof company;
let jobs: number[];

const later = () => {
  now = new Date(now.getTime() + 60_000);
};

async function plant(email: string, facts: Record<string, unknown> = {}, of = company) {
  const values = {
    company_id: of.companyId,
    email,
    first_name: 'Maya',
    last_name: 'Berg',
    ...facts,
  };
  const names = Object.keys(values);
  const { rows } = await service.owner.query(
    `insert into candidates (${names.join(', ')}) values (${names.map((_, n) => `$${n + 1}`).join(', ')}) returning id::int`,
    Object.values(values),
  );
  return rows[0].id as number;
}

const apply = (candidateID: number, job: number) =>
  company.call('POST', '/api/applicants/add-to-job', {
    candidateIDs: [candidateID],
    jobID: jobs[job],
  });
const profile = async (candidateID: number) =>
  (await company.call('GET', `/api/applicants/${candidateID}`)).data;
const same = async (candidateID: number, { call } = company) =>
  (await call('GET', `/api/applicants/${candidateID}/same`)).data;

async function merge(candidateID: number, otherID: number, fromOther: string[] = []) {
  const [{ updatedAt }, { updatedAt: otherUpdatedAt }] = [
    await profile(candidateID),
    await profile(otherID),
  ];
  const body = { otherID, fromOther, updatedAt, otherUpdatedAt };
  return company.call('POST', `/api/applicants/${candidateID}/merge`, body);
}

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  company = await people(service).found();
  other = await people(service).found();
  jobs = [];
  for (let n = 0; n < 2; n += 1) {
    const { data } = await company.call('POST', '/api/jobs', createJob.example.body);
    await company.call('POST', `/api/jobs/${data.jobID}/publish`, { version: 1 });
    jobs.push(data.jobID);
  }
});
afterAll(() => service.close());

test('every table that names a candidate or an application is thought of', async () => {
  const { rows } = await service.owner.query(
    `select distinct c.conrelid::regclass::text || ' → ' || c.confrelid::regclass::text as name
       from pg_constraint c where c.contype = 'f' and c.confrelid in ('candidates'::regclass, 'applications'::regclass)
        and not exists (select from pg_inherits i where i.inhrelid = c.conrelid)`,
  );
  const known = [
    ...movedTables.map((table) => `${table} → candidates`),
    // Kept by triggers or by the merge itself; the last three end with the one who is gone.
    ...['candidate_addresses → candidates', 'candidate_merges → candidates'],
    ...['candidate_words → candidates', 'candidates_apart → candidates'],
    ...['application_answers → applications', 'application_forms → applications'],
    ...['application_moves → applications', 'interview_schedules → applications'],
    ...['offers → applications', 'planned_mails → applications', 'message_threads → applications'],
    ...['person_keys → applications', 'appeals → applications'],
    // A person who volunteered twice counts once.
    'equality_consents → applications',
  ];
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(known));
});

test('equal numbers, and one CV under one name, are said on both profiles; kept apart, they are not', async () => {
  const one = await plant('a@example.com', { phone: '+47 900 00 001' });
  const two = await plant('b@example.com', { phone: '0047 90000001', first_name: 'Majken' });
  const three = await plant('c@example.com');
  const stranger = await plant('d@example.com', { last_name: 'Dahl' });
  await plant('a@example.com', { phone: '+47 900 00 001' }, other);
  for (const id of [one, three, stranger]) {
    const file = { ...sent('cv.pdf', pdf()), kind: 'cv' };
    await company.call('POST', `/api/applicants/${id}/files`, file);
  }
  expect((await same(one)).suggestions).toEqual([
    { candidateID: two, name: 'Majken Berg', email: 'b@example.com', reasons: ['phone'] },
    { candidateID: three, name: 'Maya Berg', email: 'c@example.com', reasons: ['cv'] },
  ]);
  expect((await same(two)).suggestions).toMatchObject([{ candidateID: one }]);
  expect((await same(stranger)).suggestions).toEqual([]);
  await company.call('POST', `/api/applicants/${two}/apart`, { otherID: one });
  expect((await same(one)).suggestions).toMatchObject([{ candidateID: three }]);
  expect((await same(two)).suggestions).toEqual([]);
});

test('a merge loses nothing, and undoing it gives back two', async () => {
  const kept = await plant('maya@example.com', { skills: ['tig'], updated_at: '2026-11-01' });
  const gone = await plant('m.berg@example.com', {
    ...{ phone: '900 00 777', skills: ['mig'], tags: ['fair'], updated_at: '2026-11-01' },
  });
  await apply(kept, 0);
  later();
  await apply(gone, 0);
  await apply(gone, 1);
  const note = { text: 'Met at the fair', isPrivate: false, mentions: [] };
  await company.call('POST', `/api/applicants/${gone}/notes`, note);
  const file = { ...sent('cv.pdf', Buffer.concat([pdf(), Buffer.from('%')])), kind: 'cv' };
  await company.call('POST', `/api/applicants/${gone}/files`, file);
  const { insert, jobId, blueprintId } = await plantInterviews(service.owner, company.companyId);
  await insert('interview_schedules', {
    ...{ job_id: jobId, candidate_id: gone, blueprint_id: blueprintId },
    ...{ closes_at: '2026-12-24', created_at: '2026-11-20', opens_at: '2026-11-20' },
  });
  const rowsOf = async () => {
    const { rows } = await service.owner.query(
      `select to_jsonb(c) - 'updated_at' - 'last_activity_at' as row from candidates c where id in ($1, $2) order by id`,
      [kept, gone],
    );
    const of = `select candidate_id::int, id::int from applications where candidate_id in ($1, $2) order by id`;
    const moves = `select m.application_id::int, m.id::int from application_moves m
      join applications a on a.id = m.application_id where a.candidate_id in ($1, $2) order by m.id`;
    return [
      rows,
      (await service.owner.query(of, [kept, gone])).rows,
      (await service.owner.query(moves, [kept, gone])).rows,
    ];
  };
  const before = await rowsOf();
  const { data: plan } = await company.call('GET', `/api/applicants/${kept}/same/${gone}`);
  expect(plan).toEqual({
    ...{ hasTwoAccounts: false, accountOf: null, undoDays: 14 },
    joined: [{ jobTitle: 'Robotics engineer', standsOf: gone }],
    moving: { applications: 2, interviews: 1, notes: 1, files: 1, consents: 0 },
  });
  later();
  const { status, data } = await merge(kept, gone, ['phone']);
  expect(status).toBe(200);
  const merged = await profile(kept);
  expect(merged).toMatchObject({
    ...{ email: 'maya@example.com', phone: '900 00 777', skills: ['mig', 'tig'], tags: ['fair'] },
    interviews: [{}],
    cv: { fileName: 'cv.pdf' },
  });
  expect(merged.applications).toHaveLength(2);
  expect((await profile(gone)).candidateID).toBe(kept);
  const { entries } = (await company.call('GET', `/api/applicants/${kept}/timeline`)).data;
  const kinds = entries.map(({ kind }: { kind: string }) => kind);
  expect(kinds.filter((kind: string) => kind === 'applied')).toHaveLength(3);
  expect(kinds).toEqual(expect.arrayContaining(['note', 'file', 'invited', 'merged']));
  const search = { keywords: 'mig' };
  const found = await company.call('POST', '/api/aggregator/Company/getcandidatesbyfilter', search);
  expect(found.data.candidates.map((row: { candidateID: number }) => row.candidateID)).toEqual([
    kept,
  ]);
  expect((await same(kept)).merges).toMatchObject([{ mergeID: data.mergeID, name: 'Maya Berg' }]);

  const undo = `/api/applicants/merges/${data.mergeID}/undo`;
  expect((await other.call('POST', undo)).status).toBe(404);
  expect((await company.call('POST', undo)).data).toEqual({ candidateID: gone });
  expect(await rowsOf()).toEqual(before);
  expect((await profile(gone)).applications).toHaveLength(2);
  expect((await company.call('POST', undo)).code).toBe('too_late');
  const { rows } = await service.owner.query(
    `select action from audit_log where company_id = $1 and action like 'candidate.%merged' order by id`,
    [company.companyId],
  );
  expect(rows.map(({ action }) => action)).toEqual(['candidate.merged', 'candidate.unmerged']);
});

test('an offer goes with its application into the one that stands, and back again', async () => {
  const kept = await plant('offered@example.com');
  const gone = await plant('offered.too@example.com');
  await apply(kept, 0);
  later();
  await apply(gone, 0);
  const { rows: planted } = await service.owner.query(
    `insert into offers (company_id, application_id, terms, message, expires_on, time_zone, drafted_by, created_at, changed_at)
     select a.company_id, a.id, 'Welcome.', '', '2027-01-15', 'UTC', m.account_id, now(), now()
       from applications a join memberships m on m.company_id = a.company_id where a.candidate_id = any($1)
     returning id::int, application_id::int`,
    [[kept, gone]],
  );
  const offersOf = async (candidateID: number) => {
    const { data } = await company.call('GET', `/api/applicants/${candidateID}/offers`);
    return data.offers.map(({ offerID }: { offerID: number }) => offerID);
  };
  const [before, beforeGone] = [await offersOf(kept), await offersOf(gone)];
  expect([before.length, beforeGone.length]).toEqual([1, 1]);
  const { data } = await merge(kept, gone);
  expect(new Set(await offersOf(kept))).toEqual(new Set(planted.map(({ id }) => id)));
  await company.call('POST', `/api/applicants/merges/${data.mergeID}/undo`);
  expect([await offersOf(kept), await offersOf(gone)]).toEqual([before, beforeGone]);
});

test('after its days a merge is final, and the address that went is known', async () => {
  const kept = await plant('final@example.com');
  const gone = await plant('old.final@example.com');
  const { data } = await merge(kept, gone);
  const again = await plant('old.final@example.com', { first_name: 'M.' });
  expect((await same(again)).suggestions).toMatchObject([
    { candidateID: kept, reasons: ['email'] },
  ]);
  const undo = `/api/applicants/merges/${data.mergeID}/undo`;
  expect((await company.call('POST', undo)).code).toBe('address_taken');
  const soon = 'update candidate_merges set undo_until = $2 where id = $1';
  await service.owner.query(soon, [data.mergeID, now]);
  expect((await company.call('POST', undo)).code).toBe('too_late');
  expect((await same(kept)).merges).toMatchObject([{ undoUntil: null }]);
  await forgetRecords(service.db, now);
  const left = 'select record from candidate_merges where id = $1';
  expect((await service.owner.query(left, [data.mergeID])).rows).toEqual([{ record: null }]);
});

test('who is held back since a merge stays so as two', async () => {
  const kept = await plant('held@example.com');
  const gone = await plant('old.held@example.com');
  const { data } = await merge(kept, gone);
  const hold = `update candidates set held_because = 'A complaint.', held_at = $2 where id = $1`;
  await service.owner.query(hold, [kept, now]);
  await company.call('POST', `/api/applicants/merges/${data.mergeID}/undo`);
  const held = 'select id::int from candidates where id in ($1, $2) and held_at is not null';
  const { rows } = await service.owner.query(`${held} order by id`, [kept, gone]);
  expect(rows.map(({ id }) => id)).toEqual([kept, gone]);
});

test('two who sign in are never one, and whoever signs in keeps the address', async () => {
  const withAccount = async (email: string) => {
    const values = `insert into accounts (email, user_types) values ($1, '{CANDIDATE}')`;
    await service.owner.query(values, [email]);
    return plant(email);
  };
  const one = await withAccount('one@example.com');
  const two = await withAccount('two@example.com');
  const three = await plant('three@example.com');
  expect((await merge(one, two)).code).toBe('two_accounts');
  expect((await merge(one, three, ['email'])).code).toBe('account_email');
  expect((await merge(three, one)).code).toBe('account_email');
  expect((await merge(three, one, ['email'])).status).toBe(200);
  expect((await profile(three)).email).toBe('one@example.com');
});

test('[D2] only who may change candidates merges, and only their own company’s', async () => {
  const one = await plant('own1@example.com');
  const two = await plant('own2@example.com');
  const foreign = await plant('foreign@example.com', {}, other);
  const body = { otherID: foreign, fromOther: [], updatedAt: now, otherUpdatedAt: now };
  const calls: [Parameters<typeof company.call>[0], string, object?][] = [
    ['POST', `/api/applicants/${one}/merge`, body],
    ['POST', `/api/applicants/${foreign}/merge`, { ...body, otherID: one }],
    ['GET', `/api/applicants/${one}/same/${foreign}`],
    ['GET', `/api/applicants/${foreign}/same`],
    ['POST', `/api/applicants/${one}/apart`, { otherID: foreign }],
  ];
  for (const [method, url, sentBody] of calls) {
    expect([url, (await company.call(method, url, sentBody)).status]).toEqual([url, 404]);
  }
  const { call } = await people(service).plantMember(company.companyId, {
    privileges: [{ featureId: 5, activityId: 0 }],
  });
  expect((await call('GET', `/api/applicants/${one}/same`)).code).toBe('not_allowed');
  const own = { ...body, otherID: two };
  expect((await call('POST', `/api/applicants/${one}/merge`, own)).code).toBe('not_allowed');
  expect((await company.call('POST', `/api/applicants/${one}/merge`, own)).code).toBe(
    'changed_meanwhile',
  );
  const itself = { ...body, otherID: one };
  expect((await company.call('POST', `/api/applicants/${one}/merge`, itself)).code).toBe(
    'same_candidate',
  );
});
