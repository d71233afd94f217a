import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { content, type OfferDesk, openOfferDesk } from './test-offers.ts';

const now = new Date('2027-01-04T09:00:00Z');
let service: TestApp;
let ours: OfferDesk;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await openOfferDesk(service);
});
afterAll(() => service.close());

test('a template is kept in versions, and a word that nobody knows is refused at the field', async () => {
  const admin = await ours.fresh(ours.founder);
  const terms = 'Dear {{firstName}}, {{salary}}.';
  const made = await admin('POST', '/api/offer-templates', { name: ' Permanent ', terms });
  const path = `/api/offer-templates/${made.data.offerTemplateID}`;
  expect((await admin('GET', path)).data).toMatchObject({ name: 'Permanent', terms, version: 1 });
  const wrong = await admin('PUT', path, { version: 1, name: 'Permanent', terms: '{{pay}}' });
  expect(wrong.code).toBe('validation_failed');
  const changed = { version: 1, name: 'Permanent', terms: 'Welcome.' };
  expect((await admin('PUT', path, changed)).data.version).toBe(2);
  expect((await admin('PUT', path, changed)).code).toBe('changed_meanwhile');
  expect((await admin('GET', '/api/offer-templates?search=perm')).data).toMatchObject({
    templates: [{ name: 'Permanent', beginning: 'Welcome.', changedBy: 'Ingrid Solberg' }],
    total: 1,
  });
  await admin('PUT', `${path}/state`, { isRetired: true });
  expect((await admin('GET', '/api/offer-templates')).data.total).toBe(0);
});

test('a draft that cannot be sent is not kept, and an application has one open offer', async () => {
  expect((await ours.draft({ terms: '{{wages}}' })).code).toBe('validation_failed');
  expect((await ours.draft({ salary: null })).code).toBe('validation_failed');
  expect((await ours.draft({ expiresOn: '2027-01-03' })).code).toBe('validation_failed');
  const { applicationID, offerID } = await ours.draft();
  const again = await ours.post('', { applicationID, content, approvers: [] });
  expect(again.code).toBe('offer_open');
  const withdrawn = await ours.post(`/${offerID}/withdrawal`, {
    version: 1,
    reason: 'Another job.',
  });
  expect(withdrawn.data.version).toBe(2);
  const copied = await ours.post(`/${offerID}/copies`);
  expect(copied.data.offerID).not.toBe(offerID);
  expect((await ours.read(copied.data.offerID)).data).toMatchObject({ state: 'draft', content });
  expect((await ours.read(offerID)).data).toMatchObject({
    ...{ state: 'withdrawn', reason: 'Another job.', endedBy: 'Ingrid Solberg' },
  });
});

test('it is approved in order, each by their own hand, and sent when all have', async () => {
  const [first, second] = [await ours.colleague(), await ours.colleague()];
  const { offerID, email } = await ours.draft({}, [first.membershipId, second.membershipId]);
  const decide = (who: typeof first, version: number, isApproved = true, reason = '') =>
    ours
      .fresh(who)
      .then((call) =>
        call('POST', `/api/offers/${offerID}/approval`, { version, isApproved, reason }),
      );
  const send = (version: number) => ours.post(`/${offerID}/sending`, { version });
  expect((await send(1)).code).toBe('wrong_status');
  await ours.post(`/${offerID}/asking`, { version: 1 });
  const asking = async ({ email: to }: { email: string }) =>
    (await service.mailsTo(to)).filter(({ subject }) => subject.startsWith('Please approve'));
  expect([await asking(first), await asking(second)].map((mails) => mails.length)).toEqual([1, 0]);
  expect(await ours.noticesOf(first)).toContain('Please approve an offer');
  expect(await ours.noticesOf(second)).not.toContain('Please approve an offer');
  expect((await decide(second, 2)).code).toBe('not_your_turn');
  expect((await ours.read(offerID, first)).data).toMatchObject({
    mayDecide: true,
    mayWrite: false,
  });
  expect((await decide(first, 2)).status).toBe(200);
  expect((await decide(first, 3)).code).toBe('not_your_turn');
  expect(await asking(second)).toHaveLength(1);
  expect((await decide(second, 3, false, ' ')).code).toBe('reason_needed');
  expect((await decide(second, 3, false, 'Too little.')).status).toBe(200);
  expect((await ours.read(offerID)).data).toMatchObject({
    state: 'sent-back',
    approvals: [{ outcome: 'approved' }, { outcome: 'sent-back', reason: 'Too little.' }],
  });
  const more = { ...content, salary: 6_400_000 };
  const approvers = [first.membershipId, second.membershipId];
  await ours
    .fresh(ours.founder)
    .then((call) =>
      call('PUT', `/api/offers/${offerID}`, { version: 4, content: more, approvers }),
    );
  await ours.post(`/${offerID}/asking`, { version: 5 });
  await decide(first, 6);
  await decide(second, 7);
  expect((await ours.read(offerID)).data.state).toBe('approved');
  expect(await ours.noticesOf(ours.founder)).toContain('An offer is approved and can be sent');
  expect((await send(7)).code).toBe('changed_meanwhile');
  expect((await send(8)).status).toBe(200);
  const mail = (await service.mailsTo(email)).find(({ subject }) => subject.startsWith('An offer'));
  expect(mail?.subject).toContain('An offer from Larkfield Robotics');
  expect(mail?.text).toContain('23:59 (Europe/Oslo, GMT+1), which is');
  expect(mail?.text).toContain('We look forward to you.');
});

test('an offer that is being approved can be written again; who approved is asked anew', async () => {
  const first = await ours.colleague();
  const { offerID } = await ours.draft({}, [first.membershipId]);
  await ours.post(`/${offerID}/asking`, { version: 1 });
  expect((await ours.post(`/${offerID}/reopening`, { version: 2 })).status).toBe(200);
  expect((await ours.read(offerID)).data).toMatchObject({
    state: 'draft',
    approvals: [{ askedAt: null }],
  });
});

test('nobody approves who may not see the job, is no member, or is named twice', async () => {
  const elsewhere = await ours.colleague();
  await service.owner.query("update memberships set job_ids = '{}' where id = $1", [
    elsewhere.membershipId,
  ]);
  const twice = await ours.colleague();
  expect((await ours.draft({}, [elsewhere.membershipId])).code).toBe('unknown_member');
  expect((await ours.draft({}, [999_999])).code).toBe('unknown_member');
  const { membershipId } = twice;
  expect((await ours.draft({}, [membershipId, membershipId])).code).toBe('unknown_member');
});

test('offers are nothing to who may not see what is paid, nor to another company', async () => {
  const { offerID, candidateID } = await ours.draft();
  const unpaid = await ours.colleague({
    privileges: [0, 21].map((activityId) => ({ featureId: 4, activityId })),
  });
  const call = await ours.fresh(unpaid);
  expect((await call('GET', `/api/offers/${offerID}`)).code).toBe('not_found');
  expect((await call('GET', `/api/applicants/${candidateID}/offers`)).code).toBe('not_allowed');
  expect((await call('POST', `/api/offers/${offerID}/sending`, { version: 1 })).code).toBe(
    'not_allowed',
  );
  const theirs = await people(service).found();
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['GET', '/paper', undefined],
    ['POST', '/sending', { version: 1 }],
    ['POST', '/withdrawal', { version: 1, reason: 'x' }],
    ['POST', '/approval', { version: 1, isApproved: true, reason: '' }],
    ['POST', '/copies', {}],
  ] as const) {
    const reply = await theirs.call(method, `/api/offers/${offerID}${path}`, body);
    expect([path, reply.code]).toEqual([path, 'not_found']);
  }
  const listed = await theirs.call('GET', `/api/applicants/${candidateID}/offers`);
  expect(listed.code).toBe('not_found');
});

test('whoever sends an offer sees how many openings are left, and how many others wait', async () => {
  await service.owner.query("update offers set state = 'draft' where state = 'sent'");
  const { offerID } = await ours.draft();
  await ours.openings(3);
  expect((await ours.read(offerID)).data.room).toEqual({ left: 3, waiting: 0 });
  await ours.send();
  expect((await ours.read(offerID)).data.room).toEqual({ left: 3, waiting: 1 });
});

test('the list of a candidate says how each stands, and for what another can begin', async () => {
  const { candidateID, offerID, applicationID } = await ours.send();
  const list = async () =>
    (await (await ours.fresh(ours.founder))('GET', `/api/applicants/${candidateID}/offers`)).data;
  expect(await list()).toMatchObject({
    offers: [{ offerID, state: 'sent', salary: 'EUR 62,000 a year', waitsFor: null }],
    applications: [],
  });
  await ours.post(`/${offerID}/withdrawal`, { version: 2, reason: 'Frozen.' });
  expect((await list()).applications).toMatchObject([{ applicationID }]);
});
