import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { brokenChains } from '../../operations/audit/test-audit.ts';
import {
  eraseAgain,
  findLedger,
  readLedger,
  writeLedger,
} from '../../operations/retention/index.ts';
import { findRequests } from '../../interviews/recordings/index.ts';
import { backUp } from '../../operations/retention/test-backup.ts';
import { ownRecordings } from './test-own-recording.ts';

let service: TestApp;
let all: ReturnType<typeof ownRecordings>;

beforeAll(async () => {
  service = await createTestApp();
  all = ownRecordings(service);
});
afterAll(() => service.close());

const parts = () => {
  const nothing = async () => {};
  const { db, objects, clock } = service;
  return {
    ...{ db, objects, clock, forgetMails: nothing },
    ...{ releaseSeats: nothing, returnCredits: nothing },
  };
};
const again = async () => eraseAgain(parts(), await findLedger(parts()));
type Own = Awaited<ReturnType<typeof all.inside>>;
const key = ({ companyId }: Own) => `companies/${companyId}/recording-1.mp4`;

test('a backup of before brings no recording back that went as its candidate asked, held back there or not', async () => {
  const own = await all.inside();
  const restore = await backUp(service.owner);
  expect((await own.ask()).status).toBe(200);
  expect(await all.stateOf(own)).toBe('gone');
  const saved = writeLedger(await findLedger(parts()));

  await restore();
  await service.objects.put(key(own), Buffer.from('film'), 'video/mp4');
  await all.hold(own);
  expect((await again()).recordings).toMatchObject([{ scheduleId: own.scheduleId, isDone: true }]);
  expect(await all.stateOf(own)).toBe('gone');
  expect((await own.call('GET', '/recording')).data.status).toBe('deleted');
  expect(await all.logOf(own)).toEqual([
    'system recording.deletion-asked-again',
    'system recording.deleted-as-asked',
  ]);
  expect((await again()).recordings).toEqual([]);
  expect(await brokenChains(service)).toEqual([]);

  // By a list that was saved, where the objects are as old as the backup.
  await restore();
  rmSync(join(service.folder, 'erasures'), { recursive: true, force: true });
  await service.objects.put(key(own), Buffer.from('film'), 'video/mp4');
  expect((await eraseAgain(parts(), readLedger(saved))).recordings).toHaveLength(1);
  expect(await all.stateOf(own)).toBe('gone');

  // Its number was given again, to an interview of later.
  await restore();
  await service.objects.put(key(own), Buffer.from('film'), 'video/mp4');
  await all.rowsOf(
    `update interview_schedules set created_at = now() + interval '1 hour' where id = $1`,
    own.scheduleId,
  );
  expect((await eraseAgain(parts(), readLedger(saved))).recordings).toEqual([]);
  expect(await all.stateOf(own)).toBe('there');
});

test('what was only asked for waits again, with the day of the first time', async () => {
  const own = await all.inside();
  await all.hold(own);
  const restore = await backUp(service.owner);
  await own.ask();
  const { request } = await own.recording();
  await restore();
  expect((await again()).recordings).toMatchObject([{ goneAt: null, isDone: true }]);
  expect(await all.stateOf(own)).toBe('there');
  const [row] = await all.rowsOf(
    'select asked_at, gone_at from recording_requests where company_id = $1',
    own.companyId,
  );
  expect([row.asked_at.toISOString(), row.gone_at]).toEqual([request.askedAt, null]);
  expect((await again()).recordings).toEqual([]);
});

test('a hold that is newer than the backup is put back with the request: no evidence is lost by a restore', async () => {
  const own = await all.inside();
  const restore = await backUp(service.owner);
  await all.hold(own);
  await own.ask();
  const { request } = await own.recording();
  await restore();
  const [{ id }] = await all.rowsOf(
    'select id::int from candidates where company_id = $1',
    own.companyId,
  );
  expect((await again()).recordings).toMatchObject([{ isDone: true, heldAgain: id }]);
  expect(await all.stateOf(own)).toBe('there');
  await service.runJob('apply-retention');
  expect(await all.stateOf(own)).toBe('there');
  expect((await own.recording()).request).toEqual(request);
  const [held] = await all.rowsOf(
    `select held_because, (select count(*)::int from audit_log l where l.company_id = c.company_id
        and l.action = 'candidate.held' and l.object_id = c.id::text) as noted
       from candidates c where id = $1`,
    id,
  );
  expect(held).toEqual({ held_because: 'Held back before a restore.', noted: 1 });
  expect((await again()).recordings).toEqual([]);
  expect(await brokenChains(service)).toEqual([]);

  // The company lets go.
  await all.rowsOf(
    'update candidates set held_at = null, held_because = null where company_id = $1',
    own.companyId,
  );
  await service.runJob('apply-retention');
  expect(await all.stateOf(own)).toBe('gone');
});

test('what a worker still held when it was asked for goes again, and holds nobody back', async () => {
  const own = await all.inside();
  const busy = (since: Date | null) =>
    all.rowsOf(
      'update recordings set processing_since = $2 where company_id = $1',
      own.companyId,
      since,
    );
  const restore = await backUp(service.owner);
  await busy(service.clock());
  await own.ask();
  expect(await all.stateOf(own)).toBe('there');
  await restore();
  expect((await again()).recordings).toMatchObject([{ isDone: true, heldAgain: null }]);
  expect(await all.stateOf(own)).toBe('gone');
});

test('a mark that could not be written is written the next night, and none is lost meanwhile', async () => {
  const own = await all.inside();
  const { companyId, scheduleId } = own;
  await all.hold(own);
  await own.ask();
  await all.rowsOf(
    'update candidates set held_at = null, held_because = null where company_id = $1',
    companyId,
  );
  const marks = async () =>
    (await findRequests(service, companyId)).filter((one) => one.scheduleId === scheduleId);
  const { put } = service.objects;
  const full = vi
    .spyOn(service.objects, 'put')
    .mockImplementation((name, ...given) =>
      name.startsWith('erasures/') ? Promise.reject(new Error('No room')) : put(name, ...given),
    );
  await service.runJob('apply-retention').catch(() => {});
  full.mockRestore();
  // Beside the database, which says so as well.
  expect((await marks()).map(({ goneAt }) => goneAt)).toEqual([null, null]);
  await service.runJob('apply-retention');
  expect((await marks()).filter(({ goneAt }) => goneAt !== null)).toHaveLength(2);
});
