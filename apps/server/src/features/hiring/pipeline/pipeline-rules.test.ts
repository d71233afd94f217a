import { applicationStatuses } from '@candor/contract/hiring/pipeline-rules';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { beforeMove, dueAt, failureOf, refusalOf, type Step } from './pipeline-rules.ts';

const at = new Date('2026-11-21T10:00:00Z');
const standing = {
  version: 3,
  status: 'active',
  stageId: 7,
  stageSince: at,
  replyBy: null,
} as const;
const steps: readonly Step[] = ['move', 'hire', 'reject', 'reopen'];

test('what is decided is only reopened, and a withdrawal is the candidate’s', () => {
  const allowed = applicationStatuses.map((status) => [
    status,
    steps.filter((step) => refusalOf({ ...standing, status }, step, 3) === null),
  ]);
  expect(Object.fromEntries(allowed)).toEqual({
    active: ['move', 'hire', 'reject'],
    rejected: ['reopen'],
    withdrawn: [],
    hired: ['reopen'],
  });
});

test('from another version than the newest nothing is done, whatever it is', () => {
  const status = fc.constantFrom(...applicationStatuses);
  fc.assert(
    fc.property(status, fc.constantFrom(...steps), fc.nat(), (now, step, version) => {
      const refusal = refusalOf({ ...standing, status: now }, step, version);
      if (version !== 3) expect(refusal).toBe('changed_meanwhile');
      expect(refusalOf(undefined, step, version)).toBe('not_found');
    }),
  );
  expect(refusalOf(standing, 'move')).toBeNull();
});

const written = {
  ...{ id: 5, kind: 'moved', fromStatus: 'active', fromStageId: 7 },
  ...{ stageSinceBefore: at, replyByBefore: null, replyMovedFromBefore: null },
};

test('only the newest step is taken back, and only one of ours', () => {
  const restored = {
    status: 'active',
    stageId: 7,
    stageSince: at,
    replyBy: null,
    replyMovedFrom: null,
  };
  expect(beforeMove(written, 5)).toEqual(restored);
  expect(beforeMove(written, 4)).toBe('changed_meanwhile');
  expect(beforeMove(undefined, 5)).toBe('changed_meanwhile');
  for (const kind of ['applied', 'withdrawn', 'undone']) {
    expect(beforeMove({ ...written, kind }, 5)).toBe('changed_meanwhile');
  }
  expect(beforeMove({ ...written, stageSinceBefore: null }, 5)).toBe('changed_meanwhile');
});

test('a request fails when nothing of it could be done, with its first reason', () => {
  const one = (code: 'not_found' | 'wrong_status' | null) => ({
    ...{ applicationID: 1, code, version: null, moveID: null },
  });
  expect(failureOf([one('wrong_status'), one('not_found')])).toBe('wrong_status');
  expect(failureOf([one('wrong_status'), one(null)])).toBeNull();
});

test('a stage promises an answer in days, or none', () => {
  expect(dueAt(at, 2)).toEqual(new Date('2026-11-23T10:00:00Z'));
  expect(dueAt(at, null)).toBeNull();
});
