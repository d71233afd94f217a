import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';
import { isStillSo, mailsOfInvoice } from './payment-mail-rules.ts';
import { begin, pass, pay, plantPrices, unpaid } from './test-billing.ts';

let service: TestApp;
let office: Entered;

beforeAll(async () => {
  service = await createTestApp();
  office = await enter(service, 'SUPER_ADMIN');
  await plantPrices(service);
});
afterAll(() => service.close());

async function company() {
  const made = await unpaid(service);
  const { rows } = await service.owner.query<{ email: string }>(
    `select a.email from accounts a join memberships m on m.account_id = a.id
      where m.company_id = $1 order by a.id limit 1`,
    [made.companyId],
  );
  const told = async (): Promise<string[]> => {
    await service.runDue('payment-mail');
    const mails = await service.mailsTo(rows[0]?.email ?? '');
    const known = /invoice|reminder|received|failed|expired|bank asks|given back/i;
    return mails.map(({ subject }) => subject).filter((subject) => known.test(subject));
  };
  const older = (days: number) =>
    service.owner.query(
      `update due_work set due_at = due_at - $2::interval where kind = 'payment-mail' and owner_id = $1`,
      [made.companyId, `${days} days`],
    );
  return { ...made, told, older };
}

test('[PY-1] an invoice is mailed, and whoever does not pay is reminded twice, each once', async () => {
  const { call, told, older } = await company();
  const { invoiceNumber } = (await begin(call, 'invoice')).data;
  expect(await told()).toEqual([`Your invoice ${invoiceNumber}`]);
  await older(16);
  expect(await told()).toHaveLength(1);
  await older(2);
  expect(await told()).toContain(`Invoice ${invoiceNumber} is still open`);
  await older(10);
  expect(await told()).toContain(`Last reminder: invoice ${invoiceNumber}`);
  await older(10);
  expect(await told()).toHaveLength(3);
});

test('where whoever began it has left, those who run the company are told instead', async () => {
  const { call, companyId, told, older } = await company();
  await begin(call, 'invoice');
  expect(await told()).toHaveLength(1);
  const successor = await people(service).plantMember(companyId, { role: 'COMPANY_ADMIN' });
  await service.owner.query(
    `update memberships set status = 'suspended' where company_id = $1 and account_id <> $2`,
    [companyId, successor.accountId],
  );
  await older(18);
  expect(await told()).toHaveLength(1);
  const subjects = (await service.mailsTo(successor.email)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringMatching(/is still open$/));
});

test('who has paid is thanked and not reminded, and each end is told', async () => {
  const { call, told, older } = await company();
  const { paymentID } = (await begin(call, 'invoice')).data;
  const of = `/api/administration/payments/${paymentID}`;
  await office.send('POST', `${of}/paid`, { reference: 'S 1' });
  expect(await told()).toEqual(['We have received €61.25']);
  await older(40);
  expect(await told()).toHaveLength(1);
  await office.send('POST', `${of}/refund`, { reason: 'Paid twice.' });
  expect(await told()).toContain('€61.25 were given back');
});

test('a card that fails is told of after a while, and not where another one worked', async () => {
  const one = await company();
  const { paymentID } = (await begin(one.call)).data;
  await pay(one.call, paymentID, 'declined');
  expect(await one.told()).toEqual([]);
  await one.older(1);
  expect(await one.told()).toEqual(['Your payment for Team failed']);
  const other = await company();
  const second = (await begin(other.call)).data.paymentID;
  await pay(other.call, second, 'declined');
  await pay(other.call, second);
  await other.older(1);
  expect(await other.told()).toEqual(['We have received €61.25']);
});

test('what nobody paid for 30 days says that it has expired', async () => {
  const { call, companyId, told } = await company();
  await begin(call, 'invoice');
  await pass(service, companyId, 29);
  expect(await told()).not.toContain('Your payment for Team has expired');
  await pass(service, companyId, 2);
  expect(await told()).toContain('Your payment for Team has expired');
});

test('the last reminder comes before an invoice expires, and nobody is told what is no more so', () => {
  const now = new Date('2026-11-01T00:00:00Z');
  const due = new Date('2026-11-22T00:00:00Z');
  const last = mailsOfInvoice(now, due).at(-1)?.at ?? now;
  expect(last.getTime() - now.getTime()).toBeLessThan(30 * 86_400_000);
  expect(isStillSo('reminder', 'paid')).toBe(false);
  expect(isStillSo('paid', 'refunded')).toBe(true);
  expect(isStillSo('failed', 'paid')).toBe(false);
});
