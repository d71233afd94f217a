import { expect, test } from 'vitest';
import { companyDomainOf } from './mail-domain-rules.ts';

test.each([
  ['ada@larkfield.example', 'larkfield.example'],
  ['ADA@Larkfield.Example', 'larkfield.example'],
  ['"a@b"@larkfield.example', 'larkfield.example'],
  ['ada@gmail.com', null],
  ['ada@GMail.com', null],
  ['ada@yopmail.com', null],
  ['ada@', null],
])('%j proves something about %j', (email, domain) => {
  expect(companyDomainOf(email)).toBe(domain);
});
