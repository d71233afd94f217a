import { expect, test } from 'vitest';
import { wordsOf } from './checked-texts.ts';

test('a check that lists words gives them in its order', () => {
  const check = "CHECK ((label = ANY (ARRAY['career-page'::text, 'A'::text])))";
  expect(wordsOf(check)).toEqual(['career-page', 'A']);
});

test('a list of one word is a list', () => {
  expect(wordsOf("CHECK ((subject = 'attempt'::text))")).toEqual(['attempt']);
});

test.each([
  "CHECK ((country ~ '^[A-Z]{2}$'::text))",
  "CHECK (((kind = ANY (ARRAY['a'::text, 'b'::text])) OR (other IS NULL)))",
  "CHECK ((NOT (kind = ANY (ARRAY['a'::text, 'b'::text]))))",
  'CHECK ((size = ANY (ARRAY[1, 2])))',
])('%s gives no words', (check) => {
  expect(wordsOf(check)).toBeNull();
});
