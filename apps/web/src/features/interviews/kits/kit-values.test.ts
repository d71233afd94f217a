import { expect, test } from 'vitest';
import { cvReadings } from '@candor/contract/interviews/kit-rules';
import {
  bodyOf,
  newAttribute,
  newSection,
  problemsOf,
  proposedKit,
  valuesOf,
} from './kit-values.ts';

test('the proposed kit lacks nothing but a name', () => {
  expect(Object.keys(problemsOf(proposedKit))).toEqual(['name']);
});

test('what is typed becomes lines and numbers, and back', () => {
  const values = { ...proposedKit, name: ' Talk ', questions: ' One?\n\nTwo? ' };
  const body = bodyOf(values);
  expect(body).toMatchObject({ name: 'Talk', content: { questions: ['One?', 'Two?'] } });
  expect(body.content.sections[0]).toMatchObject({ minutes: 15 });
  expect(bodyOf(valuesOf(body))).toEqual(body);
});

test('what is read of the CV is one of three, and comes back as it was said', () => {
  for (const cv of cvReadings) {
    const body = bodyOf({ ...proposedKit, name: 'Talk', cv });
    expect(valuesOf(body).cv).toBe(cv);
  }
  expect(bodyOf({ ...proposedKit, cv: 'blackened' }).content.sharesCv).toBe(false);
});

test('each problem stands at its field', () => {
  const wrong = {
    ...proposedKit,
    name: 'Talk',
    sections: [{ ...newSection, minutes: '0', questions: 'q\n'.repeat(21) }],
    attributes: [{ ...newAttribute, points: ['a', '', 'c', 'd'] }],
    questions: 'x'.repeat(501),
  };
  expect(Object.keys(problemsOf(wrong))).toEqual([
    'sections.0.title',
    'sections.0.minutes',
    'sections.0.questions',
    'attributes.0.name',
    'attributes.0.points.1',
    'questions',
  ]);
});
