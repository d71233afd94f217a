import { expect, test } from 'vitest';
import { plainTextOf, readRichText } from './rich-text-rules.ts';

test('headings, paragraphs and both kinds of lists are told apart', () => {
  const source = '## Your work\nYou build\nrobots.\n\n- design\n- test\n1. apply\n2) talk\nBye';
  expect(readRichText(source)).toEqual([
    { kind: 'heading', runs: [{ text: 'Your work' }] },
    { kind: 'paragraph', runs: [{ text: 'You build robots.' }] },
    { kind: 'bullets', items: [[{ text: 'design' }], [{ text: 'test' }]] },
    { kind: 'numbers', items: [[{ text: 'apply' }], [{ text: 'talk' }]] },
    { kind: 'paragraph', runs: [{ text: 'Bye' }] },
  ]);
});

test('strong, emphasised and linked words are runs of their own', () => {
  expect(readRichText('A **bold** and *soft* [place](https://x.example/a?b=c#d).')).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { text: 'A ' },
        { text: 'bold', style: 'strong' },
        { text: ' and ' },
        { text: 'soft', style: 'emphasis' },
        { text: ' ' },
        { text: 'place', href: 'https://x.example/a?b=c#d' },
        { text: '.' },
      ],
    },
  ]);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](data:text/html,x)',
  '[a](//evil.example)',
  '[a](https://x" onmouseover="alert(1))',
  '** **** *',
])('[E4] %s stays the text that it is', (source) => {
  const [block] = readRichText(source);
  expect(block).toEqual({ kind: 'paragraph', runs: [{ text: source }] });
});

test('a hostile text is read in a moment', () => {
  for (const sign of ['[', '*', '**', '[a](', '# ', '- ', '\n']) {
    expect(plainTextOf(sign.repeat(20_000), 100).length).toBeLessThanOrEqual(100);
  }
});

test('a summary ends between words', () => {
  expect(plainTextOf('## Hello\n- **big** wide world', 14)).toBe('Hello big…');
  expect(plainTextOf('short', 14)).toBe('short');
});
