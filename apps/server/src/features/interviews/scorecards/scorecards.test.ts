import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type Member, openParlour, type Parlour, whole } from './test-scorecard.ts';

const monday = Date.parse('2027-01-18T08:00:00Z');
let now = monday;
let service: TestApp;
let ours: Parlour;

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(now) });
  ours = await openParlour(service);
});
afterAll(() => service.close());

const begun = '2027-01-20T09:30:00Z';
const after = '2027-01-20T10:05:00Z';
const at = (instant: string) => void (now = Date.parse(instant));

/** The interview is over first, and then who owes something is reminded. */
async function due(): Promise<void> {
  for (const kind of ['appointment', 'scorecard-hour', 'scorecard-day']) await service.runDue(kind);
}

async function booked(...people: readonly Member[]) {
  now = monday;
  return ours.book(people, '2027-01-20T09:00:00.000Z');
}

test('[RT-7] a scorecard is kept as one types, and sent once it has begun', async () => {
  const ada = await ours.colleague();
  const { id, token } = await booked(ada);
  const held = await token(ada);
  const { data } = await ours.card('', { token: held });
  expect(data).toMatchObject({ draft: null, sent: null, others: null, state: 'booked' });
  expect(data.answers).toEqual([]);
  const typed = { ...whole, summary: 'Half a thou' };
  expect((await ours.card('/draft', { token: held, content: typed })).status).toBe(200);
  expect((await ours.card('', { token: held })).data.draft).toEqual(typed);
  const send = (change: object = {}) =>
    ours.card('/sending', { token: held, content: whole, version: 0, reason: '', ...change });
  expect((await send()).code).toBe('not_begun');
  at(begun);
  const bare = { ...whole, recommendation: null };
  expect((await send({ content: bare })).code).toBe('scorecard_incomplete');
  expect((await send()).data).toEqual({ version: 1 });
  expect((await send()).code).toBe('scorecard_sent');
  const { rows } = await service.owner.query(
    `select actor_account_id::int as by from audit_log
      where action = 'interview.scorecard-sent' and object_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ by: ada.accountId }]);
  const { draft, sent, others } = (await ours.card('', { token: held })).data;
  expect([draft, others]).toEqual([null, []]);
  expect(sent).toMatchObject({ version: 1, content: whole });
});

test('within a day it is corrected in place, then a change is a version with a reason', async () => {
  const ada = await ours.colleague();
  const { id, token } = await booked(ada);
  at(after);
  const held = await token(ada);
  const send = (change: object) =>
    ours.card('/sending', { token: held, content: whole, version: 1, reason: '', ...change });
  await send({ version: 0 });
  expect((await send({ content: { ...whole, summary: 'Better.' } })).data.version).toBe(1);
  at('2027-01-21T10:06:00Z');
  expect((await send({})).code).toBe('reason_needed');
  expect((await send({ reason: 'I mixed up two people.' })).data.version).toBe(2);
  const reads = await ours.again(ours.recruiter);
  const report = (await reads('GET', `/api/live-interviews/${id}/scorecards`)).data;
  expect(report.scorecards).toMatchObject([{ version: 2, reason: 'I mixed up two people.' }]);
});

test('open reports are told that one was sent and that it was corrected, and of no draft', async () => {
  const ada = await ours.colleague();
  const { id, token } = await booked(ada);
  at(after);
  const held = await token(ada);
  const told = async (): Promise<number> => {
    const asked = `select count(*)::int as n from changes where kind = 'interviews' and subject_id = $1`;
    return (await service.owner.query(asked, [id])).rows[0].n;
  };
  const before = await told();
  await ours.card('/draft', { token: held, content: whole });
  expect(await told()).toBe(before);
  for (const version of [0, 1]) {
    await ours.card('/sending', { token: held, content: whole, version, reason: '' });
  }
  expect(await told()).toBe(before + 2);
});

test('the timeline says that one was sent, and nothing of what it says', async () => {
  const ada = await ours.colleague();
  const { candidateID, token } = await booked(ada);
  at(after);
  await ours.card('/sending', {
    ...{ token: await token(ada), content: whole, version: 0, reason: '' },
  });
  const reads = await ours.again(ours.founder);
  const { entries } = (await reads('GET', `/api/applicants/${candidateID}/timeline`)).data;
  const sent = entries.filter(({ kind }: { kind: string }) => kind === 'live-feedback');
  expect(sent).toMatchObject([{ text: null, byName: 'Ada Lovelace' }]);
  expect(JSON.stringify(entries)).not.toContain(whole.summary);
});

test("others' scorecards are hidden from the page and the API until one's own is sent", async () => {
  const [ada, bert] = [await ours.colleague(), await ours.reader()];
  const { id, token } = await booked(ada, bert);
  at(after);
  const held = { ada: await token(ada), bert: await token(bert) };
  const notes = 'Only for me.';
  const sending = { version: 0, reason: '' };
  await ours.card('/sending', { token: held.ada, content: { ...whole, notes }, ...sending });
  expect((await ours.card('', { token: held.bert })).data.others).toBeNull();
  const his = await ours.again(bert);
  const hidden = (await his('GET', `/api/live-interviews/${id}/scorecards`)).data;
  expect(hidden).toMatchObject({ isHidden: true, scorecards: [], people: [{ isSent: true }, {}] });
  await ours.card('/sending', { token: held.bert, content: whole, ...sending });
  const shown = (await his('GET', `/api/live-interviews/${id}/scorecards`)).data;
  expect(shown).toMatchObject({ isHidden: false, people: [{}, { isSent: true }] });
  expect(shown.scorecards).toHaveLength(2);
  const { others } = (await ours.card('', { token: held.bert })).data;
  expect(others).toMatchObject([{ recommendation: 'yes' }]);
  expect(JSON.stringify([shown, others])).not.toContain(notes);
});

test('of a cancelled interview, another seat, another company: a clear refusal', async () => {
  const [ada, bert] = [await ours.colleague(), await ours.colleague()];
  const { id, token } = await booked(ada);
  const held = await token(ada);
  await ours.act(id, 'cancel', { reason: 'Filled.' });
  const draft = await ours.card('/draft', { token: held, content: whole });
  expect(draft.code).toBe('live_cancelled');
  now = monday;
  const pool = await ours.bookPool([ada, bert], '2027-01-21T09:00:00.000Z');
  const seated = (await ours.read(pool.id)).seats[0].person.accountID;
  const other = seated === ada.accountId ? bert : ada;
  expect((await ours.card('', { token: await pool.token(other) })).code).toBe('not_seated');
  const stranger = await ours.stranger('POST', '/api/scorecard', { token: `1.${'A'.repeat(43)}` });
  expect(stranger.code).toBe('token_expired');
});

test('somebody signed in finds what they owe, and a link to it', async () => {
  const ada = await ours.colleague();
  const { id } = await booked(ada);
  at(after);
  const hers = await ours.again(ada);
  const list = async () => (await hers('GET', '/api/own-scorecards')).data.scorecards;
  expect(await list()).toMatchObject([{ interviewScheduleID: id, isSent: false }]);
  const path = `/api/own-scorecards/${ours.companyId}/${id}/link`;
  const { token } = (await hers('POST', path)).data;
  await ours.card('/sending', { token, content: whole, version: 0, reason: '' });
  expect(await list()).toMatchObject([{ interviewScheduleID: id, isSent: true }]);
  const another = await ours.again(ours.recruiter);
  expect((await another('POST', path)).code).toBe('not_found');
});

test('the kit stays once somebody has begun', async () => {
  const ada = await ours.colleague();
  const { id, token } = await booked(ada);
  await ours.card('/draft', { token: await token(ada), content: whole });
  const chosen = await ours.call('PUT', `/api/live-interviews/${id}/kit`, { kitID: null });
  expect(chosen.code).toBe('scorecards_begun');
  const other = { ...whole, answers: [] };
  const kept = await ours.card('/draft', { token: await token(ada), content: other });
  expect(kept.code).toBe('changed_meanwhile');
});

test('an hour and a day after it, whoever owes one is reminded, and nobody else', async () => {
  const [ada, bert] = [await ours.colleague(), await ours.colleague()];
  const { token } = await booked(ada, bert);
  const mails = async ({ email }: Member) =>
    (await service.mailsTo(email)).filter(({ subject }) => /scorecard/i.test(subject)).length;
  at(after);
  await due();
  expect(await mails(ada)).toBe(0);
  const content = { token: await token(bert), content: whole, version: 0, reason: '' };
  await ours.card('/sending', content);
  at('2027-01-20T11:01:00Z');
  await due();
  expect([await mails(ada), await mails(bert)]).toEqual([1, 0]);
  at('2027-01-21T10:01:00Z');
  await due();
  expect([await mails(ada), await mails(bert)]).toEqual([2, 0]);
  // The company chose no address, and nobody's own is given away.
  const [reminder] = await service.mailsTo(ada.email);
  expect(reminder?.sender?.replyTo).toBeNull();
});

test('a candidate who is erased leaves no scorecard and nothing that is due', async () => {
  const [ada, bert] = [await ours.colleague(), await ours.colleague()];
  const { id, token, candidateID, email } = await booked(ada, bert);
  at(after);
  await due();
  await ours.card('/draft', { token: await token(ada), content: whole });
  await ours.card('/sending', {
    ...{ token: await token(bert), content: whole, version: 0, reason: '' },
  });
  const left = `select (select count(*) from scorecards where schedule_id = $1)
                     + (select count(*) from scorecard_drafts where schedule_id = $1)
                     + (select count(*) from due_work where kind like 'scorecard%' and subject_id = $1) as n`;
  const count = async () => Number((await service.owner.query(left, [id])).rows[0].n);
  // A draft, a scorecard, and two reminders.
  expect(await count()).toBe(4);
  const erasure = { candidateID, email, because: 'Asked for it.' };
  const erases = await ours.again(ours.founder);
  const erased = await erases('POST', '/api/retention/erasures', erasure);
  expect(erased.status).toBe(200);
  expect(await count()).toBe(0);
});
