import { createQuestion } from '@candor/contract/interviews/questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { picture } from './test-picture.ts';

const DAY = 24 * 3_600_000;
const start = new Date('2026-11-21T10:00:00Z');
let now = start;
let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await people(service).found();
});
afterAll(() => service.close());

const base64 = picture.toString('base64');

async function upload(): Promise<{ id: number; key: string }> {
  const { data } = await ours.call('POST', '/api/questions/images', { base64 });
  const { rows } = await service.owner.query(
    'select object_key from question_images where id = $1 and company_id = $2',
    [data.imageID, ours.companyId],
  );
  return { id: Number(data.imageID), key: rows[0].object_key };
}

async function sweep() {
  await service.runJob('sweep-pictures');
  // The database's clock says when a file is due, and this test's is another.
  await service.owner.query(`update due_work set due_at = now() - interval '10 years'`);
  await service.runDue('remove-object');
}

const kept = async () => {
  const { rows } = await service.owner.query('select id from question_images order by id');
  return rows.map(({ id }) => Number(id));
};

test('a picture that no version shows goes after a day, with its file; not a moment earlier', async () => {
  const [unused, used, before] = [await upload(), await upload(), await upload()];
  const body = { ...createQuestion.example.body, imageID: used.id, imageAlt: 'A tree' };
  const { data } = await ours.call('POST', '/api/questions', body);
  // An older version shows it still: what was live stays as it was seen.
  const withOld = { ...body, stem: `${body.stem} again`, imageID: before.id };
  const old = (await ours.call('POST', '/api/questions', withOld)).data;
  for (const [revision, status] of [
    [1, 'review'],
    [2, 'live'],
  ] as const) {
    const path = `/api/questions/${old.questionID}/status`;
    expect((await ours.call('POST', path, { status, revision })).status).toBe(200);
  }
  const changed = { ...withOld, imageID: null, imageAlt: '', revision: 3 };
  expect((await ours.call('PUT', `/api/questions/${old.questionID}`, changed)).status).toBe(200);
  expect(data.questionID).not.toBe(old.questionID);

  now = new Date(start.getTime() + DAY - 1);
  await sweep();
  expect(await kept()).toEqual([unused.id, used.id, before.id]);
  now = new Date(start.getTime() + DAY);
  await sweep();
  expect(await kept()).toEqual([used.id, before.id]);
  await expect(service.objects.head(unused.key)).rejects.toThrow();
  expect((await service.objects.head(used.key)).size).toBe(picture.length);
});
