import { expect, test } from 'vitest';
import { htmlText } from './html-text-rules.ts';

test('of markup its words stay, with a line for each block', () => {
  const html =
    '<html><HEAD><title>No</title><style>p > b {}</style></HEAD><body><p>Dear &amp; <b>kind</b>\r\n people,</p><br/>a &lt; b<!-- > no --><div>1 < 2 &#x1F600;&nbsp;&#38;</div></body>';
  expect(htmlText(html).trim()).toBe('Dear & kind people,\n\na < b1 < 2 😀 &');
});

test('what is no entity stays as it is', () => {
  expect(htmlText('&constructor; &toString; &copy; &#x;')).toBe(
    '&constructor; &toString; &copy; &#x;',
  );
});

test.each(['<', '<head>', '<br ', '<!--', '<style>', '</p', '&', '\n \u00A0'])(
  'a megabyte of %j is read at once',
  (word) => {
    const started = performance.now();
    htmlText(word.repeat(Math.ceil(1_000_000 / word.length)));
    // Looked at once it takes some milliseconds; each part with all that follows, hours.
    expect(performance.now() - started).toBeLessThan(10_000);
  },
);
