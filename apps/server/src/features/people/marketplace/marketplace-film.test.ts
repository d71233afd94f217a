import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRecording } from '../../../platform/media/test-media.ts';
import { MARK_KEY } from '../../../platform/objects/marked-store.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../companies/test-company.ts';
import { enter } from '../profiles/test-register.ts';
import { published, registered } from './test-market.ts';

const path = '/api/marketplace/film';
const folder = mkdtempSync(join(tmpdir(), 'candor-film-test-'));
let service: TestApp;
let film: string;

/** As a camera makes it, with a place that nobody meant to publish. */
async function filmed(seconds: number, ...more: readonly string[]): Promise<string> {
  const [plain, placed] = [join(folder, 'plain.mkv'), join(folder, 'placed.mkv')];
  await makeRecording(plain, { seconds, keyEvery: 300, size: '160x90' });
  const place = ['-metadata', 'location=+59.9139+010.7522/'];
  await promisify(execFile)('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-i',
    plain,
    '-c',
    'copy',
    ...place,
    ...more,
    placed,
  ]);
  return readFileSync(placed).toString('base64');
}

beforeAll(async () => {
  service = await createTestApp();
  film = await filmed(2);
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

const objectsOf = async (accountId: number) => {
  const { rows } = await service.owner.query(
    `select object_key from documents where account_id = $1 and kind = 'film' and removed_at is null`,
    [accountId],
  );
  return rows.map(({ object_key }) => object_key as string);
};
const bytesOf = async (url: string) =>
  (await service.app.inject({ method: 'GET', url })).rawPayload;

test('[RT-9] companies see the film of whoever wants to be found, and no place where it was made', async () => {
  const { send, accountId } = await published(service);
  const seen = async () => {
    const { call } = await people(service).found();
    return (await call('GET', `/api/marketplace/interviewers/${accountId}`)).data.filmUrl;
  };
  expect(await seen()).toBeNull();
  expect((await send('PUT', path, { fileName: 'me.mkv', base64: film })).status).toBe(200);
  const [first] = await objectsOf(accountId);
  const bytes = await bytesOf(await seen());
  expect(bytes.includes('ftyp')).toBe(true);
  expect(Buffer.from(film, 'base64').includes('010.7522')).toBe(true);
  expect(bytes.includes('010.7522')).toBe(false);

  await send('PUT', path, { fileName: 'again.mkv', base64: film });
  expect(await objectsOf(accountId)).toHaveLength(1);
  await service.runDue('remove-object');
  await expect(service.objects.head(first ?? '')).rejects.toThrow();
  expect((await send('GET', path)).data.film).toMatchObject({ fileName: 'again.mkv' });
  const [second] = await objectsOf(accountId);
  await send('DELETE', path);
  expect((await send('GET', path)).data.film).toBeNull();
  expect(await seen()).toBeNull();
  await service.runDue('remove-object');
  await expect(service.objects.head(second ?? '')).rejects.toThrow();
});

test('a film that is too long, too large or none is refused at its field', async () => {
  const { send, accountId } = await registered(service);
  const refusalOf = async (base64: string) => {
    const { status, errors } = await send('PUT', path, { fileName: 'me.mkv', base64 });
    expect([status, errors[0].code, errors[0].path]).toEqual([422, 'file_refused', 'body.base64']);
    return errors[0].message as string;
  };
  expect(await refusalOf(await filmed(95))).toContain('longer than 90 seconds');
  expect(await refusalOf(Buffer.alloc(10 * 1024 * 1024 + 1).toString('base64'))).toContain('10 MB');
  expect(await refusalOf(Buffer.from('%PDF-1.7').toString('base64'))).toContain('cannot be taken');
  expect(await objectsOf(accountId)).toEqual([]);
});

test('a film that was taken upright stays upright, and one whose sound cannot be read is refused', async () => {
  const { send, accountId } = await registered(service);
  const upright = join(folder, 'upright.mp4');
  await makeRecording(join(folder, 'lying.mkv'), { seconds: 2, codec: 'h264', sound: false });
  const copied = ['-i', join(folder, 'lying.mkv'), '-c', 'copy'];
  const ffmpeg = (...args: string[]) =>
    promisify(execFile)('ffmpeg', ['-v', 'error', '-y', ...args, upright]);
  // As FFmpeg says it since its sixth version, and before that.
  await ffmpeg('-display_rotation', '90', ...copied).catch(() =>
    ffmpeg(...copied, '-metadata:s:v:0', 'rotate=90'),
  );
  const base64 = readFileSync(upright).toString('base64');
  expect((await send('PUT', path, { fileName: 'upright.mp4', base64 })).status).toBe(200);
  const [key = ''] = await objectsOf(accountId);
  const kept = join(folder, 'kept.mp4');
  writeFileSync(kept, await buffer((await service.objects.read(key)).stream));
  const asked = ['-v', 'error', '-show_entries', 'side_data=rotation', '-of', 'csv=p=0', kept];
  expect((await promisify(execFile)('ffprobe', asked)).stdout.trim()).toMatch(/^-?90/);

  const vorbis = await filmed(2, '-c:a', 'libvorbis');
  const reply = await send('PUT', path, { fileName: 'me.mkv', base64: vorbis });
  expect(reply.errors[0]).toMatchObject({ code: 'file_refused', path: 'body.base64' });
});

test('a film is deleted while the storage is away: whoever runs it sees since when, and its file goes by itself later', async () => {
  const { send, accountId } = await registered(service);
  const office = await enter(service, 'SUPER_ADMIN');
  const look = async () => (await office.send('GET', '/api/watch')).data;
  await send('PUT', path, { fileName: 'me.mkv', base64: film });
  const [key = ''] = await objectsOf(accountId);
  const mark = join(service.folder, 'objects', `${MARK_KEY}@`);
  renameSync(mark, `${mark}away`);
  expect((await send('DELETE', path)).status).toBe(200);
  expect(await objectsOf(accountId)).toEqual([]);
  await service.runDue('remove-object');
  const { removals } = await look();
  expect(removals.waiting).toBe(1);
  expect(Date.now() - Date.parse(removals.oldestAt)).toBeLessThan(60_000);
  expect(service.problems.splice(0).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Due and not done at try 1: remove-object \d+ of company 0$/),
  ]);
  await service.owner.query(
    `update removed_objects set removed_at = now() - interval '61 minutes'`,
  );
  expect((await look()).alarms).toMatchObject([{ kind: 'removals-late' }]);

  renameSync(`${mark}away`, mark);
  expect((await service.objects.head(key)).size).toBeGreaterThan(0);
  await service.owner.query("update due_work set due_at = now() - interval '1 minute'");
  await service.runDue('remove-object');
  await expect(service.objects.head(key)).rejects.toThrow();
  expect(await look()).toMatchObject({ removals: { waiting: 0, oldestAt: null }, alarms: [] });
});

test('whoever is no interviewer has no film to show', async () => {
  const { send } = await enter(service, 'CANDIDATE');
  expect((await send('PUT', path, { fileName: 'me.mkv', base64: film })).status).toBe(403);
});
