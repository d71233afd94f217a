import { expect, test } from 'vitest';
import { saidBeside } from './sitting-said-rules.ts';

const of = (...keys: readonly (string | null)[]) => keys.map((eventKey) => ({ eventKey }));

test('beside the decision stands what is said of the whole, and of what no clip shows', () => {
  expect(saidBeside(of('a', null, 'b'), new Set(['a']))).toEqual({
    whole: { eventKey: null },
    others: of('b'),
    left: 0,
  });
});

test('of many explanations three are read here, and the rest are counted', () => {
  const { whole, others, left } = saidBeside(of('a', 'b', 'c', 'd', 'e'), new Set());
  expect({ whole, others, left }).toEqual({ whole: undefined, others: of('a', 'b', 'c'), left: 2 });
});
