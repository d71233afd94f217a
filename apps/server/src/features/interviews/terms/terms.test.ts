import { fillTerms, termsProblem } from '@candor/contract/interviews/terms-rules';
import { termsTypes } from '@candor/contract/interviews/terms-type-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { invite, roomOf } from '../attempts/test-invitation.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';

let service: TestApp;
let office: Entered;

beforeAll(async () => {
  service = await createTestApp();
  office = await enter(service, 'SUPER_ADMIN');
});
afterAll(() => service.close());

const base = '/api/administration/terms';
const historyOf = async (type: string) => (await office.send('GET', `${base}/${type}`)).data;

/** What a super admin does to bring out the next version; gives the reply of the last step. */
async function publish(type: string, change: (text: string) => string) {
  const { draft, versions } = await historyOf(type);
  const saved = await office.send('PUT', `${base}/${type}/draft`, {
    termsAndConditions: change(versions[0].termsAndConditions),
    revision: draft?.revision ?? 0,
  });
  return office.send('POST', `${base}/${type}/publish`, { revision: saved.data.revision });
}

test.each(termsTypes)(
  'an empty database has terms of type %s, and every mark in them is said',
  async (type) => {
    const reply = await service.app.inject(`/api/terms/${type}`);
    expect(reply.statusCode).toBe(200);
    const { termsAndConditions } = reply.json().data;
    expect(termsAndConditions.length).toBeGreaterThan(200);
    expect(termsAndConditions).not.toContain('{{');
    const { versions } = await historyOf(type);
    expect(termsProblem(type, versions[0].termsAndConditions)).toBeNull();
    expect(versions[0]).toMatchObject({ publishedByName: null });
  },
);

test('[BI-2] the guideline has five lines, whatever is watched', async () => {
  const { versions } = await historyOf('FacialTracking');
  const flags = [true, false];
  for (const eye of flags) {
    for (const voice of flags) {
      for (const keyboard of flags) {
        const interview = {
          ...{ companyName: 'Candor', recordScreen: true, isCameraAsked: true },
          ...{ recordingDays: 1, evidenceDays: 1, interviewDays: 1 },
          watched: { eye, voice, keyboard },
        };
        const text = fillTerms('FacialTracking', versions[0].termsAndConditions, {
          hostName: null,
          interview,
        });
        expect(text.split('\n').filter((line) => line.trim() !== '')).toHaveLength(5);
      }
    }
  }
});

test('a draft is kept until it is published, and the published version never changes', async () => {
  const before = await historyOf('RecordingViewer');
  expect(before.draft).toBeNull();
  const url = `${base}/RecordingViewer/draft`;
  const text = `${before.versions[0].termsAndConditions}\n\nBe kind.`;
  const first = await office.send('PUT', url, { termsAndConditions: 'Try.', revision: 0 });
  const { revision } = first.data;
  const lost = await office.send('PUT', url, { termsAndConditions: 'Other.', revision: 0 });
  expect(lost).toMatchObject({ status: 409, errors: [{ code: 'draft_changed' }] });
  const bare = await office.send('POST', `${base}/RecordingViewer/publish`, { revision });
  expect(bare).toMatchObject({ status: 422, errors: [{ code: 'terms_incomplete' }] });
  const second = await office.send('PUT', url, { termsAndConditions: text, revision });
  const stale = await office.send('POST', `${base}/RecordingViewer/publish`, { revision });
  expect(stale.errors[0].code).toBe('draft_changed');
  const done = await office.send('POST', `${base}/RecordingViewer/publish`, second.data);
  expect(done).toMatchObject({ status: 200, data: { version: before.versions[0].version + 1 } });
  const after = await historyOf('RecordingViewer');
  expect(after.draft).toBeNull();
  expect(after.versions.map((one: { version: number }) => one.version)).toEqual([3, 2, 1]);
  expect(after.versions[1]).toEqual(before.versions[0]);
  const { rows } = await service.owner.query(
    `select actor_account_id::int as actor, after from audit_log
      where company_id = 0 and action = 'terms.published' and object_id = $1`,
    [String(done.data.termsID)],
  );
  expect(rows).toEqual([
    {
      actor: office.accountId,
      after: expect.objectContaining({ type: 'RecordingViewer', version: 3 }),
    },
  ]);
  const shown = await service.app.inject('/api/terms/RecordingViewer');
  expect(shown.json().data).toMatchObject({ termsID: done.data.termsID, version: 3 });
});

test('two who publish at once make one version', async () => {
  const { versions } = await historyOf('RecordingViewer');
  const saved = await office.send('PUT', `${base}/RecordingViewer/draft`, {
    termsAndConditions: `${versions[0].termsAndConditions} Really.`,
    revision: 0,
  });
  const replies = await Promise.all(
    [1, 2, 3].map(() => office.send('POST', `${base}/RecordingViewer/publish`, saved.data)),
  );
  expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
  expect((await historyOf('RecordingViewer')).versions).toHaveLength(versions.length + 1);
});

test('a discarded draft leaves everything as it was', async () => {
  const before = await historyOf('Bot');
  const url = `${base}/Bot/draft`;
  const { data } = await office.send('PUT', url, {
    termsAndConditions: 'Never mind.',
    revision: 0,
  });
  expect((await office.send('GET', base)).data.terms[0]).toMatchObject({
    type: 'Bot',
    hasDraft: true,
  });
  const discard = () => office.send('DELETE', `${url}?revision=${data.revision}`);
  expect((await discard()).status).toBe(200);
  expect((await discard()).status).toBe(200);
  expect(await historyOf('Bot')).toEqual(before);
});

test('a page left open neither publishes nor discards nor overwrites the draft of a colleague', async () => {
  const { versions } = await historyOf('Bot');
  const url = `${base}/Bot/draft`;
  const termsAndConditions = versions[0].termsAndConditions;
  const mine = await office.send('PUT', url, { termsAndConditions, revision: 0 });
  const held = mine.data.revision;
  await office.send('DELETE', `${url}?revision=${held}`);
  const theirs = await office.send('PUT', url, { termsAndConditions, revision: 0 });
  const newer = { termsAndConditions: `${termsAndConditions} Theirs.`, ...theirs.data };
  await office.send('PUT', url, newer);
  for (const revision of [held, theirs.data.revision]) {
    const replies = [
      await office.send('POST', `${base}/Bot/publish`, { revision }),
      await office.send('DELETE', `${url}?revision=${revision}`),
      await office.send('PUT', url, { termsAndConditions, revision }),
    ];
    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 409, errors: [{ code: 'draft_changed' }] });
    }
  }
  const { draft } = await historyOf('Bot');
  expect(draft.termsAndConditions).toBe(newer.termsAndConditions);
  await office.send('DELETE', `${url}?revision=${draft.revision}`);
});

test('[BI-1] [BI-2] a new version is asked of who begins, and not of whose interview runs', async () => {
  const now = new Date();
  const [running, waiting] = [
    await invite(service.db, service.owner, now),
    await invite(service.db, service.owner, now),
  ];
  const [inside, outside] = [roomOf(service.app, running), roomOf(service.app, waiting)];
  expect((await inside.enter({ facialTermsAccepted: true })).code).toBe('ok');

  const guideline = await publish('FacialTracking', (text) =>
    text.replace('{{place}}', 'Sit still.'),
  );
  expect((await outside.enter({ facialTermsAccepted: true })).code).toBe('terms_changed');
  const bot = await publish('Bot', (text) => `${text}\n\nOne more thing.`);
  const facialTermsID = guideline.data.termsID;
  expect((await outside.enter({ facialTermsID })).code).toBe('terms_changed');
  expect((await inside.enter({ facialTermsAccepted: true })).data.life).toBe(2);

  const read = await outside.terms('Bot');
  expect(read.data.termsID).toBe(bot.data.termsID);
  expect(read.data.termsAndConditions).toContain('One more thing.');
  expect((await outside.enter({ termsID: read.data.termsID, facialTermsID })).code).toBe('ok');
  const accepted = await service.owner.query(
    'select terms_id::int, facial_terms_id::int from attempts where company_id = any($1) order by id',
    [[running.companyId, waiting.companyId]],
  );
  expect(accepted.rows).toEqual([
    { terms_id: running.termsId, facial_terms_id: running.facialTermsId },
    { terms_id: bot.data.termsID, facial_terms_id: facialTermsID },
  ]);
});

test('the database lets nobody change a version, and only a super admin add one', async () => {
  const { db } = service;
  const words = { version: 99, termsAndConditions: 'Mine.', publishedAt: new Date() };
  const next = { type: 'Bot', ...words } as const;
  const add =
    (publishedBy: number | null) => (tx: Parameters<Parameters<typeof db.global>[0]>[0]) =>
      tx
        .insertInto('terms')
        .values({ ...next, publishedBy })
        .execute();
  await expect(db.global(add(null))).rejects.toThrow(/row-level security/);
  const candidate = await enter(service, 'CANDIDATE');
  await expect(db.asAccount(candidate.accountId, add(candidate.accountId))).rejects.toThrow(
    /row-level security/,
  );
  await expect(
    db.asAccount(office.accountId, (tx) =>
      tx.updateTable('terms').set({ termsAndConditions: 'Mine.' }).execute(),
    ),
  ).rejects.toThrow(/permission denied/);
});

test('who runs the installation is named in all terms, and every naming is recorded', async () => {
  const url = '/api/administration/host';
  await office.send('PUT', url, { hostName: ' Birch Hosting ' });
  for (const type of ['Bot', 'RecordingViewer']) {
    const { termsAndConditions } = (await service.app.inject(`/api/terms/${type}`)).json().data;
    expect(termsAndConditions).toContain('Birch Hosting runs this installation of Candor');
  }
  await office.send('PUT', url, { hostName: null });
  const { rows } = await service.owner.query(
    `select before, after from audit_log where company_id = 0 and action = 'platform.host-named' order by seq`,
  );
  expect(rows.map(({ after }) => after)).toEqual([
    { hostName: 'Birch Hosting' },
    { hostName: null },
  ]);
});
