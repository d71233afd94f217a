import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type OfferDesk, openOfferDesk } from './test-offers.ts';

const monday = Date.parse('2027-01-04T09:00:00Z');
let now = monday;
const at = (instant: string) => void (now = Date.parse(instant));
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

const due = async () => {
  for (const kind of ['offer-reminder', 'offer-expiry']) await service.runDue(kind);
};

test('whoever accepts is hired, by what they saw, once, and gets it as a paper with their answer', async () => {
  const { own, applicationID, offerID, email } = await ours.send();
  const seen = (await own.open()).data;
  expect(seen).toMatchObject({ state: 'open', shown: { salary: 'EUR 62,000 a year' } });
  expect(seen.shown.terms).toContain('for EUR 62,000 a year from 1 March 2027.');
  expect(seen.shown.expiresAt).toBe('2027-01-15T23:00:00.000Z');
  expect((await own.accept('0'.repeat(64))).code).toBe('offer_differs');
  expect((await own.accept(seen.shownHash, '  ')).code).toBe('validation_failed');
  const accepted = await own.accept(seen.shownHash, ' Ada L. ');
  expect(accepted.data).toMatchObject({ state: 'accepted', signedName: 'Ada L.' });
  expect(await ours.statusOf(applicationID)).toBe('hired');
  at('2027-01-05T09:00:00Z');
  const again = await own.accept(seen.shownHash, 'Somebody else');
  expect(again.data).toEqual(accepted.data);
  expect((await own.decline()).code).toBe('offer_over');
  const { rows } = await service.owner.query(
    'select shown, shown_hash, signed_name, signed_ip, ended_at from offers where id = $1',
    [offerID],
  );
  const [kept] = rows;
  expect(createHash('sha256').update(kept.shown).digest('hex')).toBe(kept.shown_hash);
  expect(kept.shown_hash).toBe(seen.shownHash);
  expect(kept).toMatchObject({ signed_name: 'Ada L.', ended_at: new Date(monday) });
  expect(kept.signed_ip).toMatch(/^10\.9\./);
  const moves = 'select count(*)::int as n from application_moves where application_id = $1';
  expect((await service.owner.query(moves, [applicationID])).rows[0].n).toBe(2);
  const subjects = (await service.mailsTo(email)).map(({ subject }) => subject);
  expect(subjects.filter((one) => one.startsWith('You have accepted'))).toHaveLength(1);
  const paper = (await own.paper()).data;
  expect(paper.fileName).toMatch(/^offer-.*\.pdf$/);
  expect(Buffer.from(paper.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  expect(await ours.noticesOf(ours.founder)).toContain('An offer was accepted');
});

test('the log has the acceptance as the candidate’s deed, with the hash', async () => {
  const { own, applicationID } = await ours.send();
  await own.accept((await own.open()).data.shownHash);
  const { rows } = await service.owner.query(
    "select action, actor_kind from audit_log where object_kind = 'application' and object_id = $1 order by seq",
    [String(applicationID)],
  );
  expect(rows.map(({ action, actor_kind }) => `${actor_kind} ${action}`)).toEqual([
    'account offer.drafted',
    'account offer.sent',
    'candidate offer.accepted',
    'candidate application.hired',
  ]);
});

test('of two tabs one answer counts', async () => {
  const { own, applicationID } = await ours.send();
  const { shownHash } = (await own.open()).data;
  const replies = await Promise.all([
    ...[own.accept(shownHash), own.decline('No.'), own.accept(shownHash), own.decline()],
  ]);
  const { state } = (await own.open()).data;
  const told = replies.map(({ code, data }) => code ?? data.state);
  expect(new Set(told)).toEqual(new Set([state, 'offer_over']));
  expect(told.filter((one) => one === state)).toHaveLength(2);
  expect(await ours.statusOf(applicationID)).toBe(state === 'accepted' ? 'hired' : 'active');
});

test('whoever declines stays an applicant, and the team hears of it', async () => {
  const { own, applicationID, offerID } = await ours.send();
  expect((await own.decline(' Another city. ')).data.state).toBe('declined');
  expect((await own.decline()).data.state).toBe('declined');
  expect((await own.accept((await own.open()).data.shownHash)).code).toBe('offer_over');
  expect(await ours.statusOf(applicationID)).toBe('active');
  expect((await ours.read(offerID)).data).toMatchObject({ reason: 'Another city.', endedBy: null });
  expect(await ours.noticesOf(ours.founder)).toContain('An offer was declined');
});

test('the last opening closes the job, with a word to the team; one before it does not', async () => {
  await ours.openings(2);
  await service.owner.query("update applications set status = 'active' where job_id = $1", [
    ours.job.jobID,
  ]);
  const [one, other] = [await ours.send(), await ours.send()];
  await one.own.accept((await one.own.open()).data.shownHash);
  expect(await ours.jobStatus()).toBe('open');
  await other.own.accept((await other.own.open()).data.shownHash);
  expect(await ours.jobStatus()).toBe('closed');
  expect(await ours.noticesOf(ours.founder)).toContain(
    'The last opening is filled, and the job is closed',
  );
});

test('two who accept the last openings at once close the job', async () => {
  await ours.openings(2);
  await service.owner.query("update applications set status = 'active' where job_id = $1", [
    ours.job.jobID,
  ]);
  const both = [await ours.send(), await ours.send()];
  const hashes = await Promise.all(both.map(async ({ own }) => (await own.open()).data.shownHash));
  const replies = await Promise.all(both.map(({ own }, index) => own.accept(hashes[index])));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await ours.jobStatus()).toBe('closed');
});

test('after its last day it cannot be accepted, and the page says so before any job has run', async () => {
  const { own, applicationID, offerID } = await ours.send();
  const { shownHash } = (await own.open()).data;
  at('2027-01-15T22:59:59Z');
  expect((await own.open()).data.state).toBe('open');
  at('2027-01-15T23:00:00Z');
  expect((await own.open()).data).toMatchObject({
    ...{ state: 'expired', endedAt: '2027-01-15T23:00:00.000Z' },
  });
  expect((await own.accept(shownHash)).code).toBe('offer_over');
  expect((await ours.read(offerID)).data.state).toBe('expired');
  await due();
  expect((await ours.read(offerID)).data).toMatchObject({ state: 'expired', endedBy: null });
  expect(await ours.noticesOf(ours.founder)).toContain('An offer was not answered in time');
  expect(await ours.statusOf(applicationID)).toBe('active');
  expect((await ours.post(`/${offerID}/copies`)).status).toBe(200);
});

test('whoever has not answered is reminded once, two days before; who has, is not', async () => {
  const [waiting, answered] = [await ours.send(), await ours.send()];
  await answered.own.decline();
  at('2027-01-13T22:59:00Z');
  await due();
  const reminders = async ({ email }: { email: string }) =>
    (await service.mailsTo(email)).filter(({ subject }) => subject.includes('ends soon'));
  expect(await reminders(waiting)).toEqual([]);
  at('2027-01-13T23:00:00Z');
  await due();
  await due();
  expect([await reminders(waiting), await reminders(answered)].flat()).toHaveLength(1);
  const token = await ours.tokenOf(waiting.email, /ends soon/);
  expect((await ours.own(token).open()).data.state).toBe('open');
});

test('an offer that was withdrawn says so by its old link, and its candidate is told', async () => {
  const { own, offerID, email } = await ours.send();
  const { shownHash } = (await own.open()).data;
  await ours.post(`/${offerID}/withdrawal`, { version: 2, reason: 'kanari-inside' });
  const seen = await own.open();
  expect(seen.data.state).toBe('withdrawn');
  expect((await own.accept(shownHash)).code).toBe('offer_over');
  const mails = await service.mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toContain(
    'The offer of Larkfield Robotics is withdrawn',
  );
  expect(JSON.stringify([mails, seen.data])).not.toContain('kanari-inside');
});

test('an offer to somebody who was rejected meanwhile is closed', async () => {
  const { own, applicationID } = await ours.send();
  const { shownHash } = (await own.open()).data;
  const end = 'update applications set status = $2 where id = $1';
  await service.owner.query(end, [applicationID, 'rejected']);
  expect((await own.open()).data.state).toBe('closed');
  expect((await own.accept(shownHash)).code).toBe('offer_over');
  await service.owner.query(end, [applicationID, 'active']);
  expect((await own.accept(shownHash)).data.state).toBe('accepted');
});

test('a link of another purpose, or of another company, opens no offer', async () => {
  const { token } = await ours.send();
  const tampered = `zz.${token.split('.')[1]}`;
  expect((await ours.own(tampered).open()).code).toBe('token_expired');
  const body = { token };
  const elsewhere = await ours.stranger('POST', '/api/appointment/feedback/opening', body);
  expect(elsewhere.code).toBe('token_expired');
});

test('with its person an offer goes, and what is due about it', async () => {
  const { offerID, candidateID, email } = await ours.send({ message: 'kanari-message' });
  const admin = await ours.fresh(ours.founder);
  const erased = await admin('POST', '/api/retention/erasures', {
    ...{ candidateID, email, because: 'Asked for it.' },
  });
  expect(erased.status).toBe(200);
  const left = `select (select count(*)::int from offers where id = $1)
                     + (select count(*)::int from links where purpose = 'offer' and subject_id = $1)
                     + (select count(*)::int from due_work where kind like 'offer-%' and subject_id = $1) as n`;
  expect((await service.owner.query(left, [offerID])).rows[0].n).toBe(0);
});

test('the timeline of a candidate tells what became of an offer, and nothing of what it pays', async () => {
  const { own, candidateID } = await ours.send();
  await own.decline();
  const admin = await ours.fresh(ours.founder);
  const { data } = await admin('GET', `/api/applicants/${candidateID}/timeline?only=offers`);
  expect(data.entries.map(({ kind }: { kind: string }) => kind)).toEqual([
    'offer-declined',
    'offer-sent',
  ]);
  expect(JSON.stringify(data)).not.toContain('62');
});

test('an export of candidates says what became of their offer', async () => {
  const { own, email } = await ours.send();
  await own.decline();
  const admin = await ours.fresh(ours.founder);
  const { data } = await admin('POST', '/api/applicants/export', {});
  const lines = String(data.csv).split('\r\n');
  expect(lines[0]).toContain(',Stage,Status,Offer,Source,');
  expect(lines.find((line) => line.includes(email))).toContain(',Applied,active,declined,');
});
