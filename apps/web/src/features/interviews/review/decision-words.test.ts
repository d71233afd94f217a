import { expect, test } from 'vitest';
import { choiceText, rejectsApart, stepOf } from './decision-words.ts';

const application = {
  status: 'active',
  stage: 'Screening',
  nextStage: 'Panel',
  version: 1,
} as const;
const both = { move: true, reject: true };

test.each([
  ['advance', both, 'move', 'Move to Panel'],
  ['advance', { ...both, move: false }, null, 'Advance'],
  ['reject', both, 'reject', 'Reject'],
  ['reject', { ...both, reject: false }, null, 'Reject'],
  ['hold', both, null, 'Hold'],
] as const)('to %s with %j takes the application along: %s', (decision, may, step, text) => {
  expect(stepOf(decision, application, may)).toBe(step);
  expect(choiceText(decision, { application }, may)).toBe(text);
});

test('one that is over, or stands in the last stage, is not moved', () => {
  expect(stepOf('advance', { ...application, nextStage: null }, both)).toBeNull();
  expect(stepOf('reject', { ...application, status: 'withdrawn' }, both)).toBeNull();
  expect(stepOf('reject', null, both)).toBeNull();
});

test('where its candidate is told why, the application is rejected in the pipeline and the decision stands alone', () => {
  const told = { ...application, tellsReasons: true };
  expect(stepOf('reject', told, both)).toBeNull();
  expect(rejectsApart('reject', told, both)).toContain('in the pipeline');
  expect(stepOf('advance', told, both)).toBe('move');
  for (const [decision, of, may] of [
    ['advance', told, both],
    ['reject', application, both],
    ['reject', { ...told, status: 'rejected' }, both],
    ['reject', told, { ...both, reject: false }],
  ] as const) {
    expect(rejectsApart(decision, of, may)).toBeNull();
  }
});
