import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { createSharing, openViewer } from '../../interviews/viewing/test-viewing.ts';
import { people } from '../../people/companies/test-company.ts';
import { pdf, sent } from '../../people/profiles/test-documents.ts';
import {
  insideOf,
  memberOf,
  openBrowser,
  pageCodeTo,
  pageTokensTo,
  passPause,
} from './test-page.ts';

let now = new Date();
const clock = { pass: (ms: number) => void (now = new Date(now.getTime() + ms)) };
let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
const HOUR = 3_600_000;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await people(service).found();
});
afterAll(() => service.close());

const inside = () => insideOf(service, { of: ours, clock });
const auditOf = async (candidateID: number) =>
  (
    await service.owner.query(
      `select action, actor_kind, actor_account_id from audit_log
        where company_id = $1 and object_kind = 'candidate' and object_id = $2 order by seq`,
      [ours.companyId, candidateID],
    )
  ).rows;

test('files that were sent are fetched; what a colleague keeps and what is another’s are not there', async () => {
  const [{ browser, token, candidateID }, other] = [await inside(), await inside()];
  const call = await memberOf(service, ours);
  const theirs = await call('POST', `/api/applicants/${candidateID}/files`, {
    ...sent('notes.pdf', pdf()),
    kind: 'other',
  });
  expect(theirs.status).toBe(200);
  const { data } = await browser.open(token);
  expect(data.files).toMatchObject([{ fileName: 'cv.pdf', isOwn: true, bytes: pdf().length }]);
  const [{ fileID }] = data.files;
  const file = await browser.post('file', { token, fileID });
  const read = await service.app.inject({ url: file.data.url });
  expect(read.rawPayload.equals(pdf())).toBe(true);
  expect(read.headers['content-disposition']).toMatch(/^attachment;/);
  const foreign = await other.browser.post('file', { token: other.token, fileID });
  expect(foreign.code).toBe('not_found');
  const { rows } = await service.owner.query(
    `select id::int from candidate_files where candidate_id = $1 and uploaded_by is not null`,
    [candidateID],
  );
  expect((await browser.post('file', { token, fileID: rows[0].id })).code).toBe('not_found');
});

test('who watched a recording, when and how much of it, and until when it is kept', async () => {
  const sharing = await createSharing(service);
  const viewer = await sharing.invite();
  const watching = openViewer(service);
  await watching.enter(viewer);
  await watching.watch(viewer);
  const { rows } = await service.owner.query(
    'select id::int from candidates where company_id = $1 and email = $2',
    [sharing.companyId, sharing.candidateEmail],
  );
  const about = { companyId: sharing.companyId, candidateId: rows[0].id };
  await service.db.inCompany(sharing.companyId, (tx) =>
    service.postOffice.post(tx, {
      ...{ key: `to-candidate:${rows[0].id}`, to: sharing.candidateEmail, greeting: 'Hello,' },
      ...{ subject: 'Your interview', preview: '', paragraphs: ['Thank you.'], about },
    }),
  );
  const [token = ''] = await pageTokensTo(service, sharing.candidateEmail);
  const browser = openBrowser(service);
  await browser.enter(token, sharing.candidateEmail);
  const { data } = await browser.open(token);
  expect(data.recordings).toMatchObject([
    {
      ...{ interviewScheduleID: sharing.scheduleId, jobTitle: 'Engineer', deletedAt: null },
      views: [{ by: 'shared', name: 'Vera Sund', mayHaveDownloaded: false }],
    },
  ]);
  const keptFor = Date.parse(data.recordings[0].keptUntil) - now.getTime();
  expect(Math.round(keptFor / (24 * HOUR))).toBe(90);
  expect(JSON.stringify(data)).not.toContain(viewer.email);
  expect(data.keeping).toContainEqual({ kind: 'recordings', days: 90 });
});

test('an application says when it is deleted once it is over', async () => {
  const { browser, token, applicationID } = await inside();
  expect((await browser.open(token)).data.applications[0].keptUntil).toBeNull();
  await browser.post('withdrawal', { token, applicationID });
  const { keptUntil } = (await browser.open(token)).data.applications[0];
  expect(Math.round((Date.parse(keptUntil) - now.getTime()) / (24 * HOUR))).toBe(365);
});

test('name, phone and place are corrected by the candidate, and the log says who did it', async () => {
  const { browser, token, candidateID, email } = await inside();
  const facts = { firstName: 'Maja', lastName: 'Berg', phone: '+47 900 00 001', city: 'Oslo' };
  const wrong = await browser.post('correction', {
    token,
    ...facts,
    firstName: ' ',
    country: 'NO',
  });
  expect([wrong.status, wrong.code]).toEqual([422, 'validation_failed']);
  const given = { token, ...facts, country: 'NO' };
  expect((await browser.post('correction', given)).status).toBe(200);
  expect((await browser.post('correction', given)).status).toBe(200);
  expect((await browser.open(token)).data).toMatchObject({ ...facts, country: 'NO', email });
  expect(await auditOf(candidateID)).toEqual([
    { action: 'candidate.updated', actor_kind: 'candidate', actor_account_id: null },
  ]);
});

/** What stands in `data.json` of a copy. */
async function exported({ browser, token }: Awaited<ReturnType<typeof inside>>) {
  const { data } = await browser.post('export', { token });
  const files = unzipSync(Buffer.from(data.content, 'base64'));
  return JSON.parse(Buffer.from(files['data.json'] ?? []).toString());
}

test('the export tells of no round that nobody has announced', async () => {
  const person = await inside();
  const { jobID, candidateID } = person;
  for (const askedAt of [now, null]) {
    await service.owner.query(
      `with s as (
         insert into interview_schedules (company_id, job_id, candidate_id, opens_at, closes_at, kind)
         values ($1, $2, $3, $4, $4::timestamptz + interval '9 days', 'live') returning id)
       insert into appointments (company_id, schedule_id, kind, state, beginning, minutes, buffer_before, buffer_after,
                                 notice_hours, last_day, time_zone, round, place_kind, place_text, message, asked_at)
       select $1, s.id, 'technical', 'asked', 'candidate-picks', 45, 0, 0, 0, '2027-12-01', 'UTC', 1, 'phone', '+47 900', '', $5 from s`,
      [ours.companyId, jobID, candidateID, now, askedAt],
    );
  }
  expect((await exported(person)).interviews).toHaveLength(1);
});

test('the export has what was asked for to take part, and of answers those that are proved to be theirs', async () => {
  const person = await inside();
  const { candidateID, token } = person;
  const call = await memberOf(service, ours);
  await call('POST', `/api/applicants/${candidateID}/messages`, {
    ...{ requestKey: crypto.randomUUID(), threadID: null, applicationID: null, sendAt: null },
    ...{ subject: 'A question', body: 'When can we call you?', files: [] },
  });
  const [{ kind, subjectID }] = (await person.browser.open(token)).data.steps;
  const step = await person.browser.post('step', { token, kind, subjectID });
  await service.app.inject({
    ...{ method: 'POST', url: '/api/message/answer' },
    payload: {
      ...{ token: new URL(step.data.url).searchParams.get('token') },
      ...{ requestKey: crypto.randomUUID(), body: 'Tomorrow at ten.', files: [] },
    },
  });
  const said = async () =>
    (await exported(person)).messages.map(({ from }: { from: string }) => from);
  expect(await said()).toEqual(['company', 'you']);
  await service.owner.query(
    `update messages set from_address = 'referee@mail.example', mail_id = 'referee-1' where company_id = $1 and direction = 'in'`,
    [ours.companyId],
  );
  expect(await said()).toEqual(['company']);
  expect((await exported(person)).needs).toEqual([]);
});

test('the export has what the page shows, what was sent, and the files', async () => {
  const { browser, token, email, applicationID } = await inside();
  const { status, data } = await browser.post('export', { token });
  expect(status).toBe(200);
  const files = unzipSync(Buffer.from(data.content, 'base64'));
  const names = Object.keys(files);
  expect(names).toHaveLength(3);
  const cv = names.find((name) => /^files\/\d+ cv[.]pdf$/.test(name)) ?? '';
  expect(Buffer.from(files[cv] ?? []).equals(pdf())).toBe(true);
  const whole = JSON.parse(Buffer.from(files['data.json'] ?? []).toString());
  expect(whole).toMatchObject({
    email,
    applications: [{ applicationID, jobTitle: 'Engineer' }],
    applicationsAsSent: [{ applicationID, forms: [{ applicant: expect.anything() }] }],
    agreements: [{ kind: 'application' }],
    messages: [],
  });
  expect(Buffer.from(files['readme.txt'] ?? []).toString()).toContain('Not in here: recordings');
});

test('erasing leaves nothing of the candidate, and the link leads nowhere', async () => {
  const { browser, token, email, candidateID } = await inside();
  const mistyped = await browser.post('erasure', { token, email: 'other@example.com' });
  expect([mistyped.status, mistyped.code]).toEqual([422, 'address_differs']);
  expect((await browser.post('erasure', { token, email })).status).toBe(200);
  expect((await browser.open(token)).code).toBe('page_closed');
  expect(await holding(email)).toEqual([]);
  const tables = ['candidate_pages', 'candidate_files', 'applications', 'message_threads'];
  for (const table of tables) {
    const { rows } = await service.owner.query(
      `select 1 from ${table} where company_id = $1 and candidate_id = $2`,
      [ours.companyId, candidateID],
    );
    expect([table, rows.length]).toEqual([table, 0]);
  }
  const { rows: erasures } = await service.owner.query(
    'select because, erased_by, finished_at is not null as is_done from erasures where candidate_id = $1',
    [candidateID],
  );
  expect(erasures).toEqual([
    { because: 'Asked for by the candidate, on their own page.', erased_by: null, is_done: true },
  ]);
  await passPause(service);
  await browser.post('code', { token });
  expect(await pageCodeTo(service, email)).toBe('');
});

/** The tables in which this stands anywhere. */
async function holding(said: string): Promise<string[]> {
  const { rows } = await service.owner.query(
    `select format('%I', table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found = [];
  for (const { name } of rows) {
    const held = await service.owner.query(
      `select 1 from ${name} t where position($1 in t::text) > 0 limit 1`,
      [said],
    );
    if (held.rows.length > 0) found.push(name);
  }
  return found;
}

test('who is held back is told so, and nothing goes', async () => {
  const { browser, token, email, candidateID } = await inside();
  const call = await memberOf(service, ours);
  const held = await call('PUT', `/api/retention/holds/${candidateID}`, { because: 'A dispute.' });
  expect(held.status).toBe(200);
  expect((await browser.open(token)).data.isHeld).toBe(true);
  const reply = await browser.post('erasure', { token, email });
  expect([reply.status, reply.code]).toEqual([409, 'candidate_held']);
  const { data } = await browser.open(token);
  expect(data.applications).toHaveLength(1);
  expect(JSON.stringify(data)).not.toContain('A dispute.');
});

test('a code of hours ago opens the page and erases nothing', async () => {
  const { browser, token, email } = await inside();
  clock.pass(2 * HOUR);
  expect((await browser.open(token)).status).toBe(200);
  const reply = await browser.post('erasure', { token, email });
  expect([reply.status, reply.code]).toEqual([403, 'page_closed']);
  await passPause(service);
  expect((await browser.enter(token, email)).status).toBe(200);
  expect((await browser.post('erasure', { token, email })).status).toBe(200);
});

test('of two records merged both links lead to the one that stays, by a code to its address', async () => {
  const [kept, gone] = [await inside(), await inside()];
  const call = await memberOf(service, ours);
  const updatedAtOf = async (candidateID: number) =>
    (await call('GET', `/api/applicants/${candidateID}`)).data.updatedAt;
  const merged = await call('POST', `/api/applicants/${kept.candidateID}/merge`, {
    ...{ otherID: gone.candidateID, fromOther: [] },
    updatedAt: await updatedAtOf(kept.candidateID),
    otherUpdatedAt: await updatedAtOf(gone.candidateID),
  });
  expect(merged.status).toBe(200);
  const { data } = await kept.browser.open(kept.token);
  expect(data.applications).toHaveLength(2);
  // Whoever proved the other address proved this one not.
  expect((await gone.browser.open(gone.token)).code).toBe('page_closed');
  await passPause(service);
  await gone.browser.post('code', { token: gone.token });
  const mails = await service.mailsTo(gone.email);
  expect(mails.filter(({ subject }) => subject.startsWith('Your code'))).toHaveLength(1);
  const code = await pageCodeTo(service, kept.email);
  expect((await gone.browser.post('entering', { token: gone.token, code })).status).toBe(200);
  expect((await gone.browser.open(gone.token)).data.email).toBe(kept.email);
  // Until it can be taken back no longer, what is there may be another person's.
  const { token, email } = kept;
  const [{ fileID }] = data.files;
  for (const [path, more] of [
    ['file', { fileID }],
    ['export', {}],
    ['erasure', { email }],
  ] as const) {
    const { code: refusal } = await kept.browser.post(path, { token, ...more });
    expect([path, refusal]).toEqual([path, 'records_joined']);
  }
  const undone = await call('POST', `/api/applicants/merges/${merged.data.mergeID}/undo`, {});
  expect(undone.status).toBe(200);
  expect((await kept.browser.post('export', { token })).status).toBe(200);
  expect((await gone.browser.open(gone.token)).code).toBe('page_closed');
  expect((await kept.browser.open(kept.token)).data.applications).toHaveLength(1);
});
