import { expect, test } from 'vitest';
import {
  keptOf,
  nextOf,
  readDrafts,
  sentWords,
  unsentOf,
  withoutDraft,
  withoutSent,
} from './explanation-rules.ts';

const known = new Set(['a', 'b']);

test('what is typed and differs from what was sent waits, of the whole and of the flags that are there', () => {
  const sent = [
    { eventKey: 'a', words: 'The lamp.' },
    { eventKey: null, words: 'All of it.' },
  ];
  const drafts = { a: ' The lamp. ', b: 'My pen.', gone: 'Of a flag that is no more.', '': '' };
  expect(unsentOf(drafts, sent, known)).toEqual([
    { eventKey: 'b', words: 'My pen.' },
    { eventKey: null, words: '' },
  ]);
  expect(sentWords(sent, 'a')).toBe('The lamp.');
  expect(sentWords(sent, 'b')).toBe('');
});

test('as many go at once as the server takes', () => {
  const many = Array.from({ length: 60 }, (_, n) => ({ eventKey: `${n}`, words: 'x' }));
  expect(nextOf(many)).toHaveLength(50);
});

test('what was typed on while it was sent stays', () => {
  const drafts = { a: 'The lamp.', b: 'My pen fell.' };
  const sent = [
    { eventKey: 'a', words: 'The lamp.' },
    { eventKey: 'b', words: 'My pen' },
  ];
  expect(withoutSent(drafts, sent)).toEqual({ b: 'My pen fell.' });
});

test('what lies in storage and is no draft is nothing', () => {
  expect(readDrafts(null)).toEqual({});
  expect(readDrafts('no json')).toEqual({});
  expect(readDrafts('null')).toEqual({});
  expect(readDrafts('{"a":"The lamp.","b":7}')).toEqual({ a: 'The lamp.' });
});

test('what is discarded leaves the others, and the last one leaves nothing', () => {
  const left = withoutDraft({ a: 'The lamp.', b: 'My pen.' }, 'a');
  expect(keptOf(left)).toBe('{"b":"My pen."}');
  expect(keptOf(withoutDraft(left, 'b'))).toBeNull();
});
