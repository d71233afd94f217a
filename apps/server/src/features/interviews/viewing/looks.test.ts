import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { openedAudit } from '../../operations/audit/test-audit.ts';
import { createSharing, rowsOf } from './test-viewing.ts';

let service: TestApp;
let aheadMs = 0;

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(Date.now() + aheadMs) });
});
afterAll(() => service.close());

test('opening the report is not watching: only played seconds are', async () => {
  const other = await createSharing(service);
  const { url, viewKey } = (await other.call('GET', '/recording')).data;
  expect(url).toContain('/');
  expect((await other.call('POST', '/watched', { viewKey, ranges: [] })).data).toEqual({
    watchedMs: 0,
  });
  expect((await other.call('GET', '/views')).data.views).toEqual([]);
  expect(await rowsOf(service, 'recording_views', other)).toEqual([]);
  const watched = `action = 'recording.watched'`;
  expect(await openedAudit(service, other.companyId, watched)).toEqual([]);
  await Promise.all([
    other.call('POST', '/watched', { viewKey, ranges: [[0, 1000]] }),
    other.call('POST', '/watched', { viewKey, ranges: [[0, 1000]] }),
  ]);
  expect((await other.call('GET', '/views')).data.views).toMatchObject([{ watchedMs: 1000 }]);
  expect(await openedAudit(service, other.companyId, watched)).toHaveLength(1);
});

test('a look that nobody was given, or that is older than a day, begins nothing', async () => {
  const other = await createSharing(service);
  const { viewKey } = (await other.call('GET', '/recording')).data;
  const play = (key: string) => other.call('POST', '/watched', { viewKey: key, ranges: [[0, 9]] });
  const made = viewKey.replace(/.$/, viewKey.endsWith('0') ? '1' : '0');
  expect((await play(made)).errors).toMatchObject([{ code: 'unknown_view' }]);
  aheadMs = 25 * 3_600_000;
  expect((await play(viewKey)).errors).toMatchObject([{ code: 'unknown_view' }]);
  aheadMs = 0;
  expect(await rowsOf(service, 'recording_views', other)).toEqual([]);
});
