import { areas, rights } from '@candor/contract/people/right-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type OfferDesk, openOfferDesk } from './test-offers.ts';

const now = new Date('2027-01-04T09:00:00Z');
let service: TestApp;
let ours: OfferDesk;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await openOfferDesk(service);
  await ours.openings(99);
});
afterAll(() => service.close());

type Member = Awaited<ReturnType<OfferDesk['colleague']>>;

const looking = { featureId: areas.candidates, activityId: rights.look };
const changing = { featureId: areas.candidates, activityId: rights.change };
const paying = { featureId: areas.jobs, activityId: rights.salary };

const leave = ({ membershipId }: Member) =>
  service.owner.query("update memberships set status = 'suspended' where id = $1", [membershipId]);
const lose = ({ membershipId }: Member) =>
  service.owner.query("update memberships set job_ids = '{}' where id = $1", [membershipId]);

const decide = async (who: Member, offerID: number, version: number) =>
  (await ours.fresh(who))('POST', `/api/offers/${offerID}/approval`, {
    ...{ version, isApproved: true, reason: '' },
  });

/** Sent as if `writer` had written it. */
async function sentOf(writer: Member) {
  const sent = await ours.send();
  const text = 'update offers set drafted_by = $1, sent_by = $1 where id = $2';
  await service.owner.query(text, [writer.accountId, sent.offerID]);
  return sent;
}

test('of an answer nobody hears who has left the company, or may not see the job any more', async () => {
  const [there, gone, elsewhere] = [
    await ours.colleague(),
    await ours.colleague(),
    await ours.colleague(),
  ];
  await leave(gone);
  await lose(elsewhere);
  for (const writer of [there, gone, elsewhere]) await (await sentOf(writer)).own.decline();
  const told = await Promise.all([there, gone, elsewhere].map((who) => ours.noticesOf(who)));
  const heard = told.map((titles) => titles.includes('An offer was declined'));
  expect(heard).toEqual([true, false, false]);
});

test('an approver who may not see the job any more is one to choose anew', async () => {
  const [first, second] = [await ours.colleague(), await ours.colleague()];
  const { offerID } = await ours.draft({}, [first.membershipId, second.membershipId]);
  await lose(second);
  expect((await ours.read(offerID)).data.approvals).toMatchObject([
    { membershipID: first.membershipId },
    { membershipID: null },
  ]);
  expect((await ours.post(`/${offerID}/asking`, { version: 1 })).code).toBe('unknown_member');
});

test('where the next one has left, the writers hear that it waits for nobody', async () => {
  const [first, second] = [await ours.colleague(), await ours.colleague()];
  const { offerID } = await ours.draft({}, [first.membershipId, second.membershipId]);
  await ours.post(`/${offerID}/asking`, { version: 1 });
  await leave(second);
  expect((await decide(first, offerID, 2)).status).toBe(200);
  expect(await ours.noticesOf(ours.founder)).toContain(
    'Somebody who is to approve an offer has left',
  );
});

test('who neither approves an offer nor may read offers does not learn that there is one', async () => {
  const stranger = await ours.colleague();
  const { offerID } = await ours.draft();
  expect((await decide(stranger, offerID, 1)).code).toBe('not_found');
  expect((await decide(stranger, 999_999, 1)).code).toBe('not_found');
});

test('who may read offers and writes none gets the paper', async () => {
  const reader = await ours.colleague({ privileges: [looking, paying] });
  const writer = await ours.colleague({ privileges: [looking, changing, paying] });
  const { offerID } = await ours.send();
  expect((await ours.read(offerID, writer)).data).toMatchObject({ mayRead: true, mayWrite: true });
  expect((await ours.read(offerID, reader)).data).toMatchObject({ mayRead: true, mayWrite: false });
  const paper = await (await ours.fresh(reader))('GET', `/api/offers/${offerID}/paper`);
  expect(paper.data.fileName).toMatch(/^offer-.*\.pdf$/);
});

test('a day that lies too far away is refused at its field', async () => {
  expect((await ours.draft({ expiresOn: '9999-12-31' })).code).toBe('validation_failed');
  expect((await ours.draft({ startsOn: '9999-12-31' })).code).toBe('validation_failed');
});
