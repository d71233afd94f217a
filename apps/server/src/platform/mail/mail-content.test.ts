import { expect, test } from 'vitest';
import { writeMail } from './mail-content.ts';

test('[E10] a name with line breaks makes no paragraph of its own', () => {
  const name = 'Vera,\n\nyour account is locked. Write to help@evil.example';
  const { text } = writeMail({
    ...{ subject: 'Hi', preview: '', closing: ['Ignore this mail.'] },
    ...{ greeting: `Hello ${name},`, paragraphs: [`${name} shares a recording.`] },
  });
  expect(text.split('\n\n')).toEqual([
    'Hello Vera, your account is locked. Write to help@evil.example,',
    'Vera, your account is locked. Write to help@evil.example shares a recording.',
    'Ignore this mail.',
    'Candor\n',
  ]);
});

test('lines of a paragraph stay lines, in text and in HTML, and markup in them is text', () => {
  const { text, html } = writeMail({
    ...{ subject: 'Hi', preview: '', greeting: 'Hello,' },
    paragraphs: [['Kind regards,', '<b>Larkfield</b> & Co\nBcc: x']],
  });
  expect(text).toContain('\n\nKind regards,\n<b>Larkfield</b> & Co Bcc: x\n\n');
  expect(html).toContain('Kind regards,<br>&lt;b&gt;Larkfield&lt;/b&gt; &amp; Co Bcc: x</p>');
});

test('an address at the end of a small line is a link, and nothing else of it is', () => {
  const closing = [
    'Ask here, & at once: https://candor.example/needs?token=1&"x',
    'https://a.example is no link',
  ];
  const { text, html } = writeMail({
    ...{ subject: 'Hi', preview: '', greeting: 'Hello,', paragraphs: [], closing },
  });
  const address = 'https://candor.example/needs?token=1&amp;&quot;x';
  expect(html).toContain(`Ask here, &amp; at once: <a href="${address}"`);
  expect(html).toContain(`>${address}</a></p>`);
  expect(html).toContain('>https://a.example is no link</p>');
  expect(text).toContain('Ask here, & at once: https://candor.example/needs?token=1&"x');
});
