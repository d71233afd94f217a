import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';
import { type PlantedJob, plantJob } from '../pipeline/test-pipeline.ts';

let service: TestApp;
let ours: { readonly companyId: number; readonly call: Caller };
let job: PlantedJob;

beforeAll(async () => void (service = await createTestApp()));
afterAll(() => service.close());
beforeEach(async () => {
  ours = await people(service).found();
  job = await plantJob(service, ours.call);
  await retitle(job, 'Robotics engineer');
});

const retitle = ({ jobID }: PlantedJob, title: string) =>
  service.owner.query(`update jobs set title = $2, status = 'open' where id = $1`, [jobID, title]);
const none = { columns: null, jobFrom: 'none', jobID: null, stageID: null };
const one = () => ({ ...none, jobFrom: 'one', jobID: job.jobID });
const byColumn = { ...none, jobFrom: 'column' };
const preview = async (csv: string, how: object = none, call = ours.call) =>
  (await call('POST', '/api/applicants/import/preview', { csv, ...how })).data;
const send = (csv: string, how: object = none, call = ours.call) =>
  call('POST', '/api/applicants/import', { csv, ...how });
const rowsOf = async (text: string) =>
  (await service.owner.query(text, [ours.companyId])).rows as Record<string, unknown>[];
const candidates = () =>
  rowsOf(
    `select first_name, last_name, email, tags, source, source_detail, city, country, links
       from candidates where company_id = $1 order by email`,
  );
const applications = () =>
  rowsOf(
    `select c.email, s.name as stage, a.source, a.source_detail, a.status, a.job_id::int as job
       from applications a join candidates c using (company_id)
       join job_stages s on s.company_id = a.company_id and s.id = a.stage_id
      where a.company_id = $1 and c.id = a.candidate_id order by 1, a.job_id`,
  );
const mails = async () =>
  (await service.owner.query('select coalesce(max(id), 0)::int as n from mails')).rows;

const csv = [
  'Name,Email,Tags,Notes,Location',
  'Maya Lindqvist,Maya@Example.com,"night shift, Welder",Met in May,"Bergen, Norway"',
  'Bo Dahl,bo@example.com,,,',
  'Nobody,,,,',
].join('\r\n');

test('a preview says what would become of each row, and stores nothing', async () => {
  expect(await preview(csv, one())).toMatchObject({
    ...{ problem: null, system: null, missing: [], rows: 3, faultCount: 1 },
    counts: { new: 2, known: 0, already: 0, double: 0, fault: 1, applications: 2 },
    columns: [
      { heading: 'Name', field: 'fullName', sample: 'Maya Lindqvist' },
      { heading: 'Email', field: 'email', sample: 'Maya@Example.com' },
      ...[{ field: 'tags' }, { field: 'note' }, { field: 'city' }],
    ],
    outcomes: [
      { line: 2, name: 'Maya Lindqvist', email: 'maya@example.com', outcome: 'new' },
      { line: 3, outcome: 'new', jobTitle: 'Robotics engineer', stageName: 'Applied' },
    ],
    faults: [{ line: 4, column: 'Email', code: 'email_missing' }],
    jobs: [{ jobID: job.jobID, stages: [{ name: 'Applied' }, {}, {}] }],
  });
  expect(await candidates()).toEqual([]);
});

test('what is taken stands there with its source, tags, note and place, and one row in the audit log', async () => {
  const before = (await people(service).auditOf(ours.companyId)).length;
  expect((await send(csv, one())).data).toEqual({
    ...{ people: 2, applications: 2, already: 0, double: 0, fault: 1 },
  });
  expect(await candidates()).toMatchObject([
    { email: 'bo@example.com', first_name: 'Bo', source: 'imported', source_detail: '' },
    { email: 'maya@example.com', tags: ['night shift', 'welder'], city: 'Bergen', country: 'NO' },
  ]);
  expect(await applications()).toMatchObject([
    { email: 'bo@example.com', stage: 'Applied', source: 'imported', status: 'active' },
    { email: 'maya@example.com' },
  ]);
  expect(
    await rowsOf('select text, is_private from candidate_notes where company_id = $1'),
  ).toEqual([{ text: 'Imported with this candidate:\n\nMet in May', is_private: false }]);
  expect((await people(service).auditOf(ours.companyId)).slice(before)).toEqual([
    'candidate.imported',
  ]);
});

test('the same file again adds nothing and leaves no row in the audit log', async () => {
  await send(csv, one());
  const state = [await candidates(), await applications()];
  const before = (await people(service).auditOf(ours.companyId)).length;
  expect((await send(csv, one())).data).toMatchObject({ people: 0, applications: 0, already: 2 });
  expect([await candidates(), await applications()]).toEqual(state);
  expect(await rowsOf('select id from candidate_notes where company_id = $1')).toHaveLength(1);
  expect((await people(service).auditOf(ours.companyId)).length).toBe(before);
});

test('of who is known only the application is new', async () => {
  await send('Name,Email,Tags\nMaya Lindqvist,maya@example.com,welder\n');
  const again = 'Name,Email,Tags,Notes\nM. L.,MAYA@example.com,painter,New words\n';
  expect(await preview(again, one())).toMatchObject({
    counts: { new: 0, known: 1, applications: 1 },
  });
  expect((await send(again, one())).data).toMatchObject({ people: 0, applications: 1 });
  expect(await candidates()).toMatchObject([{ last_name: 'Lindqvist', tags: ['welder'] }]);
  expect(await rowsOf('select id from candidate_notes where company_id = $1')).toEqual([]);
});

test('rows of one person for several jobs are one person with several applications; a repeated job is a double', async () => {
  const second = await plantJob(service, ours.call);
  await retitle(second, 'Welder');
  const file = [
    'Name,Email,Job,Stage,Notes',
    'Maya Lindqvist,maya@example.com,robotics  ENGINEER,Screening,First',
    'Maya Lindqvist,maya@example.com,Welder,Somewhere,Second',
    'Maya Lindqvist,maya@example.com,Welder,Offer,Third',
    'Bo Dahl,bo@example.com,Astronaut,,',
  ].join('\n');
  expect(await preview(file, byColumn)).toMatchObject({
    counts: { new: 2, known: 1, double: 1, applications: 2 },
    matchedJobs: [
      { title: 'Robotics engineer', rows: 1 },
      { title: 'Welder', rows: 2 },
    ],
    otherJobs: [{ name: 'Astronaut', rows: 1, because: 'unknown' }],
  });
  expect((await send(file, byColumn)).data).toMatchObject({
    people: 2,
    applications: 2,
    double: 1,
  });
  expect(await applications()).toMatchObject([
    { stage: 'Screening', job: job.jobID },
    { stage: 'Applied', job: second.jobID },
  ]);
  const [{ text }] = (await rowsOf('select text from candidate_notes where company_id = $1')) as [
    { text: string },
  ];
  expect(text).toContain('First\n\nSecond');
  await retitle(second, 'Robotics engineer');
  expect((await preview(file, byColumn)).otherJobs).toMatchObject([
    { name: 'robotics  ENGINEER', because: 'several' },
    {},
    {},
  ]);
});

test('somebody whom the other system has turned down comes without an application, and the note says so', async () => {
  const file =
    'Name,Email,Job,Status\nMaya Lindqvist,maya@example.com,Robotics engineer,Rejected\n';
  expect(await preview(file, byColumn)).toMatchObject({
    over: 1,
    counts: { new: 1, applications: 0 },
  });
  await send(file, byColumn);
  expect(await applications()).toEqual([]);
  expect(await rowsOf('select text from candidate_notes where company_id = $1')).toEqual([
    { text: 'Imported with this candidate:\n\nRobotics engineer, state there: Rejected' },
  ]);
});

test('a file of Lever is known, and where people came from there is kept', async () => {
  const file = [
    'Profile ID,Candidate Name,Email,Posting Title,Current Stage,Origin,Posting Owner Name',
    'a1,Maya Lindqvist,maya@example.com,Robotics engineer,Offer,Referred,Ann',
  ].join('\n');
  expect(await preview(file, byColumn)).toMatchObject({ system: 'lever' });
  await send(file, byColumn);
  const from = { source: 'imported', source_detail: 'Lever · Referred' };
  expect(await candidates()).toMatchObject([from]);
  expect(await applications()).toMatchObject([{ ...from, stage: 'Offer' }]);
});

test('columns can be said otherwise than the headings have them; without address or name no row is judged', async () => {
  const file = 'wer;wo\nMaya Lindqvist;maya@example.com\n';
  expect(await preview(file)).toMatchObject({ missing: ['email', 'name'], outcomes: [], rows: 1 });
  expect((await send(file)).code).toBe('unreadable_file');
  const columns = ['fullName', 'email'];
  expect(await preview(file, { ...none, columns })).toMatchObject({
    missing: [],
    counts: { new: 1 },
  });
  expect((await send(file, { ...none, columns })).data).toMatchObject({ people: 1 });
});

test('a chosen stage stands before the one that a row names, and must be of the job', async () => {
  const file = 'Name,Email,Stage\nMaya Lindqvist,maya@example.com,Applied\n';
  expect((await send(file, { ...one(), stageID: 999_999 })).code).toBe('unknown_stage');
  await send(file, { ...one(), stageID: job.stages[2] });
  expect(await applications()).toMatchObject([{ stage: 'Offer' }]);
});

test.each([['draft'], ['closed']])('a job that is %s takes nobody', async (status) => {
  await service.owner.query('update jobs set status = $2 where id = $1', [job.jobID, status]);
  expect((await send(csv, one())).code).toBe('job_closed');
});

test('[D2] another company’s job is none', async () => {
  const theirs = await people(service).found();
  const foreign = await plantJob(service, theirs.call);
  const reply = await send(csv, { ...one(), jobID: foreign.jobID });
  expect([reply.status, reply.code]).toEqual([404, 'not_found']);
});

test.each([
  ['nothing', ''],
  ['a heading alone', 'Name,Email\n'],
  ['a quote that never ends', 'Name,Email\n"Maya,m@example.com\n'],
])('a file with %s is refused with its line', async (_what, file) => {
  expect((await preview(file)).problem).toMatchObject({ line: expect.any(Number) });
  expect(await send(file)).toMatchObject({ status: 422, code: 'unreadable_file' });
});

test('who may look at candidates but not change them imports none', async () => {
  const { call } = await people(service).plantMember(ours.companyId, {
    privileges: [{ featureId: 4, activityId: 0 }],
  });
  expect((await send(csv, none, call)).status).toBe(403);
});

test('who sees some jobs alone imports for those, and hears of nobody else’s candidates before', async () => {
  await send('Name,Email\nMaya Lindqvist,maya@example.com\n');
  const limited = await people(service).plantMember(ours.companyId, {
    privileges: [0, 21].map((activityId) => ({ featureId: 4, activityId })),
  });
  await service.owner.query('update memberships set job_ids = $2 where id = $1', [
    limited.membershipId,
    [job.jobID],
  ]);
  expect(await preview(csv, none, limited.call)).toMatchObject({
    counts: { new: 0, fault: 3 },
    faults: [{ code: 'job_missing' }, { code: 'job_missing' }, { code: 'email_missing' }],
  });
  expect(await preview(csv, one(), limited.call)).toMatchObject({ counts: { new: 2, known: 0 } });
  expect((await send(csv, one(), limited.call)).data).toMatchObject({ applications: 2 });
  expect(await candidates()).toHaveLength(2);
  expect(await preview(csv, one(), limited.call)).toMatchObject({ counts: { already: 2 } });
});

test('2,000 rows come in at once and no mail leaves; one more is refused', async () => {
  const before = await mails();
  const rows = Array.from({ length: 2000 }, (_, n) => `Person ${n},p${n}@example.com,tag${n % 9}`);
  const file = ['Name,Email,Tags', ...rows].join('\n');
  expect((await send(file, one())).data).toMatchObject({ people: 2000, applications: 2000 });
  expect((await send(file, one())).data).toMatchObject({ people: 0, already: 2000 });
  expect((await preview(`${file}\nOne more,more@example.com,`)).problem.message).toContain(
    'at most 2000',
  );
  expect(await mails()).toEqual(before);
});

test.each(['as they are', 'the other way round'])(
  'what a row without an application says of somebody is kept, with rows %s',
  async (order) => {
    const rows = [
      'Maya Lindqvist,maya@example.com,Robotics engineer,Active,Good hands',
      'Maya Lindqvist,maya@example.com,Fitter,Rejected,Failed the safety test',
    ];
    const given = order === 'as they are' ? rows : rows.toReversed();
    const file = ['Name,Email,Job,Status,Notes', ...given].join('\r\n');
    expect((await send(file, byColumn)).status).toBe(200);
    const [note] = await rowsOf('select text from candidate_notes where company_id = $1');
    expect(note?.['text']).toContain('Good hands');
    expect(note?.['text']).toContain('Failed the safety test');
    expect(await applications()).toHaveLength(1);
  },
);

test('a country that is a word of another kind stays with the place', async () => {
  const file =
    'Name,Email,Country,Location\r\nBo Dahl,bo@example.com,constructor,"Bergen, toString"';
  expect((await send(file)).status).toBe(200);
  expect(await candidates()).toMatchObject([{ country: null }]);
});
