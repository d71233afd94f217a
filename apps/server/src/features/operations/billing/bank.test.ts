import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';
import { brokenChains } from '../audit/test-audit.ts';
import { amountOf, dayOf, numberIn } from './bank-rules.ts';
import { begin, counted, factsOf, plantPrices, stateOf, unpaid } from './test-billing.ts';

let service: TestApp;
let office: Entered;

beforeAll(async () => {
  service = await createTestApp();
  office = await enter(service, 'SUPER_ADMIN');
  await plantPrices(service);
});
afterAll(() => service.close());

const base = '/api/administration/bank';
const preview = async (csv: string) => (await office.send('POST', `${base}/preview`, { csv })).data;
const take = async (csv: string) => (await office.send('POST', `${base}/import`, { csv })).data;
const kept = async () => (await office.send('GET', `${base}/lines`)).data;

const heading = 'Date;Amount;Currency;Payer;Reference';
const row = (amount: string, reference: string, currency = 'EUR') =>
  `20.11.2026;${amount};${currency};Larkfield;${reference}`;
const fileOf = (...rows: string[]) => [heading, ...rows].join('\r\n');

async function invoiced() {
  const company = await unpaid(service);
  const { paymentID, invoiceNumber } = (await begin(company.call, 'invoice')).data;
  return { ...company, paymentID, invoiceNumber: String(invoiceNumber) };
}

test('[PY-1] a statement shows first what its lines pay, then lets the company in, once', async () => {
  const { call, companyId, paymentID, invoiceNumber } = await invoiced();
  const other = await invoiced();
  const csv = fileOf(
    row('61,25', `Invoice ${invoiceNumber.replace('-', ' ')}`),
    row('61,25', `${invoiceNumber} again`),
    row('60,00', other.invoiceNumber),
    row('61,25', other.invoiceNumber, 'NOK'),
    row('5,00', 'Thank you'),
    row('7,00', '2031-00001'),
    row('-12,00', 'Fee'),
    'yesterday;1,00;EUR;Nobody;x',
  );
  const shown = await preview(csv);
  expect(shown.lines.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'match',
    'paid-already',
    'other-amount',
    'other-currency',
    'no-number',
    'unknown-number',
  ]);
  expect(shown).toMatchObject({
    problem: null,
    outgoing: 1,
    unread: [{ line: 9, message: expect.stringContaining('no day') }],
  });
  const { rows } = await service.owner.query('select name from companies where company_id = $1', [
    companyId,
  ]);
  expect(shown.lines[0]).toMatchObject({ invoiceNumber, buyerName: rows[0].name });
  expect(shown.lines[5]).toMatchObject({ invoiceNumber: '2031-00001', buyerName: null });
  expect(await stateOf(call, paymentID)).toBe('waiting');
  expect(await kept()).toMatchObject({ total: 0 });

  expect(await take(csv)).toEqual({ paid: 1, kept: 5, seen: 0 });
  expect(await stateOf(call, paymentID)).toBe('paid');
  expect(await factsOf(call)).toMatchObject({ isPaymentDone: true });
  expect(await take(csv)).toEqual({ paid: 0, kept: 0, seen: 6 });
  expect(await counted(service, companyId)).toEqual({ charges: 0, transfers: 1, periods: 1 });
  expect(await kept()).toMatchObject({ total: 5 });
  expect(await brokenChains(service)).toEqual([]);
});

test('a line that names two numbers pays the invoice of nobody by itself', async () => {
  const [one, other] = [await invoiced(), await invoiced()];
  const csv = fileOf(row('61,25', `Our ${one.invoiceNumber}, your ${other.invoiceNumber}`));
  expect((await preview(csv)).lines).toMatchObject([{ outcome: 'no-number' }]);
  expect(await take(csv)).toMatchObject({ paid: 0, kept: 1 });
  expect(await stateOf(one.call, one.paymentID)).toBe('waiting');
  expect(await stateOf(other.call, other.paymentID)).toBe('waiting');
});

test('ten imports of one file at once pay once', async () => {
  const { companyId, invoiceNumber } = await invoiced();
  const csv = fileOf(row('61.25', `at once ${invoiceNumber}`));
  const results = await Promise.all(Array.from({ length: 10 }, () => take(csv)));
  expect(results.reduce((sum, { paid }) => sum + paid, 0)).toBe(1);
  expect(await counted(service, companyId)).toEqual({ charges: 0, transfers: 1, periods: 1 });
});

test('what nobody can tell is assigned by hand with a reason, or said to be something else', async () => {
  const { call, paymentID, invoiceNumber } = await invoiced();
  await take(fileOf(row('59,00', 'our number 77'), row('0,42', 'interest')));
  const { lines } = await kept();
  const idOf = (reference: string) =>
    lines.find((line: { reference: string }) => line.reference === reference).lineID;
  const assign = (lineID: number, body: object) =>
    office.send('POST', `${base}/lines/${lineID}/assign`, body);
  const line = idOf('our number 77');
  expect((await assign(line, { invoiceNumber, reason: ' ' })).errors).toMatchObject([
    { path: 'body.reason' },
  ]);
  expect((await assign(line, { invoiceNumber: '2031-1', reason: 'x' })).errors).toMatchObject([
    { code: 'unknown_invoice', path: 'body.invoiceNumber' },
  ]);
  expect((await assign(line, { invoiceNumber, reason: 'Fees of the bank.' })).status).toBe(200);
  expect(await stateOf(call, paymentID)).toBe('paid');
  expect((await assign(line, { invoiceNumber, reason: 'Again' })).status).toBe(404);
  const dismiss = `${base}/lines/${idOf('interest')}/dismiss`;
  expect((await office.send('POST', dismiss, { reason: 'Interest.' })).status).toBe(200);
  const { total } = await kept();
  expect((await office.send('POST', dismiss, { reason: 'Interest.' })).status).toBe(404);
  expect(await kept()).toMatchObject({ total });
  const second = await invoiced();
  await take(fileOf(row('1,00', 'a third')));
  const third = (await kept()).lines.at(-1).lineID;
  await assign(third, { invoiceNumber: second.invoiceNumber, reason: 'Theirs.' });
  const late = await assign(third, { invoiceNumber, reason: 'Paid before.' });
  expect(late.status).toBe(404);
});

test.each([
  ['', 1, 'no row'],
  ['Date;Amount\r\n20.11.2026;1', 1, 'reference'],
  [`${heading}\r\n"open`, 2, 'quotation'],
])('a file that cannot be read says where and why: %j', async (csv, line, message) => {
  expect((await preview(csv)).problem).toMatchObject({
    line,
    message: expect.stringContaining(message),
  });
  const { errors } = await office.send('POST', `${base}/import`, { csv });
  expect(errors).toMatchObject([{ code: 'unreadable_file', path: 'body.csv' }]);
});

describe('what banks write', () => {
  test.each([
    ['61.25', 6125],
    ['61,25', 6125],
    ['1,234.50', 123_450],
    ['1.234,5', 123_450],
    ['1 234', 123_400],
    ['+7', 700],
    ['-12,00', -1200],
    ['12,345', 1_234_500],
    ['1,2,3', null],
    ['', null],
    ['12 EUR', null],
  ])('%j is %j', (typed, amount) => {
    expect(amountOf(typed, 'EUR')).toBe(amount);
  });
  test('a currency without a smaller unit has no digits behind the point', () => {
    expect(amountOf('1,234', 'JPY')).toBe(1234);
  });
  test.each([
    ['2026-11-20', '2026-11-20'],
    ['20.11.2026', '2026-11-20'],
    ['5/1/2026', '2026-01-05'],
    ['31.02.2026', null],
    ['11/20/2026', null],
  ])('the day %j is %j', (typed, day) => {
    expect(dayOf(typed)).toBe(day);
  });
  test.each([
    ['Invoice 2026-00012', '2026-00012'],
    ['RG 2026 00012 Danke', '2026-00012'],
    ['202600012', '2026-00012'],
    ['12026000123456', null],
    ['Our ref 2026-00017 / your invoice 2026-00042', null],
    ['2026-00042, again: 2026 00042', '2026-00042'],
    ['2026', null],
  ])('%j names %j', (reference, number) => {
    expect(numberIn(reference)).toBe(number);
  });
});
