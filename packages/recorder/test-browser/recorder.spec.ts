import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { FakeDisplay, OpenChromium } from './chromium.ts';
import { openChromium } from './chromium.ts';
import { decode } from './media-file.ts';
import { servePage } from './page.ts';
import type { Room } from './page-script.ts';
import type { Receiver } from './receiver.ts';
import { startReceiver } from './receiver.ts';

declare const room: Room;

let folder: string;
let receiver: Receiver;
let browser: OpenChromium | null = null;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recorder-browser-'));
  receiver = await startReceiver(join(folder, 'store'), servePage);
});

test.afterEach(async () => {
  await browser?.kill();
  browser = null;
  await receiver.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function openRoom(display: FakeDisplay = 'monitor', hash = ''): Promise<Page> {
  browser = await openChromium(join(folder, 'profile'), display);
  return load(browser.page, hash);
}

async function load(page: Page, hash = ''): Promise<Page> {
  await page.goto(`${receiver.apiUrl}/${hash}`);
  await page.waitForFunction(() => 'room' in globalThis);
  return page;
}

async function startRecording(page: Page): Promise<void> {
  expect(await page.evaluate(() => room.share())).toEqual({ ok: true, systemAudio: 'captured' });
  await page.evaluate(() => room.start('s1'));
}

async function recorded(page: Page, ms: number): Promise<void> {
  await page.waitForFunction((least) => (room.progress()?.recordedMs ?? 0) >= least, ms, {
    timeout: 60_000,
  });
}

/** A recording that was cut off has a last cluster shorter than its header says; no more than that. */
const onlyCutOff = /^(\[matroska,webm @ \w+\] File ended prematurely at pos\. \d+ \(\w+\))?$/;

const uploads = () => [...receiver.uploads.values()];
const allComplete = () => uploads().length > 0 && uploads().every((upload) => upload.file);

test('[BR-1][BR-2][BR-3] a shared screen becomes one sound WebM at the store', async () => {
  const page = await openRoom();
  await startRecording(page);
  await recorded(page, 10_000);
  // The fake devices beep once a second, each in its own time: not looked at once a second, nor both at once.
  for (const source of ['system', 'microphone'] as const) {
    await expect
      .poll(() => page.evaluate((of) => room.levels()[of], source), { intervals: [130] })
      .toBeGreaterThan(0);
  }
  await page.evaluate(() => room.finish());

  const progress = await page.evaluate(() => room.progress());
  expect(progress).toMatchObject({ state: 'done', waitingBytes: 0, journal: 'durable', lag: 0 });
  expect(await page.evaluate(() => room.journaledBytes())).toBe(0);
  expect(uploads()).toHaveLength(1);
  expect(uploads()[0]!.parts.size).toBeGreaterThan(2);
  const file = await decode(uploads()[0]!.file!);
  expect(file).toMatchObject({ codecs: ['opus', 'vp9'], errors: '' });
  expect(file.seconds).toBeGreaterThan(9);
});

test('[BR-7] a segment that is asked for before the end begins nothing after it', async () => {
  const page = await openRoom();
  await startRecording(page);
  await recorded(page, 1_000);
  await page.evaluate(() => room.restartAndStop());

  expect(await page.evaluate(() => room.progress())).toMatchObject({
    recording: false,
    segments: 1,
  });
  await page.evaluate(() => room.finish());
  expect(uploads()).toHaveLength(1);
  expect(allComplete()).toBe(true);
});

test('[BR-3] storage sees no credentials, only the signature', async () => {
  const page = await openRoom();
  await page.evaluate(() => (document.cookie = 'session=secret'));
  await startRecording(page);
  await recorded(page, 2_000);
  await page.evaluate(() => room.finish());
  expect(receiver.putHeaders.length).toBeGreaterThan(0);
  for (const headers of receiver.putHeaders) {
    expect(headers.authorization).toBeUndefined();
    expect(headers.cookie).toBeUndefined();
    expect(headers.referer).toBeUndefined();
  }
});

for (const [display, reason, message] of [
  ['window', 'not-entire-screen', "Please select 'Entire Screen' and allow microphone access."],
  ['browser', 'not-entire-screen', "Please select 'Entire Screen' and allow microphone access."],
  ['denied', 'denied', 'You must allow screen and microphone access to proceed.'],
] as const) {
  test(`[BR-1] a share that is ${display} is refused`, async () => {
    const page = await openRoom(display);
    const outcome = await page.evaluate(() => room.share('against-the-hint'));
    expect(outcome).toEqual({ ok: false, reason, message });
  });
}

// With --repeat-each=50 this is the experiment: an instant of its own for every kill.
test('[BR-7] a browser killed while recording goes on by itself on return', async () => {
  const page = await openRoom();
  await startRecording(page);
  await recorded(page, 2_000);
  // From here on nothing leaves the machine: what follows can only come from the journal.
  receiver.faults.storeAway = true;
  await recorded(page, 4_000 + Math.random() * 5_000);
  const acknowledged = await page.evaluate(() => room.progress()?.journaledMs ?? 0);
  expect(await page.evaluate(() => room.journaledBytes())).toBeGreaterThan(0);
  await browser!.kill();
  receiver.faults.storeAway = false;

  const reopened = await openRoom();
  await expect.poll(allComplete, { timeout: 30_000 }).toBe(true);
  await expect.poll(() => reopened.evaluate(() => room.resumed)).toEqual(['s1 complete']);
  expect(uploads()).toHaveLength(1);
  const file = await decode(uploads()[0]?.file ?? '');
  expect(file.errors).toMatch(onlyCutOff);
  // An encoder hands a frame on a little after it was seen.
  expect(file.seconds).toBeGreaterThan(acknowledged / 1_000 - 0.75);
  expect(await reopened.evaluate(() => room.unfinished())).toEqual([]);
});

test('[BR-4][BR-7] a reload keeps both segments, and each is a file of its own', async () => {
  const page = await openRoom();
  await startRecording(page);
  await recorded(page, 3_000);
  await load(page, '?again#no-resume');
  await startRecording(page);
  await recorded(page, 6_000);
  await page.evaluate(() => room.finish());
  const segments = uploads().map((upload) => upload.input.segment);
  expect(segments).toEqual([1, 2]);
  for (const upload of uploads()) {
    const file = await decode(upload.file!);
    expect(file.errors).toMatch(upload.input.segment === 1 ? onlyCutOff : /^$/);
    expect(file.seconds).toBeGreaterThan(1.5);
  }
});

test('[BR-4] sharing that is stopped ends the segment, and a new one begins', async () => {
  const page = await openRoom();
  await startRecording(page);
  await recorded(page, 2_000);
  await page.evaluate(() => room.stopSharing());
  await page.waitForFunction(() => room.interruptions.length > 0);
  expect(await page.evaluate(() => room.interruptions)).toEqual(['sharing-stopped']);
  expect(await page.evaluate(() => room.progress()?.recording)).toBe(false);

  await startRecording(page);
  await recorded(page, 4_000);
  await page.evaluate(() => room.finish());
  expect(uploads().map((upload) => upload.input.segment)).toEqual([1, 2]);
  for (const upload of uploads()) expect((await decode(upload.file!)).errors).toBe('');
});

test('[BR-3] a store that is away is waited for, and nothing is missing', async () => {
  const page = await openRoom();
  receiver.faults.storeAway = true;
  await startRecording(page);
  await page.waitForFunction(() => room.progress()?.state === 'waiting', null, { timeout: 30_000 });
  await recorded(page, 5_000);
  receiver.faults.storeAway = false;
  await page.evaluate(() => room.finish());
  const file = await decode(uploads()[0]!.file!);
  expect(file.errors).toBe('');
  expect(file.seconds).toBeGreaterThan(4);
  expect(await page.evaluate(() => room.states.at(-1))).toBe('done');
});

test('[BR-3] a missing ETag and an expired URL are overcome', async () => {
  receiver.faults.missingEtags = 1;
  receiver.faults.expiredUrls = 1;
  const page = await openRoom();
  await startRecording(page);
  await recorded(page, 4_000);
  await page.evaluate(() => room.finish());
  expect(receiver.faults).toMatchObject({ missingEtags: 0, expiredUrls: 0 });
  expect((await decode(uploads()[0]!.file!)).errors).toBe('');
});

test('one tab has the session; another one is told that it is busy', async () => {
  const page = await openRoom();
  await startRecording(page);
  const other = await load(await browser!.newPage(), '#no-resume');
  expect(await other.evaluate(() => room.tryResume('s1'))).toBe('busy');
  await page.evaluate(() => room.close());
  expect(await other.evaluate(() => room.tryResume('s1'))).toBe('complete');
});

test('refused storage is said at once, and the recording still arrives', async () => {
  const page = await openRoom('monitor', '#no-resume');
  await page.evaluate(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await startRecording(page);
  expect(await page.evaluate(() => room.progress())).toMatchObject({
    journal: 'refused',
    journalReason: 'storage-denied',
  });
  await recorded(page, 3_000);
  await page.evaluate(() => room.finish());
  expect((await decode(uploads()[0]!.file!)).errors).toBe('');
});

test('full storage is said, and no slice is lost', async () => {
  const page = await openRoom('monitor', '#no-resume');
  await startRecording(page);
  await recorded(page, 2_000);
  await page.evaluate(() => {
    const { value: put } = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put') ?? {};
    IDBObjectStore.prototype.put = function (...given) {
      if (this.name === 'chunks') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  await page.waitForFunction(() => room.progress()?.journalReason === 'storage-full');
  await recorded(page, 5_000);
  await page.evaluate(() => room.finish());
  const file = await decode(uploads()[0]!.file!);
  expect(file.errors).toBe('');
  expect(file.seconds).toBeGreaterThan(4);
});

test('[BR-7] a database that the browser closes in mid-recording is opened again', async () => {
  const page = await openRoom('monitor', '#no-resume');
  await page.evaluate(() => {
    const { value: transaction } =
      Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction') ?? {};
    IDBDatabase.prototype.transaction = function (...given) {
      Object.assign(globalThis, { lastDatabase: this });
      return transaction.apply(this, given);
    };
  });
  receiver.faults.storeAway = true;
  await startRecording(page);
  await recorded(page, 2_000);
  await page.evaluate(() => {
    const { lastDatabase } = globalThis as unknown as { lastDatabase: IDBDatabase };
    lastDatabase.close();
    // What a browser does on its own fires this; a page that closes does not.
    lastDatabase.dispatchEvent(new Event('close'));
  });
  await recorded(page, 4_000);
  expect(await page.evaluate(() => room.progress())).toMatchObject({
    journal: 'durable',
    memoryBytes: 0,
  });
  receiver.faults.storeAway = false;
  await page.evaluate(() => room.finish());
  const file = await decode(uploads()[0]!.file!);
  expect(file.errors).toBe('');
  expect(file.seconds).toBeGreaterThan(3);
});
