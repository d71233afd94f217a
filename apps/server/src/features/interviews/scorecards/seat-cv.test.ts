import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { aKit } from '../kits/test-kit.ts';
import { openParlour, type Parlour } from './test-scorecard.ts';

const monday = '2027-01-18T08:00:00Z';
let now = monday;
let service: TestApp;
let ours: Parlour;

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(now) });
  ours = await openParlour(service);
});
afterAll(() => service.close());

/** A booked interview whose application came with a CV, by a kit that shares it or not. */
async function booked(sharesCv: boolean) {
  now = monday;
  const ada = await ours.colleague();
  const talk = await ours.book([ada], '2027-01-20T09:00:00.000Z');
  const { companyId, founder } = ours;
  const { id } = talk;
  const content = { ...aKit, sharesCv };
  const kit = await founder.call('POST', '/api/interview-kits', { name: 'With CV', content });
  await founder.call('PUT', `/api/live-interviews/${id}/kit`, { kitID: kit.data.kitID });
  const file = ['ada.pdf', 'application/pdf', `candidates/${companyId}/${id}/cv`];
  const { rows } = await service.owner.query(
    `insert into candidate_files (company_id, candidate_id, kind, file_name, content_type, bytes, sha256, object_key, uploaded_at)
     values ($1, $2, 'cv', $3, $4, 4, '', $5, now()) returning id::int`,
    [companyId, talk.candidateID, ...file],
  );
  const fileID = rows[0].id as number;
  const text = 'update applications set cv_file_id = $1 where id = $2';
  await service.owner.query(text, [fileID, talk.applicationID]);
  return { ...talk, ada, fileID, held: await talk.token(ada) };
}

test('whoever sits in the interview reads the CV by their link, and the log says so', async () => {
  const { ada, id, fileID, held } = await booked(true);
  const { data } = await ours.card('', { token: held });
  expect(data.cv).toMatchObject({ fileID, fileName: 'ada.pdf', contentType: 'application/pdf' });
  const opened = await ours.card('/cv', { token: held });
  expect(opened.status).toBe(200);
  expect(opened.data.url).toContain('ada.pdf');
  const { rows } = await service.owner.query(
    `select actor_kind, actor_account_id::int as by from audit_log
      where action = 'interview.cv-opened' and object_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ actor_kind: 'interviewer', by: ada.accountId }]);
});

test('a kit that does not share the CV keeps it back, from the page and the API', async () => {
  const { held } = await booked(false);
  expect((await ours.card('', { token: held })).data.cv).toBeNull();
  expect((await ours.card('/cv', { token: held })).code).toBe('cv_not_shared');
});

test('of an interview that was cancelled, and of a file that was removed, there is none', async () => {
  const off = await booked(true);
  const { revision } = await ours.read(off.id);
  const told = { revision, reason: 'The job is filled.' };
  expect((await ours.act(off.id, 'cancel', told)).status).toBe(200);
  expect((await ours.card('/cv', { token: off.held })).code).toBe('cv_not_shared');
  const { held, fileID } = await booked(true);
  await service.owner.query('update candidate_files set removed_at = now() where id = $1', [
    fileID,
  ]);
  expect((await ours.card('/cv', { token: held })).code).toBe('cv_not_shared');
});

test('two weeks after the interview, and once the application is decided, there is none any more', async () => {
  const { held, applicationID } = await booked(true);
  now = '2027-02-03T09:00:00Z';
  expect((await ours.card('', { token: held })).data.cv).not.toBeNull();
  for (const status of ['rejected', 'withdrawn', 'hired']) {
    await service.owner.query('update applications set status = $1 where id = $2', [
      ...[status, applicationID],
    ]);
    expect((await ours.card('', { token: held })).data.cv).toBeNull();
    expect((await ours.card('/cv', { token: held })).code).toBe('cv_not_shared');
  }
  await service.owner.query(`update applications set status = 'active' where id = $1`, [
    applicationID,
  ]);
  now = '2027-02-03T11:00:00Z';
  expect((await ours.card('', { token: held })).data.cv).toBeNull();
  expect((await ours.card('/cv', { token: held })).code).toBe('cv_not_shared');
});
