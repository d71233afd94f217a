import { expect, test } from 'vitest';
import { mailName } from './mail-name-rules.ts';

test('a mail is named as it names itself', () => {
  expect(mailName('<a.b+c=1$@mail.example>')).toBe('<a.b+c=1$@mail.example>');
  expect(mailName(' <a@[192.0.2.1]> ')).toBe('<a@[192.0.2.1]>');
});

test.each([
  ['no name at all', undefined],
  ['none', ''],
  ['no brackets', 'a@mail.example'],
  ['no domain', '<a>'],
  ['two', '<a@b> <c@d>'],
  ['a line break', '<a@b\r\nBcc: c@d>'],
  ['a space', '<a b@c>'],
  ['a letter that headers have to encode', '<ä@mail.example>'],
  ['one that is too long', `<${'a'.repeat(250)}@b>`],
])('%s is no name to be told', (_, given) => {
  expect(mailName(given)).toBeNull();
});
