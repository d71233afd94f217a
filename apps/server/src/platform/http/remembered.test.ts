import { describe, expect, test } from 'vitest';
import { remembered } from './remembered.ts';

function switchBoard() {
  let time = 0;
  let answer: boolean | Error = false;
  let reads = 0;
  const isClosed = remembered(
    async () => {
      reads += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    { milliseconds: 1000, now: () => new Date(time), otherwise: false },
  );
  return {
    isClosed,
    throwTo: (next: boolean | Error) => (answer = next),
    wait: (milliseconds: number) => (time += milliseconds),
    reads: () => reads,
  };
}

describe('[MN-1] the switch', () => {
  test('is read once a second however many ask', async () => {
    const board = switchBoard();
    await Promise.all(Array.from({ length: 50 }, () => board.isClosed()));
    board.wait(999);
    await board.isClosed();
    expect(board.reads()).toBe(1);
    board.wait(1);
    await board.isClosed();
    expect(board.reads()).toBe(2);
  });

  test('counts a second after it was thrown, both ways', async () => {
    const board = switchBoard();
    expect(await board.isClosed()).toBe(false);
    board.throwTo(true);
    expect(await board.isClosed()).toBe(false);
    board.wait(1000);
    expect(await board.isClosed()).toBe(true);
    board.throwTo(false);
    board.wait(1000);
    expect(await board.isClosed()).toBe(false);
  });

  test('stays as it was while it cannot be read', async () => {
    const board = switchBoard();
    board.throwTo(new Error('away'));
    expect(await board.isClosed()).toBe(false);
    board.throwTo(true);
    expect(await board.isClosed()).toBe(true);
    board.throwTo(new Error('away'));
    board.wait(60_000);
    expect(await board.isClosed()).toBe(true);
  });
});
