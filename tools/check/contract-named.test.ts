import { expect, test } from 'vitest';
import { checkContractNamed, unnamedContracts } from './contract-named.ts';

const declaring = "export const open = endpoint({ method: 'GET' });";
const text = '| file | where |\n| --- | --- |\n| `jobs.ts` | … |\n';

test('a file that declares endpoints and has no row in the page is named', () => {
  const files = new Map([
    ['jobs.ts', declaring],
    ['payouts.ts', declaring],
    ['fields.ts', 'export const amount = 1;'],
  ]);
  expect(unnamedContracts(files, text)).toEqual([
    'docs/security-asvs.md does not name payouts.ts, which declares endpoints',
  ]);
});

test('endpoints that are made from a list are declared too', () => {
  const made = "return { read: endpoint({ method: 'GET', ...read }) };";
  expect(unnamedContracts(new Map([['payouts.ts', made]]), '')).toHaveLength(1);
});

test('to be mentioned beside something else is no row of one’s own', () => {
  const files = new Map([
    ['jobs.ts', declaring],
    ['payouts.ts', declaring],
  ]);
  expect(unnamedContracts(files, `${text}| 1.1.1 | see \`payouts.ts\` |\n`)).toHaveLength(1);
});

test('a row of a file that is gone is named too', () => {
  expect(unnamedContracts(new Map(), text)).toEqual([
    'docs/security-asvs.md names jobs.ts, which declares no endpoint',
  ]);
});

test('the page and the contract of today agree', () => {
  expect(checkContractNamed()).toEqual([]);
});
