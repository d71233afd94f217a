import { array, assert, boolean, constantFrom, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { applicationStep, type DecisionStep, refusalOf, standing } from './decision-rules.ts';

const over = { isOver: true, version: 0, newest: undefined } as const;
const advance = { decision: 'advance', reason: '', version: 0 } as const;

test.each([
  ['nothing is decided before the end', advance, { ...over, isOver: false }, 'not_over'],
  [
    'what somebody else decided is read first',
    advance,
    { ...over, version: 1 },
    'changed_meanwhile',
  ],
  ['a way on needs no reason', advance, over, null],
  ['a rejection needs one', { ...advance, decision: 'reject' }, over, 'reason_needed'],
  ['blanks are no reason', { ...advance, decision: 'hold', reason: ' \n' }, over, 'reason_needed'],
  ['a reason is enough', { ...advance, decision: 'reject', reason: 'No SQL.' }, over, null],
  [
    'the same again is no change',
    { ...advance, version: 1 },
    { ...over, version: 1, newest: 'advance' },
    'no_change',
  ],
  [
    'without a decision there is nothing to take back',
    { ...advance, decision: 'open' },
    over,
    'no_change',
  ],
  [
    'what was taken back cannot be taken back again',
    { ...advance, decision: 'open', version: 2 },
    { ...over, version: 2, newest: 'open' },
    'no_change',
  ],
  [
    'what was taken back can be decided again',
    { ...advance, version: 2 },
    { ...over, version: 2, newest: 'open' },
    null,
  ],
] as const)('%s', (_name, step, interview, refusal) => {
  expect(refusalOf(step, interview)).toBe(refusal);
});

const steps = constantFrom<DecisionStep>('advance', 'reject', 'hold', 'open');

test('whatever reviewers send, a history never repeats itself and begins with a decision', () => {
  const requests = array(record({ decision: steps, hasReason: boolean(), version: nat(6) }));
  assert(
    property(requests, (sent) => {
      const history: DecisionStep[] = [];
      for (const { decision, hasReason, version } of sent) {
        const step = { decision, reason: hasReason ? 'Because.' : '', version };
        const interview = { isOver: true, version: history.length, newest: history.at(-1) };
        if (refusalOf(step, interview) === null) history.push(decision);
      }
      expect(history[0]).not.toBe('open');
      for (const [index, step] of history.entries()) expect(history[index + 1]).not.toBe(step);
      expect(standing(history.at(-1))).toBe(
        history.at(-1) === 'open' ? null : (history.at(-1) ?? null),
      );
    }),
  );
});

test('only a way on and a rejection concern the application', () => {
  expect(
    ['advance', 'reject', 'hold', 'open'].map((one) => applicationStep(one as DecisionStep)),
  ).toEqual(['move', 'reject', null, null]);
});
