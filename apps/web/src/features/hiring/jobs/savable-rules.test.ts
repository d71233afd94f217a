import { expect, test } from 'vitest';
import { savableOf } from './savable-rules.ts';

const question = (label: string) => ({ label });
const kept = { title: 'Engineer', openings: '1', questions: [question('Why?')], skills: [] };

test('a field that cannot be read stays as it was saved, and the others are saved', () => {
  const typed = { ...kept, title: 'Lead engineer', openings: 'many' };
  expect(savableOf(typed, { openings: 'Please enter a number.' }, kept)).toEqual({
    ...kept,
    title: 'Lead engineer',
  });
});

test('a question that was added and is empty holds up neither the title nor another question', () => {
  const questions = [question('Why us?'), question(''), question('When?')];
  const problems = { 'questions.1.label': 'Please write the question.' };
  expect(savableOf({ ...kept, title: 'Lead', questions }, problems, kept)).toEqual({
    ...kept,
    title: 'Lead',
    questions: [question('Why us?'), question('When?')],
  });
});

test('a saved question whose words are deleted for the moment is not taken away', () => {
  const typed = { ...kept, title: 'Lead', questions: [question('')] };
  const problems = { 'questions.0.label': 'Please write the question.' };
  expect(savableOf(typed, problems, kept)).toEqual({ ...kept, title: 'Lead' });
});
