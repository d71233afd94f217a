import { expect, test } from 'vitest';
import { gridOf, scenesOf, timelineOf } from './film-rules.ts';

const segment = (startedAt: number, durationMs: number, atMs = 0) => ({
  startedAt,
  atMs,
  durationMs,
});
const shown = (segments: readonly (readonly [at: number, forMs: number])[]) =>
  segments.map(([startedAt, durationMs]) => segment(startedAt, durationMs));

test('a scene begins where anybody comes or goes, and each is entered at their own place', () => {
  const host = { segments: [segment(1_000, 4_000)] };
  const guest = { segments: [segment(2_000, 1_000), segment(4_000, 2_000, 1_000)] };
  expect(scenesOf([host, guest], [0, 1])).toEqual([
    { startedAt: 1_000, frames: 25, takes: [{ track: 0, fromMs: 0, forMs: 1_000 }] },
    {
      ...{ startedAt: 2_000, frames: 25 },
      takes: [
        { track: 0, fromMs: 1_000, forMs: 1_000 },
        { track: 1, fromMs: 0, forMs: 1_000 },
      ],
    },
    { startedAt: 3_000, frames: 25, takes: [{ track: 0, fromMs: 2_000, forMs: 1_000 }] },
    {
      ...{ startedAt: 4_000, frames: 25 },
      takes: [
        { track: 0, fromMs: 3_000, forMs: 1_000 },
        { track: 1, fromMs: 1_000, forMs: 1_000 },
      ],
    },
    { startedAt: 5_000, frames: 25, takes: [{ track: 1, fromMs: 2_000, forMs: 1_000 }] },
  ]);
});

test('what is only heard makes no film of its own, and is heard in that of what is seen', () => {
  const voice = { segments: [segment(0, 9_000)] };
  const screen = { segments: [segment(2_000, 1_000)] };
  const [scene, ...others] = scenesOf([voice, screen], [1]);
  expect(others).toEqual([]);
  expect(scene?.takes).toEqual([
    { track: 0, fromMs: 2_000, forMs: 1_000 },
    { track: 1, fromMs: 0, forMs: 1_000 },
  ]);
});

test('an edge between two pictures is rounded to the one after it, and nobody is moved by that', () => {
  const scenes = scenesOf(
    [{ segments: [segment(0, 1_000)] }, { segments: [segment(130, 500)] }],
    [0, 1],
  );
  expect(scenes.map(({ startedAt, frames }) => [startedAt, frames])).toEqual([
    [0, 4],
    [160, 12],
    [640, 9],
  ]);
  expect(scenes[1]?.takes[1]).toEqual({ track: 1, fromMs: 30, forMs: 470 });
});

test('a pause of everybody is a cut, and a long scene is made in parts', () => {
  const scenes = scenesOf(
    [
      {
        segments: shown([
          [0, 1_500_000],
          [1_600_000, 2_000],
        ]),
      },
    ],
    [0],
  );
  expect(scenes.map(({ frames }) => frames)).toEqual([15_000, 15_000, 7_500, 50]);
  expect(timelineOf(scenes)).toEqual([
    { startedAt: 0, atMs: 0, durationMs: 1_500_000 },
    { startedAt: 1_600_000, atMs: 1_500_000, durationMs: 2_000 },
  ]);
});

test('nothing of nobody', () => {
  expect(scenesOf([], [])).toEqual([]);
  expect(scenesOf([{ segments: shown([[0, 20]]) }], [0])).toEqual([]);
});

test('people stand beside each other, three in a row at most where they are six', () => {
  const cell = { width: 640, height: 360 };
  const size = (count: number) => {
    const { width, height, cells } = gridOf(count, cell);
    return [width, height, cells.length];
  };
  expect([1, 2, 4, 6].map(size)).toEqual([
    [640, 360, 1],
    [1280, 360, 2],
    [1280, 720, 4],
    [1920, 720, 6],
  ]);
});
