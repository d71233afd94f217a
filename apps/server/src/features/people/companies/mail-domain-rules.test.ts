import { expect, test } from 'vitest';
import { companyDomainOf } from './mail-domain-rules.ts';

test.each([
  ['ada@larkfield.example', 'larkfield.example'],
  ['ADA@Larkfield.Example', 'larkfield.example'],
  ['"a@b"@larkfield.example', 'larkfield.example'],
  ['ada@gmail.com', null],
  ['ada@GMail.com', null],
  ['ada@yopmail.com', null],
  ['ada@hotmail.es', null],
  ['ada@live.com.mx', null],
  ['ada@live.nl', null],
  ['ada@outlook.com.br', null],
  ['ada@yahoo.co.nz', null],
  ['ada@yahoo.com.sg', null],
  ['ada@ymail.co.uk', null],
  ['ada@gmx.info', null],
  ['ada@icloud.com', null],
  ['ada@proton.me', null],
  ['ada@protonmail.ch', null],
  ['ada@aol.co.uk', null],
  ['ada@hotmail-design.com', 'hotmail-design.com'],
  ['ada@live.larkfield.example', 'live.larkfield.example'],
  ['ada@outlook.agency', 'outlook.agency'],
  ['ada@', null],
])('%j proves something about %j', (email, domain) => {
  expect(companyDomainOf(email)).toBe(domain);
});
