import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';
import { creditNoteOf } from './credit-note-rules.ts';
import { begin, pass, pay, plantPrices, seller, unpaid } from './test-billing.ts';
import { textOf } from './test-paper.ts';

let service: TestApp;
let office: Entered;

beforeAll(async () => {
  service = await createTestApp();
  office = await enter(service, 'SUPER_ADMIN');
  await plantPrices(service);
  await office.send('PUT', '/api/administration/billing/seller', seller);
});
afterAll(() => service.close());

const path = '/api/billing/credit-notes';
const notesOf = async (call: Caller) => (await call('GET', path)).data.notes;
const cancel = (call: Caller, id: number) => call('POST', `/api/billing/payments/${id}/cancel`);
const officeDo = (id: number, what: 'paid' | 'refund', body: object) =>
  office.send('POST', `/api/administration/payments/${id}/${what}`, body);

async function nameOf(companyId: number): Promise<string> {
  const { rows } = await service.owner.query('select name from companies where company_id = $1', [
    companyId,
  ]);
  return rows[0].name;
}

test('[PY-1] [D2] a payment that is given back has a credit note over its whole amount, as a PDF', async () => {
  const { call, companyId } = await unpaid(service);
  const { paymentID } = (await begin(call)).data;
  await pay(call, paymentID);
  expect(await notesOf(call)).toEqual([]);
  await officeDo(paymentID, 'refund', { reason: 'Paid twice.' });
  const [note] = await notesOf(call);
  expect(note).toMatchObject({ kind: 'refunded', paymentID, gross: -6125, currency: 'EUR' });
  expect(note.number).toMatch(/^CN-20\d\d-\d{5}$/);
  const { data } = await call('GET', `${path}/${note.creditNoteID}`);
  expect(data.fileName).toBe(`credit-note-${note.number}.pdf`);
  expect(await textOf(data.content)).toEqual(
    expect.arrayContaining([
      ...['Credit note', note.number, note.invoiceNumber, 'Candor Hosting AS', 'Team'],
      ...['-EUR 12.25', '-EUR 61.25', 'The reason: Paid twice.'],
    ]),
  );
  const all = (await office.send('GET', '/api/administration/credit-notes')).data;
  expect(all.notes).toContainEqual({ ...note, buyerName: await nameOf(companyId) });
  const any = await office.send('GET', `/api/administration/credit-notes/${note.creditNoteID}`);
  expect(await textOf(any.data.content)).toContain('-EUR 61.25');
  const stranger = await unpaid(service);
  expect((await stranger.call('GET', `${path}/${note.creditNoteID}`)).code).toBe('not_found');
  const member = await people(service).plantMember(companyId, { privileges: [] });
  expect((await member.call('GET', path)).code).toBe('not_allowed');
});

test('an invoice that is cancelled is taken back, and in force again where the money comes after all', async () => {
  const { call } = await unpaid(service);
  const { paymentID } = (await begin(call, 'invoice')).data;
  await cancel(call, paymentID);
  await officeDo(paymentID, 'paid', { reference: 'S 9' });
  await officeDo(paymentID, 'refund', { reason: 'Not wanted.' });
  const notes = await notesOf(call);
  expect(notes.map(({ kind, gross }: { kind: string; gross: number }) => [kind, gross])).toEqual([
    ['refunded', -6125],
    ['restored', 6125],
    ['cancelled', -6125],
  ]);
  const { data } = await call('GET', `${path}/${notes[1].creditNoteID}`);
  expect(await textOf(data.content)).toContain('Credit note taken back');
});

test('what expires, or is given up for another payment, is taken back too; what has no number is not', async () => {
  const late = await unpaid(service);
  await begin(late.call, 'invoice');
  await pass(service, late.companyId, 31);
  expect(await notesOf(late.call)).toMatchObject([{ kind: 'cancelled' }]);
  const other = await unpaid(service);
  await begin(other.call, 'invoice');
  const { paymentID } = (await begin(other.call)).data;
  expect(await notesOf(other.call)).toMatchObject([{ kind: 'cancelled' }]);
  await cancel(other.call, paymentID);
  expect(await notesOf(other.call)).toHaveLength(1);
});

test('their numbers have no gaps, whoever asks at the same time, and nothing of them changes', async () => {
  const companies = await Promise.all(Array.from({ length: 6 }, () => unpaid(service)));
  const ids = await Promise.all(
    companies.map(async ({ call }) => (await begin(call, 'invoice')).data.paymentID),
  );
  const done = await Promise.all(companies.map(({ call }, at) => cancel(call, ids[at])));
  expect(done.every(({ status }) => status === 200)).toBe(true);
  const { rows } = await service.owner.query(
    'select right(number, 5)::int as n from credit_notes order by 1',
  );
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.map(({ n }) => n)).toEqual(rows.map((_, at) => at + 1));
  const spoil = (text: string) => service.owner.query(text);
  await expect(spoil(`update credit_notes set because = 'x'`)).rejects.toThrow('never changed');
  await expect(
    spoil(`insert into credit_notes (company_id, payment_id, kind, number, issued_at)
      select company_id, payment_id, kind, 'CN-2026-99999', now() from credit_notes limit 1`),
  ).rejects.toThrow('counted one by one');
  await expect(spoil('update credit_note_numbers set last = last + 1')).rejects.toThrow(
    'on no credit note',
  );
});

test('which document an invoice needs follows what became of it', () => {
  expect(creditNoteOf({ state: 'paid', last: null })).toBeNull();
  expect(creditNoteOf({ state: 'expired', last: null })).toBe('cancelled');
  expect(creditNoteOf({ state: 'paid', last: 'cancelled' })).toBe('restored');
  expect(creditNoteOf({ state: 'refunded', last: 'restored' })).toBe('refunded');
  expect(creditNoteOf({ state: 'refunded', last: 'refunded' })).toBeNull();
});
