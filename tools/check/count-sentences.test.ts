import { expect, test } from 'vitest';
import { compareLeft, countSentences } from './count-sentences.ts';

const page = 'apps/web/src/features/hiring/jobs/page.tsx';

test.each([
  ['<p>Saved</p>', 1],
  ['<p>{words.saved}</p>', 0],
  ['<p title="Nothing was found here" />', 1],
  ['<p className="job-page__head left wide" />', 0],
  ['<p>{count} · {total}</p>', 0],
  ['f(`Your job ${name} is open`)', 1],
  ["throw new TypeError('The body is no text')", 0],
])('%s has %i to read', (code, count) => {
  expect(countSentences(page, `export const x = () => ${wrapped(code)};`)).toBe(count);
});

const wrapped = (code: string) => (code.startsWith('throw') ? `{ ${code}; }` : `(${code})`);

test('of the server only what a refusal says is read', () => {
  const path = 'apps/server/src/features/hiring/jobs/job-handlers.ts';
  const source = "const label = 'The job of somebody'; throw fail('gone', 'This job is gone.');";
  expect(countSentences(path, source)).toBe(1);
  expect(countSentences(path, "throw fail('gone', words.gone);")).toBe(0);
});

test('a new sentence is named, and so is a list that could be shorter', () => {
  const listed = new Map([
    ['a.tsx', 2],
    ['b.tsx', 1],
  ]);
  expect(compareLeft(listed, listed)).toEqual([]);
  expect(compareLeft(new Map([...listed, ['c.tsx', 1]]), listed)).toEqual([
    'c.tsx: 1 more to read than the list has; words live in *-words.ts',
  ]);
  expect(compareLeft(new Map([['a.tsx', 1]]), listed)).toEqual([
    'a.tsx: 1 fewer left; write npm run sentences',
    'b.tsx: 1 fewer left; write npm run sentences',
  ]);
});
