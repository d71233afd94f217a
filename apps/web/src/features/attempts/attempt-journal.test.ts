import { expect, test } from 'vitest';
import { type AttemptJournal, type WaitingAnswer, withMemoryBehind } from './attempt-journal.ts';

const answer = (revision: number): WaitingAnswer => ({
  type: 'answer',
  scheduleId: 7,
  botInterviewQuestionID: 3,
  choice: 1,
  life: 1,
  revision,
  answeredAt: 1000 + revision,
});

/** A disk whose reading or writing can be made to fail, as a closed database does. */
function faultyDisk() {
  const kept = new Map<number, WaitingAnswer>();
  const aside: WaitingAnswer[] = [];
  const faults = { read: false, write: false };
  let next = 1;
  const disk: AttemptJournal = {
    storage: 'durable',
    add: async (entry) => {
      if (faults.write) throw new Error('no room');
      kept.set(next++, entry as WaitingAnswer);
    },
    list: async () => {
      if (faults.read) throw new Error('closed');
      return [...kept].map(([order, entry]) => ({ order, entry }));
    },
    remove: async (orders) => orders.forEach((order) => kept.delete(order)),
    setAside: async (orders) => {
      if (faults.write) throw new Error('no room');
      for (const order of orders) {
        aside.push(kept.get(order) as WaitingAnswer);
        kept.delete(order);
      }
    },
    refused: async () => aside,
  };
  return { disk, faults };
}

const revisions = async (journal: AttemptJournal) =>
  (await journal.list(7)).map(({ entry }) => (entry as WaitingAnswer).revision);

test('[BQ-7] a disk that can no longer be read does not look like one on which nothing waits', async () => {
  const { disk, faults } = faultyDisk();
  const journal = withMemoryBehind(disk);
  await journal.add(answer(1));
  await journal.add(answer(2));
  const [first] = await journal.list(7);
  await journal.remove([first?.order ?? 0]);
  faults.read = true;
  expect(await revisions(journal)).toEqual([2]);
  expect(journal.storage).toBe('refused');
  const waiting = await journal.list(7);
  await journal.remove(waiting.map(({ order }) => order));
  expect(await journal.list(7)).toEqual([]);
});

test('[BQ-7] what the disk has no room for waits in memory, behind what it holds', async () => {
  const { disk, faults } = faultyDisk();
  const journal = withMemoryBehind(disk);
  await journal.add(answer(1));
  faults.write = true;
  await journal.add(answer(2));
  expect(await revisions(journal)).toEqual([1, 2]);
  expect(journal.storage).toBe('refused');
});

test('[BQ-7] what was set aside waits no longer, and is still there', async () => {
  const { disk } = faultyDisk();
  const journal = withMemoryBehind(disk);
  await journal.add(answer(1));
  await journal.add(answer(2));
  const [first] = await journal.list(7);
  await journal.setAside([first?.order ?? 0], 'unknown_question');
  expect(await revisions(journal)).toEqual([2]);
  expect((await journal.refused(7)).map(({ revision }) => revision)).toEqual([1]);
});

test('[BQ-7] what the disk cannot set aside is not sent for ever, and not removed', async () => {
  const { disk, faults } = faultyDisk();
  const journal = withMemoryBehind(disk);
  await journal.add(answer(1));
  const [first] = await journal.list(7);
  faults.write = true;
  await journal.setAside([first?.order ?? 0], 'unknown_question');
  expect(await revisions(journal)).toEqual([]);
  expect(await disk.list(7)).toHaveLength(1);
});

test('[BQ-7] what was set aside in memory is still there', async () => {
  const { disk, faults } = faultyDisk();
  const journal = withMemoryBehind(disk);
  faults.write = true;
  await journal.add(answer(1));
  const [first] = await journal.list(7);
  await journal.setAside([first?.order ?? 0], 'unknown_question');
  expect(await revisions(journal)).toEqual([]);
  expect((await journal.refused(7)).map(({ revision }) => revision)).toEqual([1]);
});
