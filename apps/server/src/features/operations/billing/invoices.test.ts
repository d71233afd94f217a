import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { openedAudit } from '../audit/test-audit.ts';
import type { Caller } from '../../people/companies/test-company.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';
import { drawPaper } from './draw-paper.ts';
import { wrapped } from '../../../platform/pdf/wrap-rules.ts';
import { paperMoney } from './invoice-rules.ts';
import { seller, begin, pay, plantPrices, unpaid } from './test-billing.ts';
import { heightsOf, textOf } from './test-paper.ts';

let service: TestApp;
let office: Entered;

beforeAll(async () => {
  service = await createTestApp();
  office = await enter(service, 'SUPER_ADMIN');
  await plantPrices(service);
});
afterAll(() => service.close());

const saveSeller = (body: object) => office.send('PUT', '/api/administration/billing/seller', body);
const paperOf = (call: Caller, paymentID: number, paper = 'invoice') =>
  call('GET', `/api/billing/payments/${paymentID}/${paper}`);

test('[PY-1] an invoice and a receipt are PDFs that say who sells what to whom, with its tax', async () => {
  const { call } = await unpaid(service);
  const { paymentID, invoiceNumber } = (await begin(call, 'invoice')).data;
  expect((await paperOf(call, paymentID)).code).toBe('no_seller');
  expect((await saveSeller(seller)).status).toBe(200);
  const buyer = {
    name: 'Łódź Robotics Αθήνα',
    address: 'ul. Piotrkowska 1\n90-001 Łódź',
    country: 'PL',
    taxNumber: 'PL 1234567890',
  };
  expect((await call('PUT', '/api/billing/buyer', buyer)).status).toBe(200);
  // Named from the next invoice on: the one that is out stands.
  const other = (await begin(call, 'invoice')).data;
  expect(other.paymentID).toBe(paymentID);
  const { fileName, content } = (await paperOf(call, paymentID)).data;
  expect(fileName).toBe(`invoice-${invoiceNumber}.pdf`);
  expect(await textOf(content)).toEqual(
    expect.arrayContaining([
      'Invoice',
      invoiceNumber,
      'Candor Hosting AS',
      'Norway',
      'Tax number NO 999888777',
      'Team',
      'One month',
      'Tax 25 %',
      'EUR 12.25',
      'EUR 61.25',
      'Account: NO93 8601 1117 947',
      'BIC: DNBANOKK',
    ]),
  );
  expect((await paperOf(call, paymentID, 'receipt')).code).toBe('no_paper');

  await office.send('POST', `/api/administration/payments/${paymentID}/paid`, { reference: 'S 1' });
  const receipt = await textOf((await paperOf(call, paymentID, 'receipt')).data.content);
  expect(receipt).toEqual(expect.arrayContaining(['Receipt', 'Paid on', 'EUR 61.25']));
  expect(receipt.join(' ')).not.toContain('Please transfer');

  const next = (await begin(call, 'test')).data;
  expect((await paperOf(call, next.paymentID)).code).toBe('no_paper');
  await pay(call, next.paymentID);
  const named = await textOf((await paperOf(call, next.paymentID)).data.content);
  expect(named).toEqual(
    expect.arrayContaining(['Łódź Robotics Αθήνα', '90-001 Łódź', 'Tax number PL 1234567890']),
  );
  expect(named).toContain('This invoice is paid.');
});

test('what was issued says who sold then, and its number stands', async () => {
  await saveSeller(seller);
  const { call, companyId } = await unpaid(service);
  const { paymentID } = (await begin(call, 'invoice')).data;
  await saveSeller({ ...seller, name: 'Another AS' });
  const lines = await textOf((await paperOf(call, paymentID)).data.content);
  expect(lines).toContain('Candor Hosting AS');
  expect(lines).not.toContain('Another AS');
  const ofOffice = await office.send('GET', `/api/administration/payments/${paymentID}/invoice`);
  expect(await textOf(ofOffice.data.content)).toEqual(lines);
  for (const change of [
    `update invoices set buyer_name = 'x' where company_id = ${companyId}`,
    `delete from invoices where company_id = ${companyId}`,
    `update payments set invoice_number = '2026-99999' where company_id = ${companyId}`,
    `update payments set invoice_number = null where company_id = ${companyId}`,
    'update invoice_numbers set last = last + 2',
    'update invoice_numbers set last = last - 1',
    'delete from invoice_numbers',
  ]) {
    await expect(service.owner.query(change)).rejects.toThrow(
      /never changed|stands|counted one by one/,
    );
  }
  await expect(service.owner.query('update invoice_numbers set last = last + 1')).rejects.toThrow(
    'is on no invoice',
  );
});

test('twenty invoices at once have twenty numbers without a gap', async () => {
  const companies = await Promise.all(Array.from({ length: 20 }, () => unpaid(service)));
  const numbers = await Promise.all(
    companies.map(async ({ call }) => (await begin(call, 'invoice')).data.invoiceNumber),
  );
  const sorted = numbers
    .map((number) => Number(String(number).split('-')[1]))
    .toSorted((one, other) => one - other);
  expect(new Set(sorted).size).toBe(20);
  expect((sorted.at(-1) ?? 0) - (sorted[0] ?? 0)).toBe(19);
});

test.each([
  ['name', ' '],
  ['taxNumber', 'x'],
  ['account', 'NO93 8601 1117 948'],
  ['account', ''],
  ['bic', 'DNB'],
  ['address', '1\n2\n3\n4\n5\n6\n7\n8\n9'],
  ['address', ' '],
  ['email', 'nobody'],
  ['dueDays', 40],
])('the field %s refuses %j', async (field, value) => {
  const { errors } = await saveSeller({ ...seller, [field]: value });
  expect(errors).toMatchObject([{ path: `body.${field}` }]);
});

test('another company sees no paper of this one', async () => {
  const { call } = await unpaid(service);
  const other = await unpaid(service);
  const { paymentID } = (await begin(call, 'invoice')).data;
  expect((await paperOf(other.call, paymentID)).status).toBe(404);
});

test('a text is broken between words, and a word that is too long within', () => {
  const measure = (text: string) => text.length;
  expect(wrapped('one two three\nfour', 7, measure)).toEqual(['one two', 'three', 'four']);
  expect(wrapped('abcdefghij', 4, measure)).toEqual(['abcd', 'efgh', 'ij']);
});

const content = {
  paper: 'invoice',
  state: 'waiting',
  number: '2026-00007',
  seller: { ...seller, id: 1, fromAt: new Date() },
  buyer: { name: 'Larkfield', address: 'Row 1', country: 'PL', taxNumber: '' },
  provider: 'invoice',
  what: ['Team'],
  ...{ currency: 'EUR', net: 4900, tax: 0, taxBasisPoints: 0 },
  ...{ issuedAt: new Date('2026-11-20'), dueAt: new Date('2026-12-04') },
  ...{ paidAt: null, givenBackAt: null },
} as const;
const drawn = async (changes: Partial<Parameters<typeof drawPaper>[0]> = {}) =>
  (await drawPaper({ ...content, ...changes })).toString('base64');

test.each(['INR', 'KRW', 'PHP', 'VND', 'ILS', 'XOF', 'EUR'])(
  'an amount in %s has no sign that the letters of a paper lack',
  async (currency) => {
    const amount = paperMoney(123_456_700, currency);
    expect(amount).toMatch(/^[A-Z]{3}\u00A0[\d,.]+$/);
    expect(await textOf(await drawn({ currency, net: 123_456_700 }))).toContain(
      amount.replace('\u00A0', ' '),
    );
  },
);

test.each([
  ['cancelled', 'This invoice was cancelled; please do not pay it.'],
  ['expired', 'This invoice has expired; please do not pay it.'],
] as const)('an invoice that is %s asks nobody for money', async (state, said) => {
  const lines = await textOf(await drawn({ state }));
  expect(lines).toContain(said);
  expect(lines.join(' ')).not.toMatch(/Please transfer|To pay|To be paid by|Account/);
});

test('long addresses push nothing off the page', async () => {
  const address = Array.from({ length: 8 }, (_, at) => `${at} ${'Long Street '.repeat(4)}`);
  const long = { ...content.buyer, address: address.join('\n') };
  const file = await drawn({ buyer: long, seller: { ...content.seller, address: long.address } });
  const heights = await heightsOf(file);
  expect(Math.min(...heights)).toBeGreaterThan(40);
  expect(await textOf(file)).toContain('Questions about this document: billing@candor.example');
});

test('each face of the letters that a paper carries has a name of its own', async () => {
  const names = Buffer.from(await drawn(), 'base64')
    .toString('latin1')
    .matchAll(/\/FontName (\S+)/g);
  expect(new Set(Array.from(names, ([, name]) => name)).size).toBe(2);
});

test('the log says of the account only how it ends', async () => {
  await saveSeller(seller);
  const log = JSON.stringify(await openedAudit(service, 0, `action = 'billing.seller'`));
  expect(log).toContain('… 7947');
  expect(log.replaceAll(' ', '')).not.toContain('86011117947');
});

test('the tax is that of the country on the invoice, whatever the profile says', async () => {
  await saveSeller(seller);
  const { call, companyId } = await unpaid(service);
  const buyer = { name: 'Łódź Robotics', address: 'Row 1', country: 'PL', taxNumber: '' };
  await call('PUT', '/api/billing/buyer', buyer);
  const { plans } = (await call('GET', '/api/companies/plans')).data;
  const team = plans.find(({ planID }: { planID: string }) => planID === 'team');
  expect(team.price).toMatchObject({ tax: 0, gross: 4900 });
  const { paymentID } = (await begin(call)).data;
  await call('PUT', '/api/billing/buyer', { ...buyer, country: 'NO' });
  await pay(call, paymentID);
  const lines = await textOf((await paperOf(call, paymentID)).data.content);
  expect(lines).toEqual(expect.arrayContaining(['Poland', 'No tax is added.']));
  const next = (await begin(call, 'invoice')).data;
  const { rows } = await service.owner.query(
    'select tax_country, tax_basis_points from payments where company_id = $1 and id = $2',
    [companyId, next.paymentID],
  );
  expect(rows).toEqual([{ tax_country: 'NO', tax_basis_points: 2500 }]);
});
