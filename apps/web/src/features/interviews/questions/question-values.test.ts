import { expect, test } from 'vitest';
import { bodyOf, emptyQuestion, problemsOf, type QuestionValues } from './question-values.ts';

const good: QuestionValues = {
  ...emptyQuestion,
  ...{ stem: 'Is it?', skillName: 'SQL' },
  options: [{ text: 'Yes' }, { text: 'No' }, { text: '' }, { text: ' ' }],
};

test('places for options that nobody filled in are left out', () => {
  expect(bodyOf(good)).toMatchObject({ options: ['Yes', 'No'], code: null, timeHintSeconds: null });
  expect(problemsOf(good)).toEqual({});
});

test('what is missing is told at its field', () => {
  expect(problemsOf(emptyQuestion)).toMatchObject({
    stem: 'Write the question.',
    skillName: 'Choose a skill, or name a new one.',
    'options.0.text': 'A question needs at least two options.',
  });
  expect(problemsOf({ ...good, key: 3 })).toEqual({ key: 'Say which option is right.' });
  expect(problemsOf({ ...good, timeHintSeconds: 'soon' })).toHaveProperty('timeHintSeconds');
  expect(problemsOf({ ...good, imageID: 4 })).toHaveProperty('imageAlt');
});
