import { array, assert, constantFrom, letrec, oneof, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { type Keywords, parseKeywords, searchWords } from './keyword-rules.ts';

/** Fully parenthesised, so that a wrong precedence shows. */
function told(tree: Keywords | null | undefined): string {
  if (!tree) return 'nothing';
  if (tree.kind === 'word') return tree.isWhole ? tree.word : `${tree.word}*`;
  if (tree.kind === 'phrase') return `"${tree.words.join(' ')}"`;
  if (tree.kind === 'not') return `!${told(tree.item)}`;
  return `(${tree.items.map(told).join(tree.kind === 'and' ? ' & ' : ' | ')})`;
}

test.each([
  ['', 'nothing'],
  ['  ', 'nothing'],
  ['welder', 'welder*'],
  ['C++ C#', '(c++* & c#)'],
  ['"java"', 'java'],
  ['Node.js', '"node js"'],
  ['front-end dev', '("front end" & dev*)'],
  ['“senior engineer”', '"senior engineer"'],
  ['java AND spring', '(java* & spring*)'],
  ['java spring OR kotlin', '((java* & spring*) | kotlin*)'],
  ['java (spring OR kotlin)', '(java* & (spring* | kotlin*))'],
  ['java NOT intern', '(java* & !intern*)'],
  ['java AND NOT (intern OR junior)', '(java* & !(intern* | junior*))'],
  ['NOT java', '!java*'],
  ['NOT NOT java', '!!java*'],
  ['and or not', '(and* & or & not*)'],
  ['José ÅSE', '(jose* & ase*)'],
  ['( ((welder)) )', 'welder*'],
  ['--- welder ***', 'welder*'],
])('%s', (text, meaning) => {
  expect(told(parseKeywords(text).tree)).toBe(meaning);
});

test.each([
  ['"java', 0, 'The quotation mark is never closed.'],
  ['(java', 0, 'The parenthesis is never closed.'],
  ['java)', 4, 'This parenthesis was never opened.'],
  ['java AND', 5, 'AND needs something after it.'],
  ['AND java', 0, 'AND needs something before it.'],
  ['java OR', 5, 'OR needs something after it.'],
  ['OR java', 0, 'OR needs something before it.'],
  ['java NOT', 5, 'NOT needs something after it.'],
  ['java AND OR b', 5, 'AND needs something after it.'],
  ['java ()', 5, 'There is nothing between the parentheses.'],
  [`${'('.repeat(30)}a${')'.repeat(30)}`, 21, 'Too many parentheses inside each other.'],
  ['a '.repeat(41), 80, 'Please search for at most 40 words.'],
])('%s is a problem at %i', (text, at, message) => {
  expect(parseKeywords(text)).toEqual({ problem: { at, message } });
});

test('what was meant is what is understood', () => {
  const { tree } = letrec<{
    tree: Keywords;
    word: Keywords;
    phrase: Keywords;
    not: Keywords;
    many: Keywords;
  }>((tie) => ({
    tree: oneof(
      { maxDepth: 3, withCrossShrink: true },
      tie('word'),
      tie('phrase'),
      tie('not'),
      tie('many'),
    ),
    word: record({
      kind: constantFrom('word' as const),
      word: constantFrom('welder', 'zymology', 'ærø'),
      isWhole: constantFrom(true, false),
    }),
    phrase: record({
      kind: constantFrom('phrase' as const),
      words: array(constantFrom('node', 'js', 'c#'), { minLength: 2, maxLength: 3 }),
    }),
    not: record({ kind: constantFrom('not' as const), item: tie('tree') }),
    many: record({
      kind: constantFrom('and' as const, 'or' as const),
      items: array(tie('tree'), { minLength: 2, maxLength: 3 }),
    }),
  }));
  const written = (node: Keywords): string => {
    if (node.kind === 'word') return node.isWhole ? `"${node.word}"` : node.word;
    if (node.kind === 'phrase') return `"${node.words.join(' ')}"`;
    if (node.kind === 'not') return `NOT (${written(node.item)})`;
    return `(${node.items.map(written).join(` ${node.kind.toUpperCase()} `)})`;
  };
  assert(
    property(tree, (meant) => {
      const parsed = parseKeywords(written(meant));
      if (parsed.problem?.message.startsWith('Please search')) return;
      expect(parsed.tree).toEqual(meant);
    }),
    { numRuns: 60 },
  );
});

test('[E10] whatever is typed, it is understood or a place in it is named', () => {
  const piece = oneof(
    string({ maxLength: 5 }),
    constantFrom(
      '\u0000',
      '\ud800',
      '𝔘',
      'İ',
      '(',
      ')',
      '"',
      'AND',
      'OR',
      'NOT',
      'java',
      "'",
      ':*',
      '\\',
      '&',
      '|',
      '!',
    ),
  );
  assert(
    property(array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.join(' ');
      const { problem } = parseKeywords(text);
      if (problem !== undefined) expect(text.length).toBeGreaterThan(problem.at);
    }),
  );
});

test.each(['(', 'a', '"', ' ', 'NOT ', 'a OR ', ')', 'é', '-', '\u0000'])(
  '[E10] 50 kB of %j come to an end',
  (piece) => {
    const parsed = parseKeywords(piece.repeat(50_000 / piece.length));
    expect(parsed.tree !== undefined || parsed.problem !== undefined).toBe(true);
  },
);

test('a word is cut where the table of words cuts it', () => {
  expect(searchWords(`${'x'.repeat(100)} ok`)).toEqual(['x'.repeat(64), 'ok']);
});
