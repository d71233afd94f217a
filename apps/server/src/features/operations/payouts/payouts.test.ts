import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { brokenChains, openedAudit } from '../audit/test-audit.ts';
import { published } from '../../people/marketplace/test-market.ts';
import { people } from '../../people/companies/test-company.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';

let service: TestApp;
let office: Entered;
let companies: readonly number[];

const at = '/api/administration';
const origin = { holder: 'Würfel & Söhne', iban: 'DE89 3704 0044 0532 0130 00', bic: '' };
const swedish = {
  ...{ kind: 'iban', holder: 'Noor Ström', account: 'SE45 5000 0000 0583 9825 7466' },
  bank: '',
};

beforeAll(async () => {
  service = await createTestApp();
  office = await enter(service, 'SUPER_ADMIN');
  const ours = [await people(service).found(), await people(service).found()];
  companies = ours.map(({ companyId }) => companyId);
});
afterAll(() => service.close());

type Given = { readonly amount?: number; readonly state?: string; readonly currency?: string };

async function owe(accountId: number, of: Given = {}, companyId = companies[0]): Promise<number> {
  const { amount = 9000, state = 'done', currency = 'EUR' } = of;
  const { rows } = await service.owner.query(
    `insert into interviewer_statements (company_id, account_id, company_name, job_title, kind, state, minutes, rate, currency,
                                         amount, late_hours, late_percent, agreed_at, settled_at, starts_at, ends_at)
     values ($1, $2, 'Larkfield', 'Engineer', 'technical', $3, 60, 9000, $4, $5, 24, 50, now(), now(), now(), now())
     returning id::int`,
    [companyId, accountId, state, currency, amount],
  );
  return rows[0].id;
}

/** Somebody with an account, and one thing that they are owed by each of two companies. */
async function owed(details: object = swedish): Promise<Entered> {
  const who = await published(service);
  expect((await who.send('PUT', '/api/marketplace/payout-details', details)).status).toBe(200);
  await owe(who.accountId);
  await owe(who.accountId, { amount: 4500, state: 'cancelled' }, companies[1]);
  return who;
}

const asked = ({ accountId }: Entered, amount = 13_500, currency = 'EUR') => ({
  interviewerID: accountId,
  ...{ currency, amount },
});
const approve = (...all: object[]) => office.send('POST', `${at}/payout-batches`, { owed: all });
const approved = async (...all: object[]): Promise<number> => (await approve(...all)).data.batchID;
const batchOf = async (id: number) => (await office.send('GET', `${at}/payout-batches/${id}`)).data;
const files = (id: number) => office.send('POST', `${at}/payout-batches/${id}/files`);
const paid = (id: number, paidOn = '2026-01-20') =>
  office.send('POST', `${at}/payout-batches/${id}/paid`, { paidOn });
const back = (
  id: number,
  state: 'approved' | 'paid',
  { reason = 'The account is closed.', isExported = state === 'paid' } = {},
) => office.send('POST', `${at}/payouts/${id}/back`, { state, isExported, reason });
const codeOf = ({ errors }: { errors?: { code: string }[] }) => errors?.[0]?.code;
const statesOf = async (accountId: number) =>
  (
    await service.owner.query(
      'select state, payout_id is null as is_free from interviewer_statements where account_id = $1 order by id',
      [accountId],
    )
  ).rows.map(({ state, is_free }) => `${state}${is_free ? '' : ' in a payout'}`);
const balanceOf = async (account: string) =>
  (
    await service.owner.query(
      `select coalesce(sum(balance), 0)::int as sum from ledger_balances where company_id = 0 and account = $1`,
      [account],
    )
  ).rows[0].sum;

test('what is owed is approved, goes to the bank as a file, and is paid with a receipt and a mail', async () => {
  const noor = await owed();
  expect(await office.send('GET', `${at}/payouts/owed`)).toMatchObject({
    data: {
      hasOrigin: false,
      owed: [{ ...asked(noor), interviews: 2, hint: expect.stringContaining('7466') }],
    },
  });
  const batchID = await approved(asked(noor));
  expect(await statesOf(noor.accountId)).toEqual(['done in a payout', 'cancelled in a payout']);
  expect(codeOf(await files(batchID))).toBe('no_origin');
  expect((await office.send('PUT', `${at}/payouts/origin`, origin)).status).toBe(200);
  const { data } = await files(batchID);
  expect(data.files).toMatchObject([{ kind: 'sepa', payouts: 1 }]);
  expect(data.files[0].content).toContain('<IBAN>SE4550000000058398257466</IBAN>');
  expect(data.files[0].content).toContain('<Nm>Noor Stroem</Nm>');
  expect(data.files[0].content).toContain('<CtrlSum>135.00</CtrlSum>');
  expect((await files(batchID)).data).toEqual(data);

  expect((await paid(batchID)).data).toEqual({ paid: 1 });
  expect(await statesOf(noor.accountId)).toEqual(['paid in a payout', 'paid in a payout']);
  expect((await noor.send('GET', '/api/own-payouts')).data).toMatchObject({
    total: 1,
    payouts: [
      {
        ...{ state: 'paid', amount: 13_500, paidOn: '2026-01-20', payer: 'Würfel & Söhne' },
        lines: [
          { companyName: 'Larkfield', amount: 9000, isCancelled: false },
          { amount: 4500, isCancelled: true },
        ],
      },
    ],
  });
  expect((await noor.send('GET', '/api/own-statements')).data.sums).toEqual([
    { currency: 'EUR', open: 0, owed: 0, paid: 13_500 },
  ]);
  expect(await service.mailsTo(noor.email)).toMatchObject([
    { subject: '€135.00 is on its way to you' },
  ]);
  const kept = await service.owner.query('select details_sealed from payouts where batch_id = $1', [
    batchID,
  ]);
  expect(kept.rows).toEqual([{ details_sealed: null }]);
  expect(codeOf(await files(batchID))).toBe('payout_over');
  expect(codeOf(await paid(batchID))).toBe('payout_over');
});

test('a receipt names who paid it, whoever pays the next', async () => {
  const noor = await owed();
  const batchID = await approved(asked(noor));
  const payers = async () =>
    (await noor.send('GET', '/api/own-payouts')).data.payouts.map(
      ({ payer }: { payer: string }) => payer,
    );
  const pays = (holder: string) =>
    office.send('PUT', `${at}/payouts/origin`, { ...origin, holder });
  expect((await files(batchID)).status).toBe(200);
  await pays('Larkfield Trust');
  // The bank would know a file of another payer by the same name as the first.
  expect(codeOf(await files(batchID))).toBe('changed_meanwhile');
  expect(await payers()).toEqual(['Würfel & Söhne']);
  await pays(origin.holder);
  expect((await files(batchID)).status).toBe(200);
  await service.owner.query('update payouts set payer = null where batch_id = $1', [batchID]);
  expect((await paid(batchID)).status).toBe(200);
  await pays('Larkfield Trust');
  // What no file named was paid by whoever paid that day.
  expect(await payers()).toEqual(['Würfel & Söhne']);
  await pays(origin.holder);
});

test('two tabs that approve, and ten that mark as paid, do it once', async () => {
  const noor = await owed();
  const both = await Promise.all([approve(asked(noor)), approve(asked(noor))]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  const batchID = both.find(({ status }) => status === 200)?.data.batchID;
  expect(codeOf(await paid(batchID))).toBe('no_files');
  expect((await files(batchID)).status).toBe(200);
  const before = await balanceOf('paid to interviewers');
  const ten = await Promise.all(Array.from({ length: 10 }, () => paid(batchID)));
  expect(ten.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await balanceOf('paid to interviewers')).toBe(before - 13_500);
  expect(await service.mailsTo(noor.email)).toHaveLength(1);
});

test('what is owed by now in another amount is approved by nobody, nor is what has no account', async () => {
  const noor = await owed();
  await owe(noor.accountId, { amount: 1 });
  expect(codeOf(await approve(asked(noor)))).toBe('changed_meanwhile');
  expect(codeOf(await approve(asked(noor, 13_501), asked(noor, 13_501)))).toBe('changed_meanwhile');
  const poor = await published(service);
  await owe(poor.accountId);
  expect(codeOf(await approve(asked(poor, 9000)))).toBe('no_account');
  expect(await statesOf(noor.accountId)).toEqual(['done', 'cancelled', 'done']);
});

test('nobody approves what goes to themselves', async () => {
  const own = await office.send('POST', `${at}/payout-batches`, {
    owed: [{ interviewerID: office.accountId, currency: 'EUR', amount: 1 }],
  });
  expect(codeOf(own)).toBe('own_account');
});

test('a payout that the bank returned, or that was never sent, is owed again as it was, and can be paid again', async () => {
  const noor = await owed();
  const first = await approved(asked(noor));
  const [{ payoutID }] = (await batchOf(first)).payouts;
  expect(codeOf(await back(payoutID, 'paid', { isExported: false }))).toBe('payout_over');
  expect((await back(payoutID, 'approved', { reason: 'Wrong month.' })).status).toBe(200);
  expect(await statesOf(noor.accountId)).toEqual(['done', 'cancelled']);
  expect(await service.mailsTo(noor.email)).toEqual([]);

  const second = await approved(asked(noor));
  const [again] = (await batchOf(second)).payouts;
  await files(second);
  await paid(second);
  const both = await Promise.all([back(again.payoutID, 'paid'), back(again.payoutID, 'paid')]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  expect(await statesOf(noor.accountId)).toEqual(['done', 'cancelled']);
  expect((await service.mailsTo(noor.email)).map(({ subject }) => subject)).toContain(
    '€135.00 came back from your bank',
  );
  const third = await approved(asked(noor));
  await files(third);
  await paid(third);
  expect((await noor.send('GET', '/api/own-payouts')).data.payouts).toMatchObject([
    { state: 'paid' },
    { state: 'returned', because: 'The account is closed.', lines: [] },
    { state: 'withdrawn', because: 'Wrong month.' },
  ]);
  expect(await balanceOf('owed to interviewers')).toBe(0);
});

test('a company settles nothing otherwise that is in a payout', async () => {
  const company = await people(service).found();
  const noor = await published(service);
  await noor.send('PUT', '/api/marketplace/payout-details', swedish);
  const id = await owe(noor.accountId, {}, company.companyId);
  await approved(asked(noor, 9000));
  const said = await company.call('POST', `/api/statements/${id}/verdict`, {
    ...{ revision: 2, verdict: 'disputed', reason: 'Came late.' },
  });
  expect(said.code).toBe('statement_closed');
  expect(
    await openedAudit(service, company.companyId, `action = 'statement.approved'`),
  ).toHaveLength(1);
});

test('what does not go by SEPA stands in a list for whoever types it at the bank', async () => {
  const account = { kind: 'account', holder: '=Noor', account: '00345678', bank: '021000021' };
  const noor = await owed(account);
  await owe(noor.accountId, { currency: 'USD', amount: 700 });
  const batchID = await approved(asked(noor), asked(noor, 700, 'USD'));
  const { data } = await files(batchID);
  expect(data.files).toMatchObject([{ kind: 'by-hand', payouts: 2 }]);
  expect(data.files[0].content).toContain(",'=Noor,0034 5678,0210 0002 1,EUR,135,");
  expect(data.files[0].content).toContain(',USD,7,');
});

test('a tab that was opened before the files were made withdraws nothing of them', async () => {
  const batchID = await approved(asked(await owed()));
  const [{ payoutID }] = (await batchOf(batchID)).payouts;
  await files(batchID);
  expect(codeOf(await back(payoutID, 'approved'))).toBe('changed_meanwhile');
  expect((await back(payoutID, 'approved', { isExported: true })).status).toBe(200);
});

test('what somebody wrote for their bank spoils the file of nobody', async () => {
  const [noor, eve] = [await owed({ ...swedish, bank: '5839 8257' }), await owed()];
  const { data } = await files(await approved(asked(noor), asked(eve)));
  expect(data.files).toMatchObject([{ kind: 'sepa', payouts: 2 }]);
  expect(data.files[0].content).not.toContain('CdtrAgt');
});

test('a payout whose account no secret opens any more goes into no file, and is withdrawn', async () => {
  const noor = await owed();
  const batchID = await approved(asked(noor));
  await service.owner.query('update payouts set details_sealed = null where batch_id = $1', [
    batchID,
  ]);
  const [payout] = (await batchOf(batchID)).payouts;
  expect(payout.canExport).toBe(false);
  expect(codeOf(await files(batchID))).toBe('payout_over');
  expect((await back(payout.payoutID, 'approved')).status).toBe(200);
});

test('nobody is paid on a day that has not come', async () => {
  const noor = await owed();
  const batchID = await approved(asked(noor));
  expect(codeOf(await paid(batchID, '2099-01-01'))).toBe('day_ahead');
});

test('nobody reads the payouts of another, and accounts are in no log', async () => {
  const [noor, eve] = [await owed(), await owed()];
  await approved(asked(noor));
  expect((await eve.send('GET', '/api/own-payouts')).data.payouts).toEqual([]);
  const log = JSON.stringify(await openedAudit(service, 0, `action like 'payout.%'`));
  expect(log).toContain('payout.approve');
  expect(log).not.toMatch(/58398257466|0532013000/);
});

test('with billing off nobody sees payouts', async () => {
  const free = await createTestApp({ billing: 'off' });
  const admin = await enter(free, 'SUPER_ADMIN');
  const noor = await published(free);
  for (const path of ['payouts/owed', 'payouts/origin', 'payout-batches', 'payout-batches/1']) {
    expect(codeOf(await admin.send('GET', `${at}/${path}`))).toBe('billing_off');
  }
  expect((await noor.send('GET', '/api/own-payouts')).data).toMatchObject({ payouts: [] });
  await free.close();
});

test('after all of it the ledger is whole, and so are the chains', async () => {
  expect((await office.send('GET', `${at}/ledger`)).data.differences).toEqual([]);
  expect(await brokenChains(service)).toEqual([]);
});
