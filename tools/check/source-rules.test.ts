import { expect, test } from 'vitest';
import { forbiddenName, readsTheClock } from './source-rules.ts';

test.each(['apps/web/src/utils', 'apps/web/src/lib/helpers.ts', 'packages/x/common.test.ts'])(
  '%s is refused for its name',
  (path) => {
    expect(forbiddenName(path)).toContain('says nothing');
  },
);

test.each(['apps/web/src/lib/api.ts', 'apps/server/src/features/attempts/common-name-rules.ts'])(
  '%s is a good name',
  (path) => {
    expect(forbiddenName(path)).toBeUndefined();
  },
);

test('a rule that reads the clock is found, one that reads an instant is not', () => {
  expect(readsTheClock('a-rules.ts', 'const a = 1;\nconst b = new Date();')).toBe(
    'a-rules.ts:2: a rule takes the time as an input',
  );
  expect(readsTheClock('a-rules.ts', 'const a = new Date(instant);')).toBeUndefined();
});
