import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { png, sent } from '../profiles/test-documents.ts';
import { employment, enter, type Entered, person, skill } from '../profiles/test-register.ts';

const start = new Date('2026-05-04T09:00:00Z');
const DAY = 86_400_000;
let now = start;
let service: TestApp;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
});
afterAll(() => service.close());
beforeEach(() => {
  now = start;
});

const after = (days: number, ms = 0) => {
  now = new Date(start.getTime() + days * DAY + ms);
};
const run = async () => {
  await service.runJob('forget-identity-documents');
  // The database's clock says when a file is due, and it is past that of these days.
  await service.owner.query('update due_work set due_at = $1', [now]);
  await service.runDue('remove-object');
};

async function upload({ send }: Entered) {
  const body = { kind: 'identity-front', ...sent('passport.png', png()) };
  const { data } = await send('POST', '/api/interviewers/identity-documents', body);
  return Number(data.documentID);
}

async function registered(): Promise<Entered> {
  const interviewer = await enter(service, 'EXTERNAL_INTERVIEWER');
  const registration = '/api/interviewers/registration';
  await interviewer.send('PUT', `${registration}/person`, { ...person, headline: 'Engineer' });
  const work = { employments: [employment], skills: [skill] };
  const languages = [{ name: 'Dutch', level: 'Native' }];
  await interviewer.send('PUT', `${registration}/employment`, { ...work, languages });
  return interviewer;
}

/** Hands a document in; gives what became of it, row and file. */
async function handedIn() {
  const interviewer = await registered();
  const documentID = await upload(interviewer);
  await interviewer.send('POST', '/api/interviewers/identity-checks', {
    documentType: 'passport',
    frontDocumentID: documentID,
    backDocumentID: null,
    selfieDocumentID: null,
  });
  return { ...interviewer, documentID, isKept: () => isKept(interviewer.accountId) };
}

async function isKept(accountId: number): Promise<boolean> {
  const text = 'select object_key as key, removed_at from documents where account_id = $1';
  const [row] = (await service.owner.query(text, [accountId])).rows;
  const hasFile = await service.objects.head(row.key).then(
    () => true,
    () => false,
  );
  expect(hasFile).toBe(row.removed_at === null);
  return hasFile;
}

/** By the office, at the start. */
async function decide(accountId: number, status: 'approved' | 'refused') {
  const office = await enter(service, 'SUPER_ADMIN');
  await service.owner.query(
    `update identity_checks set status = $2, decided_at = $3, decided_by = $4, reason = $5
      where account_id = $1 and status = 'pending'`,
    [accountId, status, start, office.accountId, status === 'refused' ? 'Blurred.' : null],
  );
}

test.each(['approved', 'refused'] as const)(
  '[F6] the documents of a check that was %s go after thirty days, not a moment before',
  async (status) => {
    const { accountId, isKept: isStillKept } = await handedIn();
    await decide(accountId, status);
    for (const [days, ms] of [
      [29, 0],
      [30, -1],
    ] as const) {
      after(days, ms);
      await run();
      expect(await isStillKept()).toBe(true);
    }
    after(30);
    await run();
    expect(await isStillKept()).toBe(false);
    await run();
    const audit = `select action, actor_kind from audit_log
      where company_id = 0 and action = 'identity.documents-removed' and object_id = $1`;
    expect((await service.owner.query(audit, [String(accountId)])).rows).toEqual([
      { action: 'identity.documents-removed', actor_kind: 'system' },
    ]);
  },
);

test('what waits for a decision stays, however long', async () => {
  const { isKept: isStillKept } = await handedIn();
  after(365);
  await run();
  expect(await isStillKept()).toBe(true);
});

test('a document that was uploaded and never handed in goes thirty days after the upload', async () => {
  const interviewer = await registered();
  await upload(interviewer);
  after(30, -1);
  await run();
  expect(await isKept(interviewer.accountId)).toBe(true);
  after(30);
  await run();
  expect(await isKept(interviewer.accountId)).toBe(false);
});

test('a CV is none of them', async () => {
  const interviewer = await registered();
  await upload(interviewer);
  const text = "update documents set kind = 'cv' where account_id = $1";
  await service.owner.query(text, [interviewer.accountId]);
  after(365);
  await run();
  expect(await isKept(interviewer.accountId)).toBe(true);
});

test('the decided check is still shown to the office, without its documents', async () => {
  const { accountId } = await handedIn();
  await decide(accountId, 'refused');
  after(30);
  await run();
  const office = await enter(service, 'SUPER_ADMIN');
  const base = '/api/administration/identity-checks';
  const list = (await office.send('GET', `${base}?state=decided`)).data.checks;
  const { checkID } = list.find((one: { accountID: number }) => one.accountID === accountId);
  const { data } = await office.send('GET', `${base}/${checkID}`);
  expect(data).toMatchObject({ status: 'refused', documents: [] });
});
