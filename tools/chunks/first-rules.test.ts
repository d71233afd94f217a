import { expect, test } from 'vitest';
import { type BuiltFile, gatherFirst } from './first-rules.ts';

type Entry = 'app' | 'room' | 'call';

const file = (
  id: string,
  first: readonly Entry[],
  ever: readonly Entry[],
  more: Partial<BuiltFile> = {},
): BuiltFile => ({
  ...{ id, size: 300, imports: [], isApart: false, first: new Set(first), ever: new Set(ever) },
  ...more,
});

test('what the first pages of app and room have in common is one file, what the app has alone another', () => {
  const files = [
    file('zod', ['app', 'room'], ['app', 'room', 'call'], { size: 10_000 }),
    file('mantine', ['app'], ['app'], { size: 30_000, imports: ['zod'] }),
    file('list', [], ['app']),
  ];
  expect(gatherFirst(files)).toEqual({ base: ['zod'], kit: ['mantine'] });
});

test('what is small and needed later by several is there at once, what is large waits', () => {
  const files = [
    file('backoff', [], ['app', 'call']),
    file('recorder', [], ['room', 'call'], { size: 9_000 }),
  ];
  expect(gatherFirst(files)).toEqual({ base: ['backoff'], kit: [] });
});

test('nothing comes along that imports what a first page does not load', () => {
  const files = [
    file('marks', [], ['app', 'room'], { imports: ['sizes'] }),
    file('sizes', [], ['app', 'room'], { imports: ['recorder'] }),
    file('recorder', [], ['room', 'call'], { size: 9_000 }),
    file('days', [], ['app', 'call'], { imports: ['react'] }),
    file('react', ['app', 'room'], ['app', 'room'], { isApart: true, size: 58_000 }),
  ];
  expect(gatherFirst(files)).toEqual({ base: ['days'], kit: [] });
});
