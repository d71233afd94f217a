import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { pdf, sent } from '../../people/profiles/test-documents.ts';
import { hearRefused } from './message-due.ts';
import { type MessageDesk, openMessageDesk, words } from './test-messages.ts';

const monday = Date.parse('2027-01-04T09:00:00Z');
let now = monday;
let service: TestApp;
let ours: MessageDesk;

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(now) });
  ours = await openMessageDesk(service);
});
beforeEach(() => void (now = monday));
afterAll(() => service.close());

const at = (instant: string) => void (now = Date.parse(instant));
const messagesOf = async (candidateID: number) => {
  const { threads } = (await ours.list(candidateID)).data;
  return threads.flatMap(({ messages }: { messages: unknown[] }) => messages);
};

test('what is written leaves as a mail with its words filled in, in the company’s name, and can be answered', async () => {
  const { candidateID, applicationID, email } = await ours.applicant();
  expect((await ours.write(candidateID, { ...words, applicationID })).status).toBe(200);
  const [mail] = await service.mailsTo(email);
  expect(mail?.subject).toMatch(/^Your application as \S/);
  expect(mail?.text).toContain('Hello Ada,\n\nwhen can we call you?\nAny day will do.');
  expect(mail?.sender).toEqual({
    name: expect.stringMatching(/ via Candor$/),
    replyTo: ours.founder.email,
  });
  expect(mail?.text).toContain(`by mail to ${ours.founder.email}`);
  const { data } = await ours.list(candidateID);
  expect(data.threads).toMatchObject([
    {
      subject: mail?.subject,
      jobTitle: expect.any(String),
      messages: [{ state: 'sent', byName: 'Ingrid Solberg', at: new Date(monday).toISOString() }],
    },
  ]);
});

test('the same request with other words is refused, of one and of several', async () => {
  const { candidateID } = await ours.applicant();
  const requestKey = randomUUID();
  expect((await ours.write(candidateID, { requestKey })).status).toBe(200);
  const changed = await ours.write(candidateID, { requestKey, body: 'Something else.' });
  expect([changed.status, changed.code]).toEqual([409, 'request_key_reused']);
  const list = { requestKey: randomUUID(), candidateIDs: [candidateID], jobID: null, sendAt: null };
  const bulk = (body: string) => ours.post('/messages/bulk', { ...list, subject: 'Hello', body });
  expect((await bulk('First.')).status).toBe(200);
  expect((await bulk('Second.')).code).toBe('request_key_reused');
  expect(await messagesOf(candidateID)).toHaveLength(2);
});

test('a company that was taken over sends no mass mail', async () => {
  const { candidateID } = await ours.applicant();
  await ours.write(candidateID);
  await service.owner.query(
    `insert into messages (company_id, thread_id, direction, state, body, written_by, written_at, send_at, sent_at, request_key, request_hash)
     select m.company_id, m.thread_id, 'out', 'sent', '', m.written_by, m.written_at, m.send_at, m.sent_at, gen_random_uuid(), ''
       from messages m join message_threads t on t.company_id = m.company_id and t.id = m.thread_id, generate_series(1, 2000)
      where t.candidate_id = $1`,
    [candidateID],
  );
  const refused = await ours.write(candidateID);
  expect([refused.status, refused.code]).toEqual([429, 'too_many_requests']);
  now += 86_400_000 + 1;
  expect((await ours.write(candidateID)).status).toBe(200);
  await service.owner.query("delete from messages where body = '' and direction = 'out'");
});

test('the company’s address for answers goes before the writer’s', async () => {
  const colleague = await ours.colleague();
  const admin = await ours.fresh(ours.founder);
  await admin('PUT', '/api/letters/sender', { name: 'Larkfield', replyTo: colleague.email });
  const { candidateID, email } = await ours.applicant();
  await ours.write(candidateID);
  expect((await service.mailsTo(email))[0]?.sender).toEqual({
    name: 'Larkfield via Candor',
    replyTo: colleague.email,
  });
  expect((await ours.list(candidateID)).data.answersTo).toBe(colleague.email);
  await admin('PUT', '/api/letters/sender', { name: '', replyTo: '' });
});

test('words that cannot be filled in are told at their field, and nothing is sent', async () => {
  const { candidateID, email } = await ours.applicant();
  const unknown = await ours.write(candidateID, { body: 'For {{salary}}' });
  expect([unknown.status, unknown.code]).toEqual([422, 'validation_failed']);
  const jobless = await ours.write(candidateID, { subject: 'As {{jobTitle}}' });
  expect([jobless.status, jobless.code]).toEqual([422, 'validation_failed']);
  const far = await ours.write(candidateID, { sendAt: '2027-05-01T09:00:00Z' });
  expect([far.status, far.code]).toEqual([422, 'validation_failed']);
  expect(await service.mailsTo(email)).toEqual([]);
  expect(await messagesOf(candidateID)).toEqual([]);
});

test('the same request twice is one message', async () => {
  const { candidateID, email } = await ours.applicant();
  const requestKey = randomUUID();
  const replies = await Promise.all([
    ours.write(candidateID, { requestKey }),
    ours.write(candidateID, { requestKey }),
  ]);
  const again = await ours.write(candidateID, { requestKey });
  expect(new Set([...replies, again].map(({ data }) => data.messageID)).size).toBe(1);
  expect(await service.mailsTo(email)).toHaveLength(1);
});

test('one for later leaves at its time, unless it was taken back until then', async () => {
  const { candidateID, email } = await ours.applicant();
  const sendAt = '2027-01-05T07:00:00.000Z';
  await ours.write(candidateID, { sendAt });
  const { messageID } = (await ours.write(candidateID, { sendAt, subject: 'Never' })).data;
  expect(await messagesOf(candidateID)).toMatchObject([
    { state: 'waiting', at: sendAt },
    { state: 'waiting' },
  ]);
  await service.runDue('message');
  expect(await service.mailsTo(email)).toEqual([]);
  const back = () => ours.post(`/messages/${messageID}/taking-back`, {});
  expect((await back()).status).toBe(200);
  expect((await back()).code).toBe('wrong_status');
  at('2027-01-05T07:00:01Z');
  await service.runDue('message');
  await service.runDue('message');
  expect((await service.mailsTo(email)).map(({ subject }) => subject)).toEqual(['A question']);
  const states = (await messagesOf(candidateID)).map(({ state }: { state: string }) => state);
  expect(states.toSorted()).toEqual(['sent', 'taken-back']);
});

test('what waits for somebody who withdrew does not leave', async () => {
  const { candidateID, applicationID, email } = await ours.applicant();
  await ours.write(candidateID, { applicationID, sendAt: '2027-01-05T07:00:00Z' });
  await service.owner.query("update applications set status = 'withdrawn' where id = $1", [
    applicationID,
  ]);
  at('2027-01-05T07:00:01Z');
  await service.runDue('message');
  expect(await service.mailsTo(email)).toEqual([]);
  expect(await messagesOf(candidateID)).toMatchObject([
    { state: 'taken-back', problem: 'withdrawn' },
  ]);
});

test('files go along by the link, are judged by their bytes, and lie with the candidate’s', async () => {
  const { candidateID, email } = await ours.applicant();
  const wrong = await ours.write(candidateID, { files: [sent('x.pdf', Buffer.from('MZ'))] });
  expect([wrong.status, wrong.code]).toEqual([422, 'file_refused']);
  await ours.write(candidateID, { files: [sent('plan.pdf', pdf())] });
  expect((await service.mailsTo(email))[0]?.text).toContain('by the link: plan.pdf.');
  const own = await ours.own({ email });
  const [{ files }] = (await own.open()).data.messages;
  expect(files).toMatchObject([{ fileName: 'plan.pdf', isRemoved: false }]);
  expect((await own.file(files[0].fileID)).data).toMatchObject({ fileName: 'plan.pdf' });
  const { data } = await (await ours.fresh(ours.founder))(
    'GET',
    `/api/applicants/${candidateID}/files`,
  );
  expect(data.files).toMatchObject([{ fileName: 'plan.pdf', uploadedByName: 'Ingrid Solberg' }]);
});

test('a mail that is refused for good is told to its writer and shown as failed', async () => {
  const { candidateID } = await ours.applicant();
  const { messageID } = (await ours.write(candidateID)).data;
  const told: number[] = [];
  const notify = async (_tx: unknown, { accountId }: { readonly accountId: number }) =>
    void told.push(accountId);
  const hear = hearRefused({ ...service, notify });
  await hear(`message:${ours.companyId}:${messageID}`, '550 5.1.1 No such user');
  await hear(`message:${ours.companyId}:${messageID}`, '550 5.1.1 No such user');
  await hear('verify-email:1', '550');
  expect(told).toEqual([ours.founder.accountId]);
  expect(await messagesOf(candidateID)).toMatchObject([
    { state: 'failed', problem: '550 5.1.1 No such user' },
  ]);
});

test('the timeline has what left and what came, and not what waits', async () => {
  const { candidateID, email } = await ours.applicant();
  await ours.write(candidateID);
  await ours.write(candidateID, { subject: 'Later', sendAt: '2027-01-05T07:00:00Z' });
  await (await ours.own({ email })).answer('Tomorrow.');
  const call = await ours.fresh(ours.founder);
  const { data } = await call('GET', `/api/applicants/${candidateID}/timeline?only=mails`);
  expect(
    data.entries
      .map(({ kind, text, byName }: Record<string, string>) => [kind, text, byName])
      .toSorted(),
  ).toEqual([
    ['message-received', 'A question', null],
    ['message-sent', 'A question', 'Ingrid Solberg'],
  ]);
});

test('words are kept by their name, for everybody of the company, until somebody removes them', async () => {
  const keep = (body: string) =>
    ours.post('/message-templates', { ...words, name: ' Call ', body });
  const { messageTemplateID } = (await keep('Hello')).data;
  expect((await keep('Hello {{firstName}}')).data).toEqual({ messageTemplateID });
  expect((await keep('{{wages}}')).code).toBe('validation_failed');
  const { candidateID } = await ours.applicant();
  expect((await ours.list(candidateID)).data.templates).toEqual([
    { messageTemplateID, name: 'Call', subject: words.subject, body: 'Hello {{firstName}}' },
  ]);
  const remove = async () =>
    (await ours.fresh(ours.founder))('DELETE', `/api/message-templates/${messageTemplateID}`);
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(404);
});

test('another company’s is none to read, answer in, take back or remove', async () => {
  const { candidateID } = await ours.applicant();
  const { messageID } = (await ours.write(candidateID, { sendAt: '2027-01-05T07:00:00Z' })).data;
  const kept = await ours.post('/message-templates', { ...words, name: 'Ours' });
  const theirs = await openMessageDesk(service);
  const foreign = await theirs.applicant();
  expect((await theirs.list(candidateID)).status).toBe(404);
  expect((await theirs.write(candidateID)).status).toBe(404);
  expect((await theirs.post(`/messages/${messageID}/taking-back`, {})).status).toBe(404);
  const [{ threadID }] = (await ours.list(candidateID)).data.threads;
  expect((await theirs.write(foreign.candidateID, { threadID })).status).toBe(404);
  const strange = { candidateIDs: [candidateID], jobID: null };
  expect((await theirs.post('/messages/preview', { ...strange, ...words })).status).toBe(404);
  const call = await theirs.fresh(theirs.founder);
  const path = `/api/message-templates/${kept.data.messageTemplateID}`;
  expect((await call('DELETE', path)).status).toBe(404);
  expect(await messagesOf(candidateID)).toMatchObject([{ state: 'waiting' }]);
});

test('who may not change candidates reads and does not write; who sees other jobs does neither', async () => {
  const { candidateID, applicationID } = await ours.applicant();
  await ours.write(candidateID, { applicationID });
  const reader = await people(service).plantMember(ours.companyId, {
    privileges: [{ featureId: 4, activityId: 0 }],
  });
  expect((await ours.list(candidateID, reader)).data.threads).toHaveLength(1);
  expect((await ours.write(candidateID, {}, reader)).status).toBe(403);
  const limited = await ours.colleague({ privileges: [{ featureId: 4, activityId: 21 }] });
  const limit = 'update memberships set job_ids = $1 where id = $2';
  await service.owner.query(limit, [[ours.job.jobID], limited.membershipId]);
  expect((await ours.list(candidateID, limited)).data.threads).toHaveLength(1);
  expect((await ours.write(candidateID, {}, limited)).status).toBe(200);
  await service.owner.query(limit, [[], limited.membershipId]);
  expect((await ours.list(candidateID, limited)).status).toBe(404);
  expect((await ours.write(candidateID, {}, limited)).status).toBe(404);
});
