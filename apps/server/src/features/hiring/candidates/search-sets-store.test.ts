import type { Keywords } from '@candor/contract/hiring/keyword-rules';
import { expect, test } from 'vitest';
import { idsOf } from './search-sets-store.ts';

test('a search is written in steps that grow with its depth, and do not double with it', () => {
  let reads = 0;
  const word: Keywords = {
    kind: 'word',
    get word() {
      reads += 1;
      return 'sql';
    },
    isWhole: false,
  };
  let tree: Keywords = word;
  for (let depth = 0; depth < 20; depth += 1) tree = { kind: 'and', items: [tree, word] };
  idsOf(1, tree, new Map());
  expect(reads).toBeLessThan(5_000);
});
