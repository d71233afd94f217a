import { expect, test } from 'vitest';
import { choiceText, stepOf } from './decision-words.ts';

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
