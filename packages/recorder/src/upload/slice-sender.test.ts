import { afterEach, beforeEach, expect, test } from 'vitest';
import { content, UploadHarness } from '../../test-browser/upload-harness.ts';
import { leavingPiece } from '../leaving.ts';
import { heldMs } from './segment-book.ts';

let harness: UploadHarness;

beforeEach(async () => {
  harness = await UploadHarness.open();
});

afterEach(() => harness.close());

const slices = () => [...(harness.receiver.uploads.values().next().value?.slices ?? [])];
const entry = () => harness.book.entries()[0]!;

test('each slice is at the store as an object of its own before a part is full', async () => {
  harness.receiver.faults.slices = 'always';
  await harness.begin();
  await harness.record(0, 20);
  await harness.record(1, 20);
  await harness.until(() => heldMs(entry()) === 16_000);
  expect(harness.upload().parts.size).toBe(0);
  expect(
    slices().map(([seq, { startsAtByte, body }]) => [seq, startsAtByte, String(body)]),
  ).toEqual([
    [0, 0, content(0, 20)],
    [1, 20, content(1, 20)],
  ]);
});

test('slices change nothing of the parts: the file has each byte once', async () => {
  harness.receiver.faults.slices = 'always';
  await harness.begin();
  for (let seq = 0; seq < 7; seq += 1) await harness.record(seq, 30);
  await harness.end();
  await harness.until(() => harness.complete());
  expect(await harness.fileOf()).toBe(
    [0, 1, 2, 3, 4, 5, 6].map((seq) => content(seq, 30)).join(''),
  );
});

test('a server that wants no slices gets none', async () => {
  await harness.begin();
  for (let seq = 0; seq < 4; seq += 1) await harness.record(seq, 30);
  await harness.end();
  await harness.until(() => harness.complete());
  expect(slices()).toEqual([]);
  expect(harness.receiver.calls).not.toContain('sign-slice');
});

test('a store that is away for slices is no trouble of the recording, and is tried with the next slice', async () => {
  harness.receiver.faults.slices = 'always';
  await harness.begin();
  await harness.record(0, 20);
  await harness.until(() => heldMs(entry()) === 8_000);
  harness.receiver.faults.storeAway = true;
  await harness.record(1, 20);
  expect(harness.uploader.trouble()).toMatchObject({ retrying: false, lastError: null });
  harness.receiver.faults.storeAway = false;
  await harness.record(2, 20);
  await harness.until(() => heldMs(entry()) === 24_000);
  expect(slices().map(([seq]) => seq)).toEqual([0, 1, 2]);
});

test('a slice without an ETag is not taken for stored', async () => {
  harness.receiver.faults.slices = 'always';
  harness.receiver.faults.missingEtags = 1;
  await harness.begin();
  await harness.record(0, 20);
  await expect.poll(() => harness.receiver.faults.missingEtags).toBe(0);
  expect(heldMs(entry())).toBe(0);
  await harness.record(1, 20);
  await harness.until(() => heldMs(entry()) === 16_000);
});

test('[BR-5] what a leaving page may say begins with the first byte that the store lacks', async () => {
  harness.receiver.faults.slices = 'always';
  await harness.begin();
  await harness.record(0, 20);
  await harness.until(() => heldMs(entry()) === 8_000);
  expect(leavingPiece(harness.book.entries(), 1, 10)).toBeNull();
  harness.receiver.faults.storeAway = true;
  await harness.record(1, 20);
  const piece = leavingPiece(harness.book.entries(), 1, 10);
  expect(piece).toMatchObject({ sequence: 1, startsAtByte: 20 });
  expect(piece?.uploadId).toBe(harness.upload().uploadId);
  expect(await piece?.file.text()).toBe(content(1, 10));
  // Nothing is recorded any more: the last segment that waits.
  expect(leavingPiece(harness.book.entries(), null, 10)).toEqual(piece);
});
