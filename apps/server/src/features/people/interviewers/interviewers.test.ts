import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { pdf, png, sent } from '../profiles/test-documents.ts';
import { employment, enter, type Entered, person, skill } from '../profiles/test-register.ts';

let service: TestApp;

beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

const registration = '/api/interviewers/registration';
const documents = '/api/interviewers/identity-documents';
const checks = '/api/interviewers/identity-checks';
const work = {
  employments: [employment],
  skills: [skill],
  languages: [{ name: 'Dutch', level: 'Native' }],
};

async function registered(): Promise<Entered> {
  const interviewer = await enter(service, 'EXTERNAL_INTERVIEWER');
  const { send } = interviewer;
  await send('PUT', `${registration}/person`, { ...person, headline: 'Staff engineer' });
  await send('PUT', `${registration}/employment`, work);
  return interviewer;
}

async function upload({ send }: Entered, kind = 'identity-front', bytes = png()) {
  const reply = await send('POST', documents, { kind, ...sent('passport.png', bytes) });
  return Number(reply.data.documentID);
}

const passport = (frontDocumentID: number) => ({
  documentType: 'passport',
  frontDocumentID,
  backDocumentID: null,
  selfieDocumentID: null,
});

test('[SH-5] the facts of the shell follow the three steps', async () => {
  const { send, browser, ...rest } = await enter(service, 'EXTERNAL_INTERVIEWER');
  const facts = async () => (await browser.me()).body.data ?? {};
  expect(await facts()).toMatchObject({ userDetail: null, userEmployments: [], isKYC: false });
  await send('PUT', `${registration}/person`, { ...person, headline: 'Staff engineer' });
  expect(await facts()).toMatchObject({
    userDetail: { firstName: 'Noor' },
    userEmployments: [],
    isKYC: false,
  });
  await send('PUT', `${registration}/employment`, work);
  expect(await facts()).toMatchObject({
    userEmployments: [{ employer: 'Kanaal', title: 'Engineer' }],
    isKYC: false,
  });
  const id = await upload({ send, browser, ...rest });
  expect((await send('POST', checks, passport(id))).data).toEqual({ status: 'pending' });
  expect(await facts()).toMatchObject({ isKYC: false });
});

test('what was said as a candidate is there, but stands for no step of the interviewer', async () => {
  const both = await enter(service, 'EXTERNAL_INTERVIEWER');
  await service.owner.query(
    "insert into employments (account_id, position, employer, title, started) values ($1, 0, 'Kanaal', 'Engineer', '2020-03')",
    [both.accountId],
  );
  const { data } = await both.send('GET', registration);
  expect(data.work.employments).toEqual([employment]);
  expect(data.doneSteps).toEqual([]);
  expect((await both.browser.me()).body.data).toMatchObject({ userEmployments: [] });
});

test('the identity check waits for the steps before it', async () => {
  const early = await enter(service, 'EXTERNAL_INTERVIEWER');
  const id = await upload(early);
  const reply = await early.send('POST', checks, passport(id));
  expect([reply.status, reply.errors[0].code]).toEqual([409, 'step_too_early']);
});

test('a card needs its back; a document of another kind is not taken for it', async () => {
  const interviewer = await registered();
  const front = await upload(interviewer);
  const card = { ...passport(front), documentType: 'identity-card' };
  expect((await interviewer.send('POST', checks, card)).status).toBe(422);
  const asBack = await interviewer.send('POST', checks, { ...card, backDocumentID: front });
  expect([asBack.status, asBack.errors[0].code]).toEqual([422, 'document_unknown']);
  const back = await upload(interviewer, 'identity-back', pdf());
  const whole = await interviewer.send('POST', checks, { ...card, backDocumentID: back });
  expect(whole.status).toBe(200);
});

test('[D2] another person’s documents are nobody’s: not to read, not to hand in', async () => {
  const ada = await registered();
  const eve = await registered();
  const own = await upload(ada);
  expect((await ada.send('GET', `${documents}/${own}`)).status).toBe(200);
  expect((await eve.send('GET', `${documents}/${own}`)).status).toBe(404);
  const stolen = await eve.send('POST', checks, passport(own));
  expect([stolen.status, stolen.errors[0].code]).toEqual([422, 'document_unknown']);
});

test.each([
  ['a program', 'identity-front', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
  ['a drawing that may run scripts', 'identity-back', Buffer.from('<svg onload="alert(1)"/>')],
  ['a PDF as a picture of oneself', 'identity-selfie', pdf()],
  ['a picture with something behind it', 'identity-front', Buffer.concat([png(), pdf()])],
  ['more than 10 MB', 'identity-front', Buffer.concat([png(), Buffer.alloc(10 * 1024 * 1024)])],
])('%s is refused', async (_what, kind, bytes) => {
  const { send } = await registered();
  const reply = await send('POST', documents, { kind, ...sent('passport.png', bytes) });
  expect([reply.status, reply.errors[0].code]).toEqual([422, 'file_refused']);
});

test('of 20 submissions at once one gets in', async () => {
  const interviewer = await registered();
  const id = await upload(interviewer);
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => interviewer.send('POST', checks, passport(id))),
  );
  const codes = replies.map((reply) => reply.errors?.[0].code ?? 'in');
  expect(codes.filter((code) => code === 'in')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(['in', 'already_submitted']));
});

test('a document that was handed in stays when another is uploaded; one that was not goes', async () => {
  const interviewer = await registered();
  const unused = await upload(interviewer);
  const used = await upload(interviewer);
  expect((await interviewer.send('GET', `${documents}/${unused}`)).status).toBe(404);
  expect((await interviewer.send('POST', checks, passport(used))).status).toBe(200);
  await upload(interviewer);
  expect((await interviewer.send('GET', `${documents}/${used}`)).status).toBe(200);
});

test('nobody decides about themselves, not even in the database', async () => {
  const { accountId, ...interviewer } = await registered();
  const id = await upload({ accountId, ...interviewer });
  await interviewer.send('POST', checks, passport(id));
  await service.owner.query(
    "update accounts set user_types = array['EXTERNAL_INTERVIEWER', 'SUPER_ADMIN'] where id = $1",
    [accountId],
  );
  const changed = await service.db.asAccount(accountId, (tx) =>
    tx
      .updateTable('identityChecks')
      .set({ status: 'approved', decidedAt: new Date(), decidedBy: accountId })
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow(),
  );
  expect(changed.numUpdatedRows).toBe(0n);
});
