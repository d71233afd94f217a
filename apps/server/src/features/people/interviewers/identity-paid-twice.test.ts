import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seller } from '../../operations/billing/test-billing.ts';
import { type FeesAtStripe, openFeesAtStripe } from './test-fees-at-stripe.ts';
import { beforeCheck, begin, codeOf, standingOf } from './test-identity-payments.ts';

let scene: FeesAtStripe;

beforeAll(async () => {
  scene = await openFeesAtStripe();
});
beforeEach(() => scene.quiet());
afterAll(() => scene.close());

/** By bank, and on a page that nobody could close. */
async function paidTwice() {
  const { noor, page, paymentID } = await scene.atThePage();
  // Which page it is was lost, and for so long nothing came that it is not waited for.
  await scene.service.owner.query('delete from payment_pages where page_id = $1', [page]);
  expect(codeOf(await begin(noor, 'invoice'))).toBe('provider_silent');
  await scene.service.owner.query(
    `update payments set charge_asked_at = charge_asked_at - interval '3 minutes' where account_id = $1`,
    [noor.accountId],
  );
  const { data } = await begin(noor, 'invoice');
  const paid = `/api/administration/payments/${data.paymentID}/paid`;
  expect((await scene.office.send('POST', paid, { reference: 'Statement 14' })).status).toBe(200);
  await scene.service.owner.query(
    `insert into payment_pages select company_id, intent, $2, now() from payments
      where account_id = $1 and provider = 'stripe'`,
    [noor.accountId, page],
  );
  await scene.stripe.act(page, 'good');
  for (const told of await scene.toldSince()) await scene.hear(told);
  expect(await scene.statesOf(noor)).toEqual(['stripe paid', 'invoice paid']);
  return { noor, byPage: paymentID, byBank: Number(data.paymentID) };
}

const giveBack = (paymentID: number, isPaidTwice = false) =>
  scene.office.send('POST', `/api/administration/payments/${paymentID}/refund`, {
    ...{ reason: 'Paid twice.', isPaidTwice },
  });

test('paid by bank and on a page that nobody could close: one counts, the other goes back, once', async () => {
  const { noor, byPage, byBank } = await paidTwice();
  const { payments } = (
    await scene.office.send('GET', '/api/administration/payments?state=settled')
  ).data;
  const marked = payments.filter((one: { isPaidTwice: boolean }) => one.isPaidTwice);
  const ids = marked.map((one: { paymentID: number }) => one.paymentID);
  expect(new Set(ids)).toEqual(new Set([byPage, byBank]));
  const before = (await scene.stripe.seen()).refunds;
  await scene.stripe.fail({ call: 'refund', how: 'unanswered', times: 2 });
  for (const _time of [1, 2, 3]) await scene.service.runJob('follow-payments');
  expect((await scene.stripe.seen()).refunds - before).toBe(1);
  expect(await scene.statesOf(noor)).toEqual(['stripe refunded', 'invoice paid']);
  expect(await standingOf(noor)).toMatchObject({ isDue: false, payment: { provider: 'invoice' } });
  await scene.service.runDue('payment-mail');
  const mails = await scene.service.mailsTo(noor.email);
  const told = mails.find(({ subject }) => subject.endsWith('were given back'));
  expect(told?.text).toContain('It is paid otherwise, and nothing has ended.');
});

test('of two payments the office and the job give one back, never both, whoever comes first', async () => {
  const { noor, byBank } = await paidTwice();
  // Nobody knows whether the one went back: the other has to stay until somebody does.
  await scene.stripe.fail({ call: 'refund', how: 'unanswered', times: 4 });
  await scene.service.runJob('follow-payments');
  expect(codeOf(await giveBack(byBank))).toBe('other_goes_back');
  expect(await scene.statesOf(noor)).toEqual(['stripe paid', 'invoice paid']);
  await scene.stripe.fail();
  await scene.service.runJob('follow-payments');
  expect(await scene.statesOf(noor)).toEqual(['stripe refunded', 'invoice paid']);
  // Who decides so may still give the last one back.
  expect((await giveBack(byBank)).status).toBe(200);
  expect(await standingOf(noor)).toMatchObject({ isDue: true });

  const mila = await paidTwice();
  await scene.service.owner.query('update payments set refund_asked_at = now() where id = $1', [
    mila.byBank,
  ]);
  await scene.service.runJob('follow-payments');
  expect(await scene.statesOf(mila.noor)).toEqual(['stripe paid', 'invoice paid']);
  expect((await giveBack(mila.byBank)).status).toBe(200);
  await scene.service.runJob('follow-payments');
  expect(await scene.statesOf(mila.noor)).toEqual(['stripe paid', 'invoice refunded']);

  const both = await paidTwice();
  await Promise.all([giveBack(both.byBank, true), scene.service.runJob('follow-payments')]);
  await scene.service.runJob('follow-payments');
  const states = await scene.statesOf(both.noor);
  expect(states.filter((state) => state.endsWith('paid'))).toHaveLength(1);
});

test('what a provider refuses to give back holds up nothing else', async () => {
  const { noor, byPage, byBank } = await paidTwice();
  const { rows } = await scene.service.owner.query(
    `with lost as (delete from payment_pages where intent = (select intent from payments where id = $1) returning *)
     select page_id, intent, made_at from lost`,
    [byPage],
  );
  expect(codeOf(await giveBack(byPage))).toBe('provider_refuses');
  await scene.service.owner.query('insert into payment_pages values (0, $1, $2, $3)', [
    ...[rows[0].intent, rows[0].page_id, rows[0].made_at],
  ]);
  expect((await giveBack(byBank)).status).toBe(200);
  expect(await scene.statesOf(noor)).toEqual(['stripe paid', 'invoice refunded']);
});

test('[D2] what took an invoice back is saved by whom it names, and by nobody else', async () => {
  const { noor, byBank } = await paidTwice();
  const eve = await beforeCheck(scene.service);
  await begin(eve, 'invoice');
  expect((await giveBack(byBank)).status).toBe(200);
  const { creditNotes } = await standingOf(noor);
  expect(creditNotes).toMatchObject([{ kind: 'refunded', paymentID: byBank, gross: -1900 }]);
  expect((await standingOf(eve)).creditNotes).toEqual([]);
  const path = `/api/interviewers/identity-credit-notes/${creditNotes[0].creditNoteID}`;
  expect(codeOf(await eve.send('GET', path))).toBe('not_found');
  // Nobody said yet who sells.
  expect(codeOf(await noor.send('GET', path))).toBe('no_seller');
  await scene.office.send('PUT', '/api/administration/billing/seller', seller);
  const { data } = await noor.send('GET', path);
  expect(data.fileName).toBe(`credit-note-${creditNotes[0].number}.pdf`);
  expect(Buffer.from(data.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});
