import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { pdf, sent } from '../../people/profiles/test-documents.ts';
import { type MessageDesk, openMessageDesk } from './test-messages.ts';

const now = new Date('2027-01-04T09:00:00Z');
let service: TestApp;
let ours: MessageDesk;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await openMessageDesk(service);
});
afterAll(() => service.close());

async function written() {
  const applicant = await ours.applicant();
  await ours.write(applicant.candidateID, { applicationID: applicant.applicationID });
  return { ...applicant, own: await ours.own(applicant) };
}

test('by the link the candidate reads what was written and answers, with files', async () => {
  const { own, candidateID } = await written();
  const seen = (await own.open()).data;
  expect(seen).toMatchObject({
    ...{ subject: 'A question', jobTitle: expect.any(String) },
    messages: [{ byName: 'Ingrid Solberg', body: 'Hello Ada,\n\nwhen can we call you?' }],
  });
  const { data } = await own.answer(' Tomorrow.\n{{firstName}} ', {
    files: [sent('me.pdf', pdf())],
  });
  expect(data.messages[1]).toMatchObject({
    ...{ byName: null, body: 'Tomorrow.\n{{firstName}}' },
    files: [{ fileName: 'me.pdf' }],
  });
  const [{ messages }] = (await ours.list(candidateID)).data.threads;
  expect(messages[1]).toMatchObject({ state: 'received', byName: null, files: [{}] });
});

test('whoever wrote hears of it, in the list and on open pages', async () => {
  const { own, candidateID } = await written();
  await own.answer('Tomorrow.');
  expect(await ours.noticesOf(ours.founder)).toContainEqual({
    title: 'A candidate has answered',
    path: `/company/job-seeker-profile-tab?candidateID=${candidateID}&tab=messages`,
  });
  const { rows } = await service.owner.query(
    "select job_id::int from changes where kind = 'messages' and owner_id = $1 and subject_id = $2",
    [ours.companyId, candidateID],
  );
  expect(rows).toEqual([{ job_id: ours.job.jobID }, { job_id: ours.job.jobID }]);
});

test('where the writer has left, whoever runs the company hears of it', async () => {
  const { candidateID, email } = await ours.applicant();
  const writer = await ours.colleague({ role: 'COMPANY_ADMIN' });
  await ours.write(candidateID, {}, writer);
  await service.owner.query('delete from memberships where id = $1', [writer.membershipId]);
  const answers = async (who: typeof writer | typeof ours.founder) =>
    (await ours.noticesOf(who)).filter(({ title }) => title === 'A candidate has answered').length;
  const before = await answers(ours.founder);
  await (await ours.own({ email })).answer('Are you there?');
  expect([await answers(writer), await answers(ours.founder)]).toEqual([0, before + 1]);
});

test('an answer that was changed after its reply was lost is not taken for the first one', async () => {
  const { own, candidateID } = await written();
  const requestKey = randomUUID();
  expect((await own.answer('Tuesday at ten.', { requestKey })).status).toBe(200);
  const other = await own.answer('Wednesday.', { requestKey });
  expect([other.status, other.code]).toEqual([409, 'request_key_reused']);
  const file = await own.answer('Tuesday at ten.', { requestKey, files: [sent('me.pdf', pdf())] });
  expect(file.code).toBe('request_key_reused');
  expect((await own.answer('Wednesday.')).status).toBe(200);
  const [{ messages }] = (await ours.list(candidateID)).data.threads;
  expect(messages.map(({ body }: { body: string }) => body)).toEqual([
    expect.any(String),
    'Tuesday at ten.',
    'Wednesday.',
  ]);
});

test('what is wrong with an answer is told at its field, and nothing is kept', async () => {
  const { own, candidateID } = await written();
  const empty = await own.answer('  ');
  expect([empty.status, empty.code]).toEqual([422, 'validation_failed']);
  const wrong = await own.answer('Here.', { files: [sent('cv.exe', Buffer.from('MZ'))] });
  expect([wrong.status, wrong.code]).toEqual([422, 'file_refused']);
  expect((await own.open()).data.messages).toHaveLength(1);
  const { rows } = await service.owner.query(
    'select count(*)::int as n from candidate_files where candidate_id = $1',
    [candidateID],
  );
  expect(rows).toEqual([{ n: 0 }]);
});

test('an answer that is sent twice is one', async () => {
  const { own } = await written();
  const requestKey = randomUUID();
  const twice = { requestKey, files: [sent('me.pdf', pdf())] };
  await Promise.all([own.answer('Once.', twice), own.answer('Once.', twice)]);
  const { messages } = (await own.answer('Once.', twice)).data;
  expect(messages).toHaveLength(2);
  expect(messages[1].files).toHaveLength(1);
  expect((await own.file(messages[1].files[0].fileID)).status).toBe(200);
});

test('a thread takes twenty answers an hour', async () => {
  const { own } = await written();
  for (let n = 0; n < 20; n += 1) expect((await own.answer(`${n}`)).status).toBe(200);
  expect((await own.answer('20')).code).toBe('too_many_requests');
});

test('a link leads to its thread alone, and to no file of another', async () => {
  const [one, two] = [await written(), await written()];
  const { messages } = (await one.own.answer('Here.', { files: [sent('me.pdf', pdf())] })).data;
  expect((await two.own.file(messages[1].files[0].fileID)).status).toBe(404);
  const forged = `${one.own.token.slice(0, -4)}AAAA`;
  const reply = await ours.stranger('POST', '/api/message/opening', { token: forged });
  expect(reply.code).toBe('token_expired');
});

test('the log has the answer as the candidate’s deed', async () => {
  const { own, candidateID } = await written();
  await own.answer('Tomorrow.');
  const { rows } = await service.owner.query(
    "select action, actor_kind from audit_log where object_kind = 'candidate' and object_id = $1 order by seq",
    [String(candidateID)],
  );
  expect(rows.map(({ action, actor_kind }) => `${actor_kind} ${action}`)).toEqual([
    'account message.written',
    'candidate message.received',
  ]);
});
