import { expect, test } from 'vitest';
import { rateInterval } from './intervals.ts';
import { score } from './score.ts';
import { type Result, summarise } from './summary.ts';
import { tablesOf } from './table.ts';
import { played, reported, video } from './test-clips.ts';

function result(more: Parameters<typeof video>[0], times: readonly number[] = []): Result {
  const clip = video(more);
  const incidents = reported('NO_FACE', ...times);
  const one = played(incidents);
  return { clip, played: one, score: score(clip, incidents) };
}

const person = (skin_tone: string) => [{ pid: skin_tone, skin_tone, glasses: false }];
const asked = [{ any_of: ['NO_FACE'], start_s: 10, end_s: 20 }];

test('precision, recall and F1 of windows hit, windows missed and false episodes', () => {
  const { types } = summarise([
    result({ must: asked }, [12]),
    result({ must: asked }, [13]),
    result({ must: asked }, []),
    result({}, [40, 45]),
  ]);
  expect(types['NO_FACE']).toEqual({
    precision: 2 / 3,
    recall: 2 / 3,
    f1: 2 / 3,
    hits: 2,
    misses: 1,
    falseAlarms: 1,
    onsetP50Ms: 2000,
  });
  expect(types['LOOKING_UP']).toMatchObject({ precision: null, recall: null, f1: null });
});

test('false alarms are counted over the hours in which nothing was asked for', () => {
  const summary = summarise([result({ duration_s: 1800 }, [5]), result({ duration_s: 1800 })]);
  expect(summary.cleanHours).toBe(1);
  expect(summary.falseAlarmsPerCleanHour).toEqual({ face: 1, voice: null, keyboard: null });
});

test('the interval of a rate is the exact one of Poisson', () => {
  const [low, high] = rateInterval(3, 2) ?? [];
  expect([low, high].map((value) => value?.toFixed(3))).toEqual(['0.309', '4.384']);
  expect(rateInterval(0, 1)?.map((value) => value.toFixed(3))).toEqual(['0.000', '3.689']);
  expect(rateInterval(0, 0)).toBeNull();
});

test('a group that is wronged more than 1.25 times as often makes the signal advisory', () => {
  const light = result({ people: person('light') }, [1, 20, 40, 55]);
  const dark = result({ people: person('dark') }, [1, 13, 25, 37, 49]);
  const fair = summarise([light, dark]);
  expect(fair.groups.find(({ value }) => value === 'dark')?.ratio).toBeCloseTo(1.25);
  expect(fair.advisory).toEqual([]);
  const more = result({ people: person('dark') }, [1, 12, 23, 34, 45, 56]);
  const unfair = summarise([light, more]);
  expect(unfair.groups.find(({ value }) => value === 'dark')?.ratio).toBeCloseTo(1.5);
  expect(unfair.advisory).toEqual(['face']);
  expect(tablesOf(unfair)).toContain('**Advisory: face.**');
});

test('false alarms in one group and none in another are no fair signal either', () => {
  const summary = summarise([
    result({ people: person('light') }),
    result({ people: person('dark') }, [3]),
  ]);
  expect(summary.groups.map(({ ratio }) => ratio)).toContain(null);
  expect(summary.advisory).toEqual(['face']);
});

test('without any false alarm there is no ratio, and nothing is advisory', () => {
  const summary = summarise([result({ people: person('light') }), result({})]);
  expect(summary.advisory).toEqual([]);
  expect(tablesOf(summary)).toContain('No group had a false episode');
});

test('a clip that could not be played is named, and in no figure', () => {
  const unplayed = { id: 'lost', incidents: [], verdict: 'not-played', reason: 'no file' } as const;
  const { clips, cleanHours } = summarise([], [unplayed]);
  expect(clips).toEqual([unplayed]);
  expect(cleanHours).toBe(0);
});
