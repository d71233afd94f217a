import { expect, test } from 'vitest';
import { gatherChunks, type SharedFile } from './gather-rules.ts';

const COST = 600;

const file = (
  id: string,
  pages: readonly number[],
  more: Partial<SharedFile> = {},
): SharedFile => ({
  ...{ id, pages: new Set(pages), size: 300, isStyled: false, imports: [], isPage: false },
  ...more,
});

const gathered = (...files: readonly SharedFile[]) =>
  gatherChunks(files, COST)
    .map((ids) => ids.join('+'))
    .toSorted();

test('what the same pages load lies in one file', () => {
  expect(gathered(file('list', [1, 2, 3]), file('filters', [1, 2, 3]))).toEqual(['filters+list']);
});

test('a page loads something small in vain where the others save a request', () => {
  expect(gathered(file('list', [1, 2, 3]), file('marks', [1, 2, 3, 4]))).toEqual(['list+marks']);
});

test('what no page has in common, or what is too large to be loaded in vain, stays apart', () => {
  expect(gathered(file('offers', [1, 2]), file('calls', [3, 4]))).toEqual(['calls', 'offers']);
  const player = file('player', [1, 2, 3], { size: 20_000 });
  expect(gathered(player, file('marks', [1, 2, 3, 4]))).toEqual(['marks', 'player']);
});

test('what a file imports counts as loaded by whoever would get it along', () => {
  const chart = file('chart', [1, 2, 3], { size: 20_000 });
  const reports = file('reports', [1, 2, 3], { imports: ['chart'] });
  expect(gathered(chart, reports, file('marks', [1, 2, 3, 4]))).toEqual(['chart+reports', 'marks']);
});

test('no chunk waits for itself: what lies between two keeps them apart, or comes along', () => {
  const between = (pages: readonly number[], size: number) =>
    gathered(
      file('form', [1, 2], { imports: ['between'] }),
      file('between', pages, { imports: ['base'], size }),
      file('base', [1, 2]),
    );
  expect(between([1, 2, 3, 4, 5, 6], 9000)).toEqual(['base', 'between', 'form']);
  expect(between([1, 2], 300)).toEqual(['base+between+form']);
});

test('the file of a page stays its own', () => {
  expect(gathered(file('page', [1, 2], { isPage: true }), file('list', [1, 2]))).toEqual([
    'list',
    'page',
  ]);
});

test('the same files in another order lie in the same chunks', () => {
  const files = [1, 2, 3, 4, 5, 6].map((one) => file(`f${one}`, [one % 2, 2, one % 3]));
  expect(gathered(...files.toReversed())).toEqual(gathered(...files));
});

test('a style sheet is a request of its own: two with one are joined for more, and none is brought along in vain', () => {
  const styled = { size: 1500, isStyled: true };
  const [list, marks] = [file('list', [1, 2, 3], styled), file('marks', [1, 2, 3, 4], styled)];
  expect(gathered(list, marks)).toEqual(['list+marks']);
  expect(gathered(file('list', [1, 2, 3], styled), file('marks', [1, 2, 3, 4, 5, 6]))).toEqual([
    'list',
    'marks',
  ]);
});
