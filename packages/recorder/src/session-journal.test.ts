import { expect, test } from 'vitest';
import { faultyDisk } from '../test-browser/faulty-disk.ts';
import { createMemoryJournal } from './journal/memory-journal.ts';
import { readSession } from './session-journal.ts';
import type { Segment } from './journal/journal.ts';

const row: Segment = {
  ...{ sessionId: 's', segment: 1, segmentId: 'earlier', startedAt: 1, mimeType: 'video/webm' },
  ...{ state: 'ended', upload: null, startsAtByte: 0, storedSeq: -1, lastCutMs: 0 },
};

test('[BR-7] what an earlier page left is read before anything is numbered after it', async () => {
  const journal = createMemoryJournal();
  await journal.saveSegment(row);
  const session = await readSession(journal, 's', () => {});
  expect(session).toMatchObject({ journal, unread: false });
  expect(session.book.row(1)).toEqual(row);
});

test('[BR-7] a disk that cannot be read is not written to, and the session is not complete', async () => {
  const { disk, faults } = faultyDisk();
  await disk.saveSegment(row);
  faults.read = true;
  const { journal, book, unread } = await readSession(disk, 's', () => {});
  expect([unread, book.entries()]).toEqual([true, []]);
  await journal.saveSegment({ ...row, segmentId: 'ours' });
  faults.read = false;
  expect(await disk.segments('s')).toEqual([row]);
});
