import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { applicants, postOpenJob } from '../applications/test-applying.ts';
import { people, profile } from '../../people/companies/test-company.ts';
import {
  applicantOf,
  insideOf,
  memberOf,
  openBrowser,
  pageCodeTo,
  pageTokensTo,
  passPause,
} from './test-page.ts';

let now = new Date('2026-11-28T10:00:00Z');
const clock = { pass: (ms: number) => void (now = new Date(now.getTime() + ms)) };
let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let theirs: typeof ours;
let visitor: ReturnType<typeof applicants>;
const DAY = 86_400_000;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await people(service).found();
  theirs = await people(service).found();
  visitor = applicants(service, clock);
});
afterAll(() => service.close());

const memberOfOurs = () => memberOf(service, ours);
const applicant = (of = ours) => applicantOf(service, { of, clock });
const inside = (of = ours) => insideOf(service, { of, clock });

test('a mail’s link and the mailed code open everything between candidate and company', async () => {
  const { browser, token, email, applicationID } = await inside();
  // What came, and the code: an answer to each reaches somebody.
  const answered = (await service.mailsTo(email)).map(({ sender }) => sender?.replyTo);
  expect(answered).toEqual([ours.email, ours.email]);
  const { status, data } = await browser.open(token);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    email,
    steps: [],
    applications: [{ applicationID, jobTitle: 'Engineer', state: 'active', stage: 'applied' }],
    agreements: [{ kind: 'application', version: 4, jobTitle: 'Engineer', withdrawnAt: null }],
  });
  expect(data.agreements[0].text).toContain('It is kept for at most 12 months');
});

test('before the code the page shows the company’s face, whatever becomes of its link', async () => {
  const { token } = await applicant();
  const browser = openBrowser(service);
  const shown = await browser.post('gate', { token });
  expect(shown.data).toEqual({
    brand: { name: profile.name, colours: null, logo: null },
  });
  const invented = `${token.split('.')[0]}.${'A'.repeat(43)}`;
  expect(await browser.post('gate', { token: invented })).toEqual(shown);
});

test('the face of a company that published nothing is shown to nobody', async () => {
  const hidden = await people(service).found();
  const token = (companyId: number) => `${companyId.toString(36)}.${'A'.repeat(43)}`;
  await postOpenJob(theirs.call, { title: 'Engineer' });
  for (const [of, brand] of [
    [hidden.companyId, null],
    [theirs.companyId, { name: profile.name }],
    [999_999, null],
  ] as const) {
    const { data } = await openBrowser(service).post('gate', { token: token(of) });
    expect(data, String(of)).toMatchObject({ brand });
  }
});

test('the link alone opens nothing, and neither does a browser that gave no code', async () => {
  const { token, email } = await applicant();
  const [one, other] = [openBrowser(service), openBrowser(service)];
  expect((await one.open(token)).code).toBe('page_closed');
  await one.post('code', { token });
  const code = await pageCodeTo(service, email);
  expect((await other.post('entering', { token, code })).code).toBe('wrong_code');
  expect((await one.post('entering', { token, code })).status).toBe(200);
  expect((await one.open(token)).status).toBe(200);
  expect((await other.open(token)).code).toBe('page_closed');
});

test('a code works once and for ten minutes, and five wrong ones stop the sixth', async () => {
  const { token, email } = await applicant();
  const browser = openBrowser(service);
  await browser.post('code', { token });
  const code = await pageCodeTo(service, email);
  clock.pass(11 * 60_000);
  expect((await browser.post('entering', { token, code })).code).toBe('wrong_code');
  await passPause(service);
  expect((await browser.enter(token, email)).status).toBe(200);
  const used = await pageCodeTo(service, email);
  const later = openBrowser(service);
  await later.post('code', { token });
  expect((await later.post('entering', { token, code: used })).code).toBe('wrong_code');
  const codes = [];
  for (let n = 0; n < 5; n += 1) {
    codes.push((await later.post('entering', { token, code: 'wrong' })).code);
  }
  expect(codes).toEqual([...Array(4).fill('wrong_code'), 'too_many_requests']);
  const right = await pageCodeTo(service, email);
  expect((await later.post('entering', { token, code: right })).code).toBe('too_many_requests');
});

test('a living link, a dead and an invented one are answered alike before the code', async () => {
  const [living, dead] = [await applicant(), await applicant()];
  await service.owner.query(
    `update links set expires_at = $1 where purpose = 'candidate-page' and page_id in
       (select id from candidate_pages where candidate_id = $2)`,
    [now, dead.candidateID],
  );
  const answers = [];
  for (const token of [living.token, dead.token, `1.${'x'.repeat(43)}`, 'no token', '']) {
    const browser = openBrowser(service);
    const plain = async (path: string, more: object = {}) => {
      const { status, data, code, names } = await browser.post(path, { token, ...more });
      return { status, data, code, names };
    };
    answers.push([
      await plain('code'),
      await plain('code'),
      await plain('entering', { code: '000000' }),
      await plain('opening'),
      await plain('withdrawal', { applicationID: 1 }),
      await plain('leaving'),
    ]);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await pageCodeTo(service, dead.email)).toBe('');
});

test('the browser’s mark goes to the page’s endpoints alone, and leaving ends it', async () => {
  const { browser, token } = await inside();
  const marks = [...browser.cookies];
  const { sent, status } = await browser.post('leaving', { token });
  expect(status).toBe(200);
  expect(sent).toMatchObject([{ path: '/api/candidate-page', httpOnly: true, sameSite: 'Strict' }]);
  for (const [name, value] of marks) browser.cookies.set(name, value);
  expect((await browser.open(token)).code).toBe('page_closed');
});

test('access ends after thirty days; a link of any of the company’s mails opens it until then', async () => {
  const { browser, token, email, jobID } = await inside();
  await visitor.applyTo(jobID, { email });
  const tokens = await pageTokensTo(service, email);
  expect(new Set(tokens).size).toBe(2);
  for (const one of tokens) expect((await browser.open(one)).status).toBe(200);
  clock.pass(31 * DAY);
  expect((await browser.open(token)).code).toBe('page_closed');
});

test('nobody reads or withdraws what is another’s, in this company or the next', async () => {
  const [one, other, far] = [await inside(), await inside(), await inside(theirs)];
  expect((await one.browser.open(other.token)).code).toBe('page_closed');
  expect((await one.browser.open(far.token)).code).toBe('page_closed');
  for (const applicationID of [other.applicationID, far.applicationID]) {
    const reply = await one.browser.post('withdrawal', { token: one.token, applicationID });
    expect([reply.status, reply.code]).toEqual([404, 'not_found']);
  }
  const { data } = await other.browser.open(other.token);
  expect(data.applications).toMatchObject([{ state: 'active' }]);
});

test('withdrawing is told to the team, mailed, and written down as the candidate’s own', async () => {
  const { browser, token, applicationID, email } = await inside();
  const given = { token, applicationID };
  expect((await browser.post('withdrawal', given)).status).toBe(200);
  expect((await browser.post('withdrawal', given)).status).toBe(200);
  const { data } = await browser.open(token);
  expect(data.applications).toMatchObject([{ state: 'withdrawn', replyBy: null }]);
  const subjects = (await service.mailsTo(email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => /withd/i.test(subject))).toHaveLength(1);
  const { rows } = await service.owner.query(
    `select actor_kind, actor_account_id from audit_log where company_id = $1 and object_id = $2 and action = 'application.withdrawn'`,
    [ours.companyId, applicationID],
  );
  expect(rows).toEqual([{ actor_kind: 'candidate', actor_account_id: null }]);
});

test('a browser does sixty things an hour there, and whoever has only the link takes none of them', async () => {
  const { browser, token } = await inside();
  const stranger = openBrowser(service);
  const step = { token, kind: 'interview', subjectID: 1 };
  for (let time = 0; time <= 60; time += 1) {
    expect((await stranger.post('step', step)).code).toBe('page_closed');
  }
  const codes: unknown[] = [];
  for (let time = 0; time <= 60; time += 1) codes.push((await browser.post('step', step)).code);
  expect(codes.slice(0, 60)).toEqual(Array.from({ length: 60 }));
  expect(codes.at(-1)).toBe('too_many_requests');
  expect((await browser.open(token)).status).toBe(200);
});

test('a rejection shows in nothing before its letter has left', async () => {
  const { browser, token, applicationID, candidateID } = await inside();
  const call = await memberOfOurs();
  await call('POST', `/api/applicants/${candidateID}/messages`, {
    ...{ requestKey: crypto.randomUUID(), threadID: null, applicationID, sendAt: null },
    ...{ subject: 'A question', body: 'When can we call you?', files: [] },
  });
  const before = (await browser.open(token)).data;
  expect(before.steps).toMatchObject([{ kind: 'message' }]);
  const rejected = await call('POST', '/api/pipeline/rejections', {
    ...{ applications: [{ applicationID, version: 1 }], reason: 'Skills do not match' },
    mail: { subject: '{{jobTitle}}', body: 'Hello {{firstName}}, no.', delayMinutes: 60 },
  });
  expect(rejected.status).toBe(200);
  const { data } = await browser.open(token);
  expect(data.applications).toMatchObject([{ state: 'active', keptUntil: null }]);
  expect(data.steps).toEqual(before.steps);
});

test('a message is a step until it is answered, by a link of its own', async () => {
  const { browser, token, candidateID } = await inside();
  const sent = await (await memberOfOurs())('POST', `/api/applicants/${candidateID}/messages`, {
    ...{ requestKey: crypto.randomUUID(), threadID: null, applicationID: null, sendAt: null },
    ...{ subject: 'A question', body: 'When can we call you?', files: [] },
  });
  expect(sent.status).toBe(200);
  const { data } = await browser.open(token);
  expect(data.steps).toMatchObject([{ kind: 'message', title: 'A question', at: null }]);
  const [{ kind, subjectID }] = data.steps;
  const other = await inside();
  const crossed = { token: other.token, kind, subjectID };
  expect((await other.browser.post('step', crossed)).data).toEqual({ url: null });
  const step = await browser.post('step', { token, kind, subjectID });
  const url = new URL(step.data.url);
  expect(url.pathname).toBe('/message');
  const answered = await service.app.inject({
    method: 'POST',
    url: '/api/message/answer',
    payload: {
      ...{ token: url.searchParams.get('token'), requestKey: crypto.randomUUID() },
      ...{ body: 'Tomorrow at ten.', files: [] },
    },
  });
  expect(answered.statusCode).toBe(200);
  expect((await browser.open(token)).data.steps).toEqual([]);
  expect((await browser.post('step', { token, kind, subjectID })).data).toEqual({ url: null });
});

test('mails to others about a candidate lead to no page', async () => {
  const { email, candidateID } = await applicant();
  await service.db.inCompany(ours.companyId, (tx) =>
    service.postOffice.post(tx, {
      ...{ key: `to-another:${candidateID}`, to: 'interviewer@example.com', greeting: 'Hello,' },
      ...{ subject: 'About somebody', preview: '', paragraphs: ['They come at ten.'] },
      about: { companyId: ours.companyId, candidateId: candidateID },
    }),
  );
  expect(await pageTokensTo(service, 'interviewer@example.com')).toEqual([]);
  expect(await pageTokensTo(service, email)).toHaveLength(1);
});
