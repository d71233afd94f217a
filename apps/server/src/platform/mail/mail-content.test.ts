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
