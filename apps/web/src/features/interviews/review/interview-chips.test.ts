import { listInterviews } from '@candor/contract/interviews/review';
import { expect, test } from 'vitest';
import { listFilters } from './interview-chips.ts';

test('the list and its sitting are narrowed by all that the server narrows by', () => {
  const asked = Object.keys(listInterviews.query.shape);
  const others = ['sort', 'page', 'few'];
  expect([...listFilters].toSorted()).toEqual(
    asked.filter((name) => !others.includes(name)).toSorted(),
  );
});
