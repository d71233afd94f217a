import { expect, test } from 'vitest';
import { preset, presets, takenAway } from './privilege-rules.ts';

test.each([
  ['Recruiter', '2:1 2:2 2:4 2:5 2:26 2:29 4:0 4:21 4:22 5:0 5:21 5:23 5:24 5:25 5:27 8:9'],
  ['Hiring manager', '2:4 2:29 4:0 4:21 4:22 5:0 5:21 5:23 5:25 5:27'],
  ['Reviewer', '5:0 5:21 5:25'],
  ['Read only', '2:4 4:0 5:0'],
])('the preset %s allows this and no more', (name, rights) => {
  const { granted } = preset(name);
  expect(granted.map((one) => `${one.featureId}:${one.activityId}`).join(' ')).toBe(rights);
});

test('there are four presets, and none of another name', () => {
  expect(presets).toHaveLength(4);
  expect(() => preset('Owner')).toThrow('There is no preset Owner');
});

test('taken away is what a role allowed and allows no more', () => {
  const right = (featureId: number, activityId: number) => ({ featureId, activityId });
  const had = [right(4, 0), right(4, 21), right(5, 21)];
  expect(takenAway(had, [right(4, 21), right(5, 0)])).toEqual([right(4, 0), right(5, 21)]);
  expect(takenAway(had, had)).toEqual([]);
  expect(takenAway(had, [])).toEqual(had);
  expect(takenAway([], had)).toEqual([]);
});
