import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterMove, followingOf, isStill, laneBeside, neighbourOf } from './board-rules.ts';

const at = '2026-11-21T10:00:00.000Z';
const card = (applicationID: number, stageID: number) => ({
  ...{ applicationID, stageID, stageSince: 'before' },
});
const lanes = [
  { stageID: 10, count: 60, cards: [card(1, 10), card(2, 10), card(3, 10)] },
  { stageID: 20, count: 0, cards: [] },
  { stageID: 30, count: 1, cards: [card(4, 30)] },
];
const idsOf = (found: typeof lanes) => found.map(({ cards }) => cards.map((c) => c.applicationID));

test('a moved card stands last in its new stage, and both counts follow', () => {
  const moved = afterMove(lanes, [2], { stageID: 30, at });
  expect(idsOf(moved)).toEqual([[1, 3], [], [4, 2]]);
  expect(moved.map(({ count }) => count)).toEqual([59, 0, 2]);
  expect(moved[2]?.cards[1]).toEqual({ applicationID: 2, stageID: 30, stageSince: at });
});

test('who is hired or rejected leaves the board; who stays in the stage keeps the clock', () => {
  expect(idsOf(afterMove(lanes, [1, 4], { stageID: null, at }))).toEqual([[2, 3], [], []]);
  expect(afterMove(lanes, [4], { stageID: 30, at })).toEqual(lanes);
});

test('however cards are moved, none is lost, doubled or miscounted', () => {
  const ids = fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 99));
  fc.assert(
    fc.property(ids, fc.constantFrom(10, 20, 30), (chosen, stageID) => {
      const moved = afterMove(lanes, chosen, { stageID, at });
      const all = idsOf(moved).flat();
      expect(all).toHaveLength(4);
      expect(new Set(all)).toEqual(new Set([1, 2, 3, 4]));
      expect(moved.reduce((sum, { count }) => sum + count, 0)).toBe(61);
      for (const id of chosen.filter((one) => one !== 99)) {
        const lane = moved.find(({ cards }) => cards.some((c) => c.applicationID === id));
        expect(lane?.stageID).toBe(stageID);
      }
    }),
  );
});

test('arrows walk a stage, and skip the stages that are empty', () => {
  expect(neighbourOf(lanes, 1, 'ArrowDown')).toBe(2);
  expect(neighbourOf(lanes, 1, 'ArrowUp')).toBeUndefined();
  expect(neighbourOf(lanes, 3, 'ArrowRight')).toBe(4);
  expect(neighbourOf(lanes, 4, 'ArrowLeft')).toBe(1);
  expect(neighbourOf(lanes, 4, 'ArrowRight')).toBeUndefined();
  expect(neighbourOf(lanes, 99, 'ArrowRight')).toBeUndefined();
});

test('the panel goes on to the next person, stage after stage', () => {
  expect([followingOf(lanes, 3, 1), followingOf(lanes, 4, 1)]).toEqual([4, undefined]);
  expect([followingOf(lanes, 4, -1), followingOf(lanes, 99, 1)]).toEqual([3, undefined]);
});

test('a lifted card hovers from stage to stage, and not beyond', () => {
  expect([laneBeside(lanes, 10, 1), laneBeside(lanes, 10, -1), laneBeside(lanes, 30, 1)]).toEqual([
    20, 10, 30,
  ]);
});

test('a card that a colleague moved or took away is not where it was taken', () => {
  expect(isStill(lanes, card(2, 10))).toBe(true);
  expect(isStill(afterMove(lanes, [2], { stageID: 30, at }), card(2, 10))).toBe(false);
  expect(isStill(afterMove(lanes, [2], { stageID: null, at }), card(2, 10))).toBe(false);
});
