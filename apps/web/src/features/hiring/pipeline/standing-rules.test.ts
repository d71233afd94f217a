import { expect, test } from 'vitest';
import { standingMove } from './standing-rules.ts';

const moves = (...kinds: readonly string[]) => kinds.map((kind) => ({ kind }));

test.each([
  ['active', ['moved', 'applied'], 'moved'],
  ['active', ['applied'], undefined],
  ['active', ['reopened', 'rejected', 'applied'], 'reopened'],
  ['rejected', ['rejected', 'moved', 'applied'], 'rejected'],
  // The rejection is hidden from whoever answers an appeal.
  ['rejected', ['moved', 'applied'], undefined],
  ['rejected', ['undone', 'moved', 'applied'], undefined],
])('%s after %j stands by %s', (status, kinds, stands) => {
  expect(standingMove(status, moves(...kinds))?.kind).toBe(stands);
});
