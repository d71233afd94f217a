import { expect, test } from 'vitest';
import { nextStageOf } from './next-stage-rules.ts';

const stages = [
  { stageID: 4, name: 'Applied' },
  { stageID: 2, name: 'Panel' },
];

test('the next stage is the one behind in the job’s own order', () => {
  expect(nextStageOf({ status: 'active', stageID: 4, stages })?.name).toBe('Panel');
});

test('behind the last stage, and for whom it is decided, there is none', () => {
  expect(nextStageOf({ status: 'active', stageID: 2, stages })).toBeUndefined();
  expect(nextStageOf({ status: 'rejected', stageID: 4, stages })).toBeUndefined();
  expect(nextStageOf({ status: 'active', stageID: 9, stages })).toBeUndefined();
});
