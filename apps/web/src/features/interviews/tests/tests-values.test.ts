import { expect, test } from 'vitest';
import { bodyOf, type BlueprintValues, emptyBlueprint, problemsOf } from './tests-values.ts';

const live = new Map([[7, { easy: 3, medium: 0, hard: 2 }]]);
const good: BlueprintValues = {
  ...emptyBlueprint,
  ...{ name: 'Backend', parts: [{ skillID: '7', questionCount: '5', difficulty: '' }] },
};

test('a test of what is there has no problem', () => {
  expect(problemsOf(good, live)).toEqual({});
  expect(bodyOf(good)).toMatchObject({
    parts: [{ skillID: 7, questionCount: 5, difficulty: null }],
    ...{ familyIDs: [], passPercent: null, defaultAccommodations: {} },
  });
});

test('too few live questions are told at the count, with how many there are', () => {
  const parts = [{ skillID: '7', questionCount: '3', difficulty: 'hard' as const }];
  expect(problemsOf({ ...good, parts }, live)).toEqual({
    'parts.0.questionCount': 'Only 2 live questions are there for this.',
  });
  expect(problemsOf({ ...good, parts }, undefined)).toEqual({});
});

test('what is missing or no number is told at its field', () => {
  expect(
    problemsOf({ ...emptyBlueprint, minutes: 'long', retentionDays: '0' }, live),
  ).toMatchObject({
    minutes: 'Give a whole number from 1 to 480.',
    retentionDays: 'Give a whole number from 1 to 3650.',
    name: 'Give the test a name.',
    'parts.0.skillID': 'Choose a skill.',
  });
  expect(problemsOf({ ...good, draw: 'fixed' }, live)).toEqual({
    questions: 'Choose at least one question.',
  });
});

test('accommodations that are not granted are not sent', () => {
  const granted = { ...good, extraMinutes: '15', monitorsOff: ['voice' as const], noCamera: true };
  expect(bodyOf(granted).defaultAccommodations).toEqual({
    ...{ extraMinutes: 15, monitorsOff: ['voice'], noCamera: true },
  });
});
