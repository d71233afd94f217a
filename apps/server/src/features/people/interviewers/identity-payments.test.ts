import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { brokenChains } from '../../operations/audit/test-audit.ts';
import { seller } from '../../operations/billing/test-billing.ts';
import { textOf } from '../../operations/billing/test-paper.ts';
import { enter, type Entered } from '../profiles/test-register.ts';
import {
  beforeCheck,
  begin,
  cancel,
  codeOf,
  counted,
  decide,
  factsOf,
  handIn,
  pay,
  resend,
  standingOf,
} from './test-identity-payments.ts';

let service: TestApp;
let office: Entered;

const setFee = (amount: number) =>
  office.send('PUT', '/api/administration/billing/fees/identity-check', { amount });
const toOffice = (paymentID: number, deed: 'paid' | 'refund') =>
  office.send(
    'POST',
    `/api/administration/payments/${paymentID}/${deed}`,
    deed === 'paid' ? { reference: 'Statement 14' } : { reason: 'Paid twice.' },
  );

beforeAll(async () => {
  service = await createTestApp();
  office = await enter(service, 'SUPER_ADMIN');
  await service.owner.query(`insert into tax_rates values ('NL', '2026-01-01', 2100)`);
  await setFee(1900);
  await office.send('PUT', '/api/administration/billing/seller', seller);
});
afterAll(() => service.close());

const once = { paid: 1, charges: 1, transfers: 1 };
const price = { currency: 'EUR', net: 1900, tax: 399, taxBasisPoints: 2100, gross: 2299 };

test('[PY-3] [SH-5] an interviewer pays, hands documents in, and is let in by a person’s look', async () => {
  const noor = await beforeCheck(service);
  expect(await standingOf(noor)).toEqual({
    ...{ isDue: true, price, payment: null },
    ...{ providers: ['test', 'invoice'], creditNotes: [] },
  });
  expect(await factsOf(noor)).toMatchObject({ isPaymentDoneForIDVerification: false });
  expect(codeOf(await handIn(noor))).toBe('check_unpaid');
  expect((await begin(noor)).data).toMatchObject({ state: 'open', ...price });
  expect((await pay(noor)).data).toMatchObject({
    state: 'paid',
    invoiceNumber: expect.stringMatching(/^2026-\d{5}$/),
  });
  expect(await factsOf(noor)).toMatchObject({ isPaymentDoneForIDVerification: true, isKYC: false });
  expect((await handIn(noor)).status).toBe(200);
  await decide(office, noor.accountId, null);
  expect(await factsOf(noor)).toMatchObject({ isPaymentDoneForIDVerification: true, isKYC: true });
  expect(await counted(service, noor.accountId)).toEqual(once);
});

test('[PY-3] documents that are refused are sent again, and nothing is charged for it', async () => {
  const noor = await beforeCheck(service);
  await begin(noor);
  await pay(noor);
  await handIn(noor);
  await decide(office, noor.accountId, 'The picture is too dark.');
  const { data } = await noor.send('GET', '/api/interviewers/registration');
  expect(data.identityCheck).toMatchObject({ reason: 'The picture is too dark.' });
  expect(await standingOf(noor)).toMatchObject({ isDue: false, payment: { state: 'paid' } });
  // Whoever asks to pay once more is shown what was paid.
  expect((await begin(noor, 'invoice')).data).toMatchObject({ state: 'paid', provider: 'test' });
  expect((await handIn(noor)).status).toBe(200);
  await decide(office, noor.accountId, null);
  expect(await factsOf(noor)).toMatchObject({ isKYC: true });
  expect(await counted(service, noor.accountId)).toEqual(once);
});

test('[PY-3] however often it is begun, paid and sent again at once, it is charged once', async () => {
  const noor = await beforeCheck(service);
  const ten = Array.from({ length: 10 }, () => 0);
  const begun = await Promise.all(ten.map(() => begin(noor)));
  expect(new Set(begun.map(({ data }) => data.paymentID)).size).toBe(1);
  await Promise.all(ten.map(() => pay(noor, 'unanswered')));
  const resent = await Promise.all(ten.map(() => resend(noor)));
  expect(resent.map(({ data }) => data.state)).toEqual(ten.map(() => 'paid'));
  await Promise.all(ten.map(() => pay(noor)));
  expect(await counted(service, noor.accountId)).toEqual(once);
});

test('a card that is declined says why, charges nothing, and another one pays', async () => {
  const noor = await beforeCheck(service);
  await begin(noor);
  expect((await pay(noor, 'declined')).data).toMatchObject({
    state: 'failed',
    because: 'The card was declined.',
  });
  expect(await factsOf(noor)).toMatchObject({ isPaymentDoneForIDVerification: false });
  expect((await pay(noor)).data).toMatchObject({ state: 'paid', because: null });
  expect(await counted(service, noor.accountId)).toEqual(once);
});

test('[PY-3] by invoice it goes on once a super admin says that the money came', async () => {
  const noor = await beforeCheck(service);
  const { data } = await begin(noor, 'invoice');
  expect(data).toMatchObject({ state: 'waiting', invoiceNumber: expect.any(String) });
  expect(codeOf(await pay(noor))).toBe('payment_over');
  expect(codeOf(await handIn(noor))).toBe('check_unpaid');
  const { payments } = (await office.send('GET', '/api/administration/payments')).data;
  expect(payments).toContainEqual(
    expect.objectContaining({
      ...{ paymentID: data.paymentID, fee: 'identity-check', gross: 2299 },
      ...{ payerKind: 'person', payerID: noor.accountId, payerName: 'Noor de Vries' },
    }),
  );
  expect((await toOffice(data.paymentID, 'paid')).status).toBe(200);
  expect(codeOf(await toOffice(data.paymentID, 'paid'))).toBe('payment_over');
  await service.runDue('payment-mail');
  const [told] = await service.mailsTo(noor.email);
  expect(told?.subject).toMatch(/^We have received /);
  expect(told?.html).toContain('/id-verification');
  expect((await handIn(noor)).status).toBe(200);
  expect(await counted(service, noor.accountId)).toEqual({ ...once, charges: 0 });
});

test('a charge whose answer was lost ends the wish to pay otherwise, and is found by the job', async () => {
  const noor = await beforeCheck(service);
  await begin(noor);
  expect(codeOf(await pay(noor, 'unanswered'))).toBe('provider_silent');
  // The provider is asked before another payment is begun.
  expect((await begin(noor, 'invoice')).data).toMatchObject({ state: 'paid', provider: 'test' });
  const mila = await beforeCheck(service);
  await begin(mila);
  await pay(mila, 'unanswered');
  await service.runJob('follow-payments');
  await service.runJob('follow-payments');
  expect(await factsOf(mila)).toMatchObject({ isPaymentDoneForIDVerification: true });
  for (const { accountId } of [noor, mila]) expect(await counted(service, accountId)).toEqual(once);
});

test('while nobody knows whether a card was charged, nothing is cancelled and nothing else begun', async () => {
  const noor = await beforeCheck(service);
  const { data } = await begin(noor);
  const asked = (at: string) =>
    service.owner.query(`update payments set charge_asked_at = ${at} where id = $1`, [
      data.paymentID,
    ]);
  await asked('now()');
  expect(codeOf(await cancel(noor))).toBe('provider_silent');
  expect(codeOf(await begin(noor, 'invoice'))).toBe('provider_silent');
  await asked("now() - interval '3 minutes'");
  expect((await cancel(noor)).data).toMatchObject({ state: 'cancelled' });
  expect((await begin(noor, 'invoice')).data).toMatchObject({ state: 'waiting' });
});

test('money that comes after all ends what was begun beside it', async () => {
  const noor = await beforeCheck(service);
  const { data } = await begin(noor);
  await cancel(noor);
  const later = (await begin(noor, 'invoice')).data;
  await service.owner.query(
    'insert into pretended_charges select company_id, intent, net + tax from payments where id = $1',
    [data.paymentID],
  );
  await service.runJob('follow-payments');
  expect(await standingOf(noor)).toMatchObject({ payment: { paymentID: data.paymentID } });
  const { rows } = await service.owner.query('select state from payments where id = $1', [
    later.paymentID,
  ]);
  expect(rows).toEqual([{ state: 'cancelled' }]);
  expect(await counted(service, noor.accountId)).toEqual(once);
});

test('what is given back is due again before documents are sent, and the ledger shows both', async () => {
  const noor = await beforeCheck(service);
  const { data } = await begin(noor);
  await pay(noor);
  const both = await Promise.all([
    toOffice(data.paymentID, 'refund'),
    toOffice(data.paymentID, 'refund'),
  ]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(codeOf(await handIn(noor))).toBe('check_unpaid');
  expect((await resend(noor)).data).toMatchObject({ state: 'refunded' });
  const { rows } = await service.owner.query(
    `select sum(amount)::int as received from ledger_entries join ledger_transfers t on t.id = transfer_id
      where account = 'received' and cause like 'payment:' || $1 || ':%'`,
    [data.paymentID],
  );
  expect(rows).toEqual([{ received: 0 }]);
});

test('[D2] one person’s payment is nobody else’s, and the database says so too', async () => {
  const [noor, eve] = [await beforeCheck(service), await beforeCheck(service)];
  const intent = randomUUID();
  const { data } = await begin(noor, 'test', intent);
  expect(await standingOf(eve)).toMatchObject({ payment: null });
  for (const act of [pay, resend, cancel]) expect(codeOf(await act(eve))).toBe('not_found');
  expect(codeOf(await begin(eve, 'test', intent))).toBe('nothing_due');
  const seen = (accountId: number | undefined) =>
    service.db.inCompany(
      0,
      (tx) => tx.selectFrom('payments').select('id').where('id', '=', data.paymentID).execute(),
      accountId === undefined ? {} : { accountId },
    );
  expect(await seen(eve.accountId)).toEqual([]);
  expect(await seen(noor.accountId)).toEqual([{ id: data.paymentID }]);
  expect(await seen(office.accountId)).toEqual([{ id: data.paymentID }]);
});

test('[D2] who paid saves the invoice and the receipt, which are nobody else’s', async () => {
  const [noor, eve] = [await beforeCheck(service), await beforeCheck(service)];
  const { data } = await begin(noor);
  const paper = (of: Entered, kind: 'invoice' | 'receipt') =>
    of.send('GET', `/api/interviewers/identity-payment/${data.paymentID}/${kind}`);
  expect(codeOf(await paper(noor, 'invoice'))).toBe('no_paper');
  const { invoiceNumber } = (await pay(noor)).data;
  for (const kind of ['invoice', 'receipt'] as const) {
    const saved = (await paper(noor, kind)).data;
    expect(saved.fileName).toBe(`${kind}-${invoiceNumber}.pdf`);
    const texts = await textOf(saved.content);
    expect(texts).toEqual(
      expect.arrayContaining([invoiceNumber, 'Candor Hosting AS', 'Noor de Vries', 'EUR 22.99']),
    );
    expect(codeOf(await paper(eve, kind))).toBe('not_found');
  }
});

test('before the steps of the registration there is nothing to pay', async () => {
  const early = await enter(service, 'EXTERNAL_INTERVIEWER');
  expect(codeOf(await begin(early))).toBe('steps_first');
});

test('who handed documents in before it cost anything goes on without paying', async () => {
  await setFee(0);
  const noor = await beforeCheck(service);
  expect(await standingOf(noor)).toMatchObject({ isDue: false, price: null });
  expect(codeOf(await begin(noor))).toBe('nothing_due');
  await handIn(noor);
  await setFee(2500);
  await decide(office, noor.accountId, 'Too dark.');
  expect(await standingOf(noor)).toMatchObject({ isDue: false, price: null });
  expect((await handIn(noor)).status).toBe(200);
  await setFee(1900);
});

test('where nothing is sold, nobody is asked, whatever the price was', async () => {
  const free = await createTestApp({ billing: 'off' });
  await free.owner.query(
    `insert into fee_prices values ('identity-check', '2026-01-01', 1900, 'EUR')`,
  );
  const noor = await beforeCheck(free);
  expect(await standingOf(noor)).toEqual({
    ...{ isDue: false, price: null, payment: null },
    ...{ providers: [], creditNotes: [] },
  });
  expect(await factsOf(noor)).toMatchObject({ isPaymentDoneForIDVerification: true });
  expect(codeOf(await begin(noor))).toBe('billing_off');
  expect((await handIn(noor)).status).toBe(200);
  await free.close();
});

test('the ledger proves, and the chains verify', async () => {
  expect((await office.send('GET', '/api/administration/ledger')).data.differences).toEqual([]);
  const before = service.problems.length;
  await service.runJob('prove-ledger');
  expect(service.problems.length).toBe(before);
  expect(await brokenChains(service)).toEqual([]);
});
