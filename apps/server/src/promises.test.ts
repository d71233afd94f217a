import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationPrivacy } from '@candor/contract/hiring/application-privacy-rules';
import { MOST_SHARE_DAYS } from '@candor/contract/interviews/share-rules';
import { briefAccess, briefKept } from '@candor/contract/promise-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  invite,
  roomOf,
  type TestInvitation,
} from './features/interviews/attempts/test-invitation.ts';
import { after, over, plantKept, looksAt } from './features/operations/retention/test-kept.ts';
import {
  createSharing,
  newViewer,
  openViewer,
} from './features/interviews/viewing/test-viewing.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { endpoints } from './test-scene.ts';

let service: TestApp;
let now = over;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
});
afterAll(() => service.close());

const textOf = async (invitation: TestInvitation, type: 'Bot' | 'FacialTracking') =>
  (await roomOf(service.app, invitation).terms(type)).data.termsAndConditions;

async function set({ companyId }: TestInvitation, column: string, value: unknown): Promise<void> {
  const change = `update blueprints set ${column} = $2 where company_id = $1`;
  await service.owner.query(change, [companyId, value]);
}

const keep = ({ companyId }: { companyId: number }, kind: string, days: number) =>
  service.owner.query(
    `insert into retention_rules (company_id, kind, days, reason, updated_at) values ($1, $2, $3, '', now())
     on conflict (company_id, kind) do update set days = excluded.days`,
    [companyId, kind, days],
  );

const flags = [true, false];
const choices = flags.flatMap((eye) =>
  flags.flatMap((voice) => flags.map((keyboard) => [eye, voice, keyboard] as const)),
);

test.each(choices)(
  'the terms name the monitors that watch: face %s, voice %s, keyboard %s',
  async (eye, voice, keyboard) => {
    const invitation = await invite(service.db, service.owner, now);
    await set(invitation, 'facial_tracking', eye);
    await set(invitation, 'voice_tracking', voice);
    await set(invitation, 'keyboard_tracking', keyboard);
    const [bot, guideline] = [
      await textOf(invitation, 'Bot'),
      await textOf(invitation, 'FacialTracking'),
    ];
    const { data } = await roomOf(service.app, invitation).enter({ facialTermsAccepted: true });
    const isAny = eye || voice || keyboard;
    for (const [monitor, words] of [
      ['eye', 'your face and where you look'],
      ['voice', 'voices, in the sound'],
      ['keyboard', 'kinds of keys and shortcuts'],
    ] as const) {
      const isOn = data.monitors[monitor] === 'on';
      expect([monitor, bot.includes(words)]).toEqual([monitor, isOn]);
      // Where none is on, whoever reads the guideline has switched all of them on.
      expect([monitor, guideline.includes(words)]).toEqual([monitor, isOn || !isAny]);
    }
    expect(bot.includes('No software watches')).toBe(!isAny);
  },
);

test('a monitor that an accommodation takes away is named nowhere', async () => {
  const options = { accommodations: { monitorsOff: ['keyboard'] as const, noCamera: true } };
  const invitation = await invite(service.db, service.owner, now, options);
  for (const column of ['facial_tracking', 'voice_tracking', 'keyboard_tracking']) {
    await set(invitation, column, true);
  }
  const text = await textOf(invitation, 'Bot');
  expect(text).toContain('Software watches voices, in the sound of the microphone.');
  expect(text).toContain('Your camera is not used.');
});

test('what is recorded, and that nothing can be shown outside without it, follows the test’s setting', async () => {
  const invitation = await invite(service.db, service.owner, now);
  expect(await textOf(invitation, 'Bot')).toContain('we record your whole screen');
  await set(invitation, 'record_screen', false);
  const text = await textOf(invitation, 'Bot');
  expect(text).toContain('Neither your screen nor any sound is recorded');
  expect(text).toContain('There is no recording, so none can be shown to anybody outside.');
  const { data } = await roomOf(service.app, invitation).open();
  expect(data.recordScreen).toBe(false);
  expect(briefKept(data)).toContain('There is no recording.');
  expect(briefAccess(data)).not.toContain('outside');
});

test('the days that the terms name are those that count, and never more later', async () => {
  const invitation = await invite(service.db, service.owner, now);
  await set(invitation, 'retention_days', 40);
  await keep(invitation, 'recordings', 20);
  await keep(invitation, 'monitor-evidence', 33);
  await keep(invitation, 'interviews', 44);
  const room = roomOf(service.app, invitation);
  const told = await textOf(invitation, 'Bot');
  expect(told).toContain('The recording is kept for 20 days after the end');
  expect(told).toContain('what was noted during the interview is kept for 33 days');
  expect(told).toContain('your answers and the result for 44 days');
  expect(briefKept((await room.open()).data)).toContain('kept for 20 days');
  await room.enter();
  const { rows } = await service.owner.query(
    'select told_recording_days from attempts where company_id = $1',
    [invitation.companyId],
  );
  expect(rows).toEqual([{ told_recording_days: 20 }]);
  await keep(invitation, 'recordings', 60);
  expect(await textOf(invitation, 'Bot')).toContain('The recording is kept for 20 days');
});

test('[F6] “Candor deletes it by itself”: after the days that were told nobody has to do anything', async () => {
  const { rows } = await service.owner.query('insert into tenants default values returning id');
  const companyId = Number(rows[0].id);
  const kept = await plantKept(service, companyId, { told: 20, status: 'active' });
  const { count } = looksAt(service);
  const left = () => count('recordings', kept, 'deleted_at is null');
  for (const [day, expected] of [
    [18, 1],
    [19, 1],
    [20, 0],
  ] as const) {
    now = after(day);
    await service.runJob('apply-retention');
    expect([day, await left()]).toEqual([day, expected]);
  }
  now = over;
  expect(briefKept(null)).toContain('Candor deletes the recording by itself');
});

test('people outside are shown a recording as the terms say: named, behind a code, for so many days', async () => {
  now = new Date();
  const sharing = await createSharing(service);
  const told = briefAccess(null);
  expect(told).toContain('named people outside');
  expect(told).toContain(`at most ${MOST_SHARE_DAYS} days`);
  const tooLong = { expiresInDays: MOST_SHARE_DAYS + 1 };
  expect((await sharing.share([newViewer()], tooLong)).status).toBe(422);
  const viewer = await sharing.invite({ expiresInDays: MOST_SHARE_DAYS });
  const browser = openViewer(service);
  expect((await browser.watch(viewer)).status).not.toBe(200);
  await browser.enter(viewer);
  const shown = await browser.watch(viewer);
  expect(shown.data.recordings.length).toBeGreaterThan(0);
  now = over;
});

test('a company’s programs read answers and applications, and no recording', () => {
  const open = endpoints.filter(([, { access }]) => 'key' in access && access.key !== undefined);
  const paths = open.map(([, { path }]) => path);
  expect(paths).toContain('/api/v1/interviews');
  expect(paths).toContain('/api/v1/applications');
  expect(paths.filter((path) => /recording|media|share|viewing/.test(path))).toEqual([]);
  const told = applicationPrivacy({ companyName: 'Skog' }).join(' ');
  expect(told).toContain('programs that Skog has connected');
});

/** Sentences that were once shown and were not so. */
const untrue =
  /only people of the company|nobody else (is given|gets)|does not yet do it|has to (delete|erase) the recording|people of [^.]{0,40} who decide about this job|see it afterwards|both sides can look|see both clocks|better you are found|when they look for an interviewer|you will get an answer|deleted at any time|take this back at any time/i;

test('no page, mail or rule of the product says what is not so', () => {
  const root = join(import.meta.dirname, '..', '..', '..');
  const files = ['apps/web/src', 'apps/server/src', 'packages/contract/src'].flatMap((folder) =>
    globSync('**/*.{ts,tsx}', { cwd: join(root, folder) }).map((name) => join(root, folder, name)),
  );
  expect(files.length).toBeGreaterThan(500);
  const shown = files.filter((file) => !file.endsWith('.test.ts'));
  const found = shown.filter((file) =>
    untrue.test(readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ')),
  );
  expect(found).toEqual([]);
});
