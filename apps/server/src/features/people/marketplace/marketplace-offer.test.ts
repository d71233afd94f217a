import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSealedText } from '../../../platform/sealing/sealed-text.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { enter } from '../profiles/test-register.ts';
import { offer, registered } from './test-market.ts';

let service: TestApp;

beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

const path = '/api/marketplace/offer';
const payoutPath = '/api/marketplace/payout-details';
const details = {
  ...{ kind: 'iban', holder: 'Noor de Vries', bank: '' },
  account: 'NL91 ABNA 0417 1643 00',
};

test('what was never said reads as nothing, and is saved once by whoever has read it', async () => {
  const { send } = await registered(service);
  expect((await send('GET', path)).data).toMatchObject({
    ...{ revision: 0, rate: null, isPublished: false, isConfirmed: false, payout: null },
  });
  const saved = { ...offer, about: ' Ten years of databases. ', keptFrom: [' Osier '] };
  expect((await send('PUT', path, saved)).data).toEqual({ revision: 1 });
  expect((await send('GET', path)).data).toMatchObject({
    ...{ rate: 9000, about: offer.about, keptFrom: ['Osier'], revision: 1 },
  });
  const late = await send('PUT', path, offer);
  expect(late.errors[0]).toMatchObject({ code: 'changed_meanwhile', params: { what: 'offer' } });
});

test.each([
  ['a rate', { rate: null }, 'body.rate'],
  ['words about oneself', { about: '  ' }, 'body.about'],
])('nobody is found without %s', async (_what, change, at) => {
  const { send } = await registered(service);
  const refused = await send('PUT', path, { ...offer, ...change });
  expect([refused.status, refused.errors[0].path]).toEqual([422, at]);
  const hidden = await send('PUT', path, { ...offer, ...change, isPublished: false });
  expect(hidden.status).toBe(200);
});

test('a revision that no offer can have is refused', async () => {
  const { send } = await registered(service);
  const refused = await send('PUT', path, { ...offer, revision: Number.MAX_SAFE_INTEGER });
  expect([refused.status, refused.errors[0].path]).toEqual([422, 'body.revision']);
});

test('nobody is found before the registration says who they are', async () => {
  const { send } = await enter(service, 'EXTERNAL_INTERVIEWER');
  expect((await send('PUT', path, offer)).errors[0].code).toBe('step_too_early');
  // What was typed is not kept by halves.
  expect((await send('GET', path)).data).toMatchObject({ revision: 0 });
});

test('a card follows what the registration says later, and goes when it is taken back', async () => {
  const { send, accountId } = await registered(service);
  await send('PUT', path, offer);
  const card = async () =>
    (
      await service.owner.query('select skills from interviewer_cards where account_id = $1', [
        accountId,
      ])
    ).rows;
  expect((await card())[0].skills).toHaveLength(2);
  await send('PUT', '/api/interviewers/registration/employment', {
    employments: [{ employer: 'Kanaal', title: 'Engineer', started: '2020-03', ended: null }],
    ...{ skills: [{ name: 'Rust', rating: 4 }], languages: [{ name: 'Dutch', level: 'Native' }] },
  });
  expect((await card())[0].skills).toEqual([{ name: 'Rust', rating: 4 }]);
  await send('PUT', path, { ...offer, revision: 1, isPublished: false });
  expect(await card()).toEqual([]);
});

test('where the money goes is kept sealed, and only its end is shown', async () => {
  const { send, accountId } = await registered(service);
  const saved = await send('PUT', payoutPath, details);
  expect(saved.data.hint).toBe('•••• 4300');
  expect((await send('GET', path)).data.payout).toMatchObject({ hint: '•••• 4300' });
  const { rows } = await service.owner.query('select * from payout_details where account_id = $1', [
    accountId,
  ]);
  expect(JSON.stringify(rows)).not.toContain('ABNA');
  const opened = await openSealedText(rows[0].details_sealed, service.work.sealingKey);
  expect(JSON.parse(opened)).toMatchObject({ account: 'NL91ABNA0417164300', kind: 'iban' });
  expect((await send('DELETE', payoutPath)).status).toBe(200);
  expect((await send('GET', path)).data.payout).toBeNull();
});

test.each([
  ['an IBAN with a slip', { account: 'NL91 ABNA 0417 1643 01' }, 'body.account'],
  ['an account without its bank', { kind: 'account', account: '12345' }, 'body.bank'],
  ['nobody’s account', { holder: ' ' }, 'body.holder'],
])('%s is refused at its field', async (_what, change, at) => {
  const { send } = await registered(service);
  const refused = await send('PUT', payoutPath, { ...details, ...change });
  expect([refused.status, refused.errors[0].path]).toEqual([422, at]);
});
