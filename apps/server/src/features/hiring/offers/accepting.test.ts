import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type OfferDesk, openOfferDesk } from './test-offers.ts';

const monday = Date.parse('2027-01-04T09:00:00Z');
let now = monday;
let service: TestApp;
let ours: OfferDesk;

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(now) });
  ours = await openOfferDesk(service);
});
beforeEach(async () => {
  now = monday;
  await ours.openings(99);
});
afterAll(() => service.close());

const asFounder = async (path: string, body: object) =>
  (await ours.fresh(ours.founder))('POST', path, body);

/** What `meanwhile` did was committed while `request` waited for the application. */
async function whileHeld<T>(
  applicationID: number,
  request: () => Promise<T>,
  meanwhile: string,
): Promise<T> {
  const holder = await service.owner.connect();
  try {
    await holder.query('begin');
    await holder.query('select from applications where id = $1 for update', [applicationID]);
    const reply = request();
    const waiting =
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect
      .poll(async () => (await service.owner.query(waiting)).rows.length)
      .toBeGreaterThan(0);
    await holder.query(meanwhile, [applicationID]);
    await holder.query('commit');
    return await reply;
  } finally {
    holder.release();
  }
}

test('of an erased candidate the log keeps no address that they accepted from', async () => {
  await service.owner.query("update applications set status = 'active' where job_id = $1", [
    ours.job.jobID,
  ]);
  await ours.openings(1);
  const { own, offerID, candidateID, email } = await ours.send();
  await own.accept((await own.open()).data.shownHash);
  expect(await ours.jobStatus()).toBe('closed');
  const kept = 'select signed_ip from offers where id = $1';
  const [{ signed_ip: ip }] = (await service.owner.query(kept, [offerID])).rows;
  const because = 'Asked for it.';
  const erased = await asFounder('/api/retention/erasures', { candidateID, email, because });
  expect(erased.status).toBe(200);
  const told = 'select action from audit_log where ip = $1';
  expect((await service.owner.query(told, [ip])).rows).toEqual([]);
  const closing = "select actor_kind, ip from audit_log where action = 'job.closed'";
  expect((await service.owner.query(closing)).rows).toEqual([{ actor_kind: 'job', ip: null }]);
});

test('whoever was rejected while they accepted has accepted nothing', async () => {
  const { own, applicationID, offerID } = await ours.send();
  const { shownHash } = (await own.open()).data;
  const rejecting = "update applications set status = 'rejected' where id = $1";
  const reply = await whileHeld(applicationID, () => own.accept(shownHash), rejecting);
  expect(reply.code).toBe('offer_over');
  expect(await ours.statusOf(applicationID)).toBe('rejected');
  expect((await ours.read(offerID)).data).toMatchObject({ state: 'sent', signedName: null });
});

test('of two offers of one application that are accepted at once, one is', async () => {
  const [one, other] = [await ours.send(), await ours.send()];
  // As when two records of one person became one.
  const merging = 'update offers set application_id = $1 where id = $2';
  await service.owner.query(merging, [one.applicationID, other.offerID]);
  const both = [one, other];
  const hashes = await Promise.all(both.map(async ({ own }) => (await own.open()).data.shownHash));
  const replies = await Promise.all(both.map(({ own }, index) => own.accept(hashes[index])));
  expect(replies.map(({ code }) => code ?? 'accepted').toSorted()).toEqual([
    'accepted',
    'offer_over',
  ]);
});

test('whose hiring was taken back can be sent another offer, and accept that', async () => {
  const { own, applicationID, offerID } = await ours.send();
  await own.accept((await own.open()).data.shownHash);
  const reopened = await asFounder('/api/pipeline/reopenings', {
    applications: [{ applicationID, version: 2 }],
  });
  expect(reopened.status).toBe(200);
  const again = await ours.post(`/${offerID}/copies`);
  expect(again.status).toBe(200);
  await ours.post(`/${again.data.offerID}/sending`, { version: 1 });
  const email =
    'select c.email from candidates c join applications a on a.candidate_id = c.id where a.id = $1';
  const to = (await service.owner.query(email, [applicationID])).rows[0].email;
  const second = ours.own(await ours.tokenOf(to, /^An offer/));
  const seen = (await second.open()).data;
  expect(seen.state).toBe('open');
  expect((await second.accept(seen.shownHash)).data.state).toBe('accepted');
  expect(await ours.statusOf(applicationID)).toBe('hired');
});

test('an offer whose time is over makes room for another before any job has said so', async () => {
  const { offerID, candidateID, applicationID } = await ours.send();
  now = Date.parse('2027-01-15T23:00:00Z');
  const list = (await ours.fresh(ours.founder))('GET', `/api/applicants/${candidateID}/offers`);
  expect((await list).data.applications).toMatchObject([{ applicationID }]);
  expect((await ours.post(`/${offerID}/copies`)).status).toBe(200);
});
