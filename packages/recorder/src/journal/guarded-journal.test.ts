import { expect, test } from 'vitest';
import { faultyDisk } from '../../test-browser/faulty-disk.ts';
import type { JournalHealth } from './guarded-journal.ts';
import { guardJournal } from './guarded-journal.ts';
import type { Chunk, Journal, LedgerPart, Segment } from './journal.ts';

const sessionId = 'session-1';

const row = (segment = 1): Segment => ({
  sessionId,
  segment,
  segmentId: `id-${segment}`,
  startedAt: 1_700_000_000_000,
  mimeType: 'video/webm',
  state: 'recording',
  upload: null,
  startsAtByte: 0,
  storedSeq: -1,
  lastCutMs: 0,
});

const slice = (seq: number, segment = 1): Chunk => ({
  ...{ sessionId, segment, seq, bytes: 10, endMs: (seq + 1) * 8_000 },
  blob: new Blob(['0123456789']),
});

const partOf = (firstSeq: number, lastSeq: number): LedgerPart => ({
  ...{ sessionId, segment: 1, partNumber: 1, firstSeq, lastSeq },
  ...{ bytes: (lastSeq - firstSeq + 1) * 10, endMs: (lastSeq + 1) * 8_000, etag: null },
});

function guarded() {
  const { disk, faults } = faultyDisk();
  const told: JournalHealth[] = [];
  const journal = guardJournal(disk, (health) => told.push(health));
  return { disk, faults, journal, health: () => told.at(-1) };
}

const seqs = async (journal: Journal, segment = 1) =>
  (await journal.chunks(sessionId, segment)).map(({ seq }) => seq);

test('[BR-7] a disk that cannot be read does not look like one without slices', async () => {
  const { faults, journal } = guarded();
  await journal.saveSegment(row());
  await journal.addChunk(slice(0));
  faults.read = true;
  await expect(journal.chunks(sessionId, 1)).rejects.toThrow('closed');
  faults.read = false;
  expect(await seqs(journal)).toEqual([0]);
});

test('[BR-7] segments, slices and parts of an earlier page are never taken for none', async () => {
  const { disk, faults } = guarded();
  await disk.saveSegment({ ...row(), upload: { uploadId: 'u', key: 'k' } });
  await disk.storePart({ ...row(), storedSeq: 1 }, partOf(0, 1), '"e"');
  await disk.addChunk(slice(2));
  const journal = guardJournal(disk, () => {});
  await journal.segments(sessionId);
  faults.read = true;
  await expect(journal.segments(sessionId)).rejects.toThrow('closed');
  await expect(journal.chunks(sessionId, 1)).rejects.toThrow('closed');
  // Its parts are numbered on: taken for none, the next would overwrite the first at the store.
  await expect(journal.parts(sessionId, 1)).rejects.toThrow('closed');
});

test('[B9] what this page holds whole in memory needs no disk', async () => {
  const { faults, journal } = guarded();
  faults.write = true;
  faults.read = true;
  await journal.saveSegment(row());
  await journal.addChunk(slice(0));
  await journal.addPart(partOf(0, 0));
  expect(await seqs(journal)).toEqual([0]);
  expect(await journal.parts(sessionId, 1)).toHaveLength(1);
});

test('[B9] storage is not called durable while a slice is in memory only', async () => {
  const { faults, journal, health } = guarded();
  await journal.saveSegment(row());
  expect(health()).toMatchObject({ journal: 'durable', memoryBytes: 0 });
  faults.write = true;
  await journal.addChunk(slice(0));
  expect(health()).toMatchObject({ journal: 'refused', memoryBytes: 10 });
  faults.write = false;
  await journal.addChunk(slice(1));
  expect(health()).toMatchObject({ journal: 'refused', memoryBytes: 10 });
  expect(await seqs(journal)).toEqual([0, 1]);
  await journal.storePart({ ...row(), storedSeq: 1 }, partOf(0, 1), '"e"');
  expect(health()).toEqual({ journal: 'durable', journalReason: null, memoryBytes: 0 });
});

test('[B9] without a disk every slice that the store lacks is in memory only', async () => {
  const told: JournalHealth[] = [];
  const journal = guardJournal(null, (health) => told.push(health));
  expect(told.at(-1)).toMatchObject({ journal: 'refused', memoryBytes: 0 });
  await journal.saveSegment(row());
  await journal.addChunk(slice(0));
  await journal.addChunk(slice(1));
  expect(told.at(-1)).toMatchObject({ journal: 'refused', memoryBytes: 20 });
  await journal.storePart({ ...row(), storedSeq: 1 }, partOf(0, 1), '"e"');
  expect(told.at(-1)).toMatchObject({ journal: 'refused', memoryBytes: 0 });
});

test('[BR-7] a slice is durable only together with the row of its segment', async () => {
  const { disk, faults, journal, health } = guarded();
  faults.write = true;
  await journal.saveSegment(row());
  faults.write = false;
  await journal.addChunk(slice(0));
  expect(health()).toMatchObject({ journal: 'durable', memoryBytes: 0 });
  // The next life of the page finds slices by the rows of their segments.
  expect(await disk.segments(sessionId)).toEqual([row()]);
  expect(await seqs(disk)).toEqual([0]);
});
