import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { MOST_SEGMENTS, recordingBudget } from './recording-budget-rules.ts';
import { createBrowser } from './test-browser.ts';
import { addRunningInterview, type TestInterview } from './test-interview.ts';

const MB = 1024 * 1024;
const LARGEST = 64 * MB;
/** `addRunningInterview` makes one of half an hour. */
const budget = recordingBudget(30 * 60_000);

let service: TestApp;
let browser: ReturnType<typeof createBrowser>;

beforeAll(async () => {
  service = await createTestApp();
  browser = createBrowser(service);
});

afterAll(() => service?.close());

const sign = async (opened: object, partNumber: number, bytes: number) => {
  const { status, body } = await browser.call('part-url', { ...opened, partNumber, bytes });
  return { status, code: body.errors?.[0].code as string | undefined };
};

const fillWithSegments = (interview: TestInterview) =>
  service.owner.query(
    `with recording as (
       insert into recordings (company_id, subject, subject_id) values ($1, 'attempt', $2) returning id)
     insert into recording_segments (company_id, recording_id, segment_key, life, upload_id,
       object_key, mime_type, started_at)
     select $1, recording.id, gen_random_uuid(), 1, 'u', 'k' || n, 'video/webm', now()
       from recording, generate_series(1, $3::int) as n`,
    [interview.companyId, interview.attemptId, MOST_SEGMENTS],
  );

test('a link is given URLs for as many bytes as its interview can need, over all segments', async () => {
  const interview = await addRunningInterview(service.owner);
  const most = Math.floor(budget.bytes / LARGEST);
  const first = await browser.open(interview);
  const second = await browser.open(interview, { segment: 2 });
  expect(await sign(first, most - 1, LARGEST)).toMatchObject({ status: 200 });
  expect(await sign(second, 1, LARGEST)).toMatchObject({ status: 200 });
  expect(await sign(second, 2, LARGEST)).toEqual({ status: 409, code: 'recording_full' });
  expect(await sign(second, 1, LARGEST)).toMatchObject({ status: 200 });
  expect(await sign(first, most - 1, 7 * MB)).toMatchObject({ status: 200 });
});

test('a link is given URLs for as many parts as its interview can need', async () => {
  const opened = await browser.open(await addRunningInterview(service.owner));
  expect(await sign(opened, budget.parts, 1)).toMatchObject({ status: 200 });
  expect(await sign(opened, budget.parts + 1, 1)).toEqual({ status: 409, code: 'recording_full' });
});

test('parallel requests for URLs do not slip past the budget', async () => {
  const interview = await addRunningInterview(service.owner);
  const most = Math.floor(budget.bytes / LARGEST);
  const opened = await Promise.all(
    Array.from({ length: 4 }, (_, n) => browser.open(interview, { segment: n + 1 })),
  );
  const replies = await Promise.all(opened.map((one) => sign(one, Math.ceil(most / 3), LARGEST)));
  const refused = replies.filter(({ code }) => code === 'recording_full');
  expect(refused).toHaveLength(2);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
});

test('a segment too many is refused by name, and leaves no upload in the store', async () => {
  const interview = await addRunningInterview(service.owner);
  await fillWithSegments(interview);
  const before = await service.objects.listUploads('companies/');
  const { status, body } = await browser.call('initiate', browser.initiation(interview));
  expect([status, body.errors[0].code]).toEqual([409, 'recording_full']);
  expect(await service.objects.listUploads('companies/')).toEqual(before);
});

test('a segment refused after its upload was opened leaves no upload in the store', async () => {
  const interview = await addRunningInterview(service.owner);
  const segmentId = randomUUID();
  const { companyId, attemptId } = interview;
  await service.owner.query(
    `insert into recordings (company_id, subject, subject_id, raw_removed_at) values ($1, 'attempt', $2, now())`,
    [companyId, attemptId],
  );
  const before = await service.objects.listUploads('companies/');
  const request = browser.initiation(interview, { segmentId });
  const { body } = await browser.call('initiate', request);
  expect(body.errors[0].code).toBe('recording_closed');
  expect(await service.objects.listUploads('companies/')).toEqual(before);
});
