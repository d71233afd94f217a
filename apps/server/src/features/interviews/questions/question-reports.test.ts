import { randomUUID } from 'node:crypto';
import { contract } from '@candor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { invite, roomOf } from '../attempts/test-invitation.ts';
import { people } from '../../people/companies/test-company.ts';

const now = new Date('2026-11-21T10:00:00Z');
let service: TestApp;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
});
afterAll(() => service.close());

/** A running interview, what its candidate may report, and the company's administrator. */
async function interview() {
  const invitation = await invite(service.db, service.owner, now);
  const { companyId, token } = invitation;
  const { data } = await roomOf(service.app, invitation).enter();
  const questions = data.skillGroups.flatMap((group) => group.questions);
  const admin = await people(service).plantMember(companyId, { role: 'COMPANY_ADMIN' });
  const report = async (botInterviewQuestionID: number, text: string, reportKey = randomUUID()) => {
    const url = contract.questions.reportShownQuestion.path;
    const payload = { token, botInterviewQuestionID, text, reportKey };
    const reply = await service.app.inject({ method: 'POST', url, payload });
    return { status: reply.statusCode, code: reply.json().errors?.[0]?.code };
  };
  const queue = async (state = 'open') =>
    (await admin.call('GET', `/api/question-reports?state=${state}`)).data;
  const resolve = (reportID: number, resolution: string) =>
    admin.call('POST', `/api/question-reports/${reportID}/resolve`, { resolution });
  const [first, second] = questions;
  if (first === undefined || second === undefined) throw new Error('too few questions');
  return { companyId, first, second, admin, report, queue, resolve };
}

test('what a candidate reports waits in the queue, once however often it is sent', async () => {
  const { first, report, queue } = await interview();
  const key = randomUUID();
  for (let n = 0; n < 3; n += 1) {
    expect(await report(first.botInterviewQuestionID, ' Two are right. ', key)).toMatchObject({
      status: 200,
    });
  }
  expect(await queue()).toMatchObject({
    total: 1,
    reports: [
      { questionID: first.questionID, text: 'Two are right.', reporterName: null, status: 'live' },
    ],
  });
});

test('an empty report, and a question of another interview, are refused', async () => {
  const { first, report } = await interview();
  const other = await interview();
  expect(await report(first.botInterviewQuestionID, '  ')).toMatchObject({ code: 'empty_report' });
  expect(await report(other.first.botInterviewQuestionID, 'Wrong')).toMatchObject({
    ...{ status: 404, code: 'unknown_question' },
  });
});

test('one interview reports no more than anybody has the time to write', async () => {
  const { first, report } = await interview();
  for (let n = 0; n < 20; n += 1) await report(first.botInterviewQuestionID, `Again ${n}`);
  expect(await report(first.botInterviewQuestionID, 'Once more')).toMatchObject({
    code: 'too_many_reports',
  });
});

test('a retired question closes every report of its version, and says so in the audit log', async () => {
  const { companyId, first, second, admin, report, queue, resolve } = await interview();
  await report(first.botInterviewQuestionID, 'Two are right.');
  const path = `/api/questions/${first.questionID}/reports`;
  await admin.call('POST', path, { reportKey: randomUUID(), text: 'The key is wrong.' });
  await report(second.botInterviewQuestionID, 'Unclear.');
  const { reports } = await queue();
  expect(reports).toMatchObject([{}, { reporterName: 'Ada Lovelace' }, {}].slice(0, 3));
  const { reportID } = reports[0];
  const reply = await resolve(reportID, 'retired');
  expect(reply.data).toEqual({ questionID: first.questionID, closed: 2 });
  expect((await queue()).reports).toMatchObject([{ questionID: second.questionID }]);
  expect((await queue('resolved')).reports).toMatchObject([
    { resolution: 'retired', resolvedBy: 'Ada Lovelace', status: 'retired' },
    { resolution: 'retired' },
  ]);
  const again = await resolve(reportID, 'no-error');
  expect([again.status, again.code]).toEqual([409, 'already_resolved']);
  expect(await people(service).auditOf(companyId)).toEqual(
    expect.arrayContaining(['question.retired', 'question.report-resolved']),
  );
});

test('a new version is begun from the reported one, and only once', async () => {
  const { first, admin, report, queue, resolve } = await interview();
  await report(first.botInterviewQuestionID, 'A spelling mistake.');
  const [{ reportID }] = (await queue()).reports;
  const { questionID } = (await resolve(reportID, 'new-version')).data;
  expect((await admin.call('GET', `/api/questions/${questionID}`)).data).toMatchObject({
    ...{ version: 2, status: 'draft', stem: first.questionText },
    options: ['Right', 'Wrong'],
    history: [{ status: 'draft' }, { status: 'live' }],
  });
  await report(first.botInterviewQuestionID, 'And another one.');
  const [later] = (await queue()).reports;
  expect((await resolve(later.reportID, 'new-version')).data.questionID).toBe(questionID);
});

test('[D2] another company neither sees nor closes a report', async () => {
  const { first, report, queue } = await interview();
  const other = await interview();
  await report(first.botInterviewQuestionID, 'Two are right.');
  const [{ reportID }] = (await queue()).reports;
  expect((await other.queue()).total).toBe(0);
  expect((await other.resolve(reportID, 'no-error')).status).toBe(404);
  const path = `/api/questions/${first.questionID}/reports`;
  const body = { reportKey: randomUUID(), text: 'Mine' };
  expect((await other.admin.call('POST', path, body)).status).toBe(404);
});
