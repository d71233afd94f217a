import { expect, test } from 'vitest';
import { markText } from './mark-rules.ts';

test('selected words get their mark, and lose it by the same button', () => {
  const bold = markText({ text: 'a big job', from: 2, to: 5 }, 'strong');
  expect(bold).toEqual({ text: 'a **big** job', from: 4, to: 7 });
  expect(markText(bold, 'strong')).toEqual({ text: 'a big job', from: 2, to: 5 });
});

test('without a selection a word is put there to be typed over', () => {
  expect(markText({ text: 'see ', from: 4, to: 4 }, 'link')).toEqual({
    text: 'see [words](https://)',
    from: 5,
    to: 10,
  });
});

test('lines become a list, then a numbered one, then lines again', () => {
  const text = 'intro\none\ntwo\nend';
  const list = markText({ text, from: 7, to: 12 }, 'bullets');
  expect(list.text).toBe('intro\n- one\n- two\nend');
  const numbered = markText(list, 'numbers');
  expect(numbered.text).toBe('intro\n1. one\n2. two\nend');
  expect(markText(numbered, 'numbers').text).toBe(text);
});

test('an empty line becomes a heading with the caret behind its mark', () => {
  expect(markText({ text: '', from: 0, to: 0 }, 'heading')).toEqual({
    text: '## ',
    from: 3,
    to: 3,
  });
});
