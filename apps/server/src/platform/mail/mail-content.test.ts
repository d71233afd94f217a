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

const larkfield = {
  ...{ name: 'Larkfield Robotics', address: 'Bergen, Norway', logo: 'https://c.example/logos/1/a' },
  ...{ accent: '#112233', accentText: '#223344', why: 'You applied there.' },
};

test('a mail of a company has its face, and says who wrote, why and where they are', () => {
  const { html, text } = writeMail({
    ...{ subject: 'Hi', preview: '', greeting: 'Hello,', paragraphs: [], brand: larkfield },
    action: { label: 'Open', url: 'https://c.example/interview?token=1' },
  });
  expect(html).toContain('<img src="https://c.example/logos/1/a" alt=""');
  expect(html).toContain('background:#112233;color:#ffffff');
  expect(html).toContain('>Larkfield Robotics</p>');
  expect(text).toMatch(
    /Larkfield Robotics, Bergen, Norway\nYou applied there\.\nSent through Candor/,
  );
  expect(html).toContain('>You applied there.</p>');
});

test('without a picture a mail says whose it is all the same', () => {
  const { html } = writeMail({
    ...{ subject: 'Hi', preview: '', greeting: 'Hello,', paragraphs: [] },
    brand: { ...larkfield, logo: null, name: '<b>Lark\nfield</b>' },
  });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;b&gt;Lark field&lt;/b&gt;</p>');
});

test('the address of a button stands in the text, and in HTML only behind the button', () => {
  const url = 'https://c.example/interview?token=1';
  const { html, text } = writeMail({
    ...{ subject: 'Hi', preview: '', greeting: 'Hello,', paragraphs: [] },
    action: { label: 'Open', url },
  });
  expect(text).toContain(`Open:\n${url}`);
  expect(html.split(url)).toHaveLength(2);
  expect(html).toContain(`href="${url}"`);
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
