import { describe, expect, test } from 'vitest';
import { answersOf, eleven, morning, nine, poolOf, thursday, zone } from './test-answers.ts';
import { openMonday } from './test-studio.ts';

const scene = await openMonday();
const { service, ours } = scene;
const { revisionOf, textsTo, see, say, ownSeats, offeredTo } = answersOf(scene);

describe('of a pool', () => {
  test('whoever is not needed at the booked time reads who sits there, and is asked for nothing', async () => {
    const [ada, bert] = [await ours.colleague(), await ours.colleague()];
    const { id, token } = await ours.ask([poolOf(ada, bert)]);
    expect(await see(id, bert)).toMatchObject({ isSeated: false, seatedName: null });
    const pick = { token, revision: 2, ...zone, startsAt: nine };
    expect((await ours.send('/pick', pick)).status).toBe(200);
    expect(await see(id, ada)).toMatchObject({ isSeated: true, seatedName: null });
    expect(await see(id, bert)).toMatchObject({
      ...{ isSeated: false, seatedName: 'Ada Lovelace', isFree: false, calendar: null },
    });
    expect(await ownSeats(bert)).toMatchObject([{ isSeated: false, isMyTurn: false }]);
    expect(await ownSeats(ada)).toMatchObject([{ isSeated: true, isMyTurn: true }]);
    const propose = { answer: 'propose', spans: thursday };
    expect((await say(id, bert, propose)).code).toBe('slot_taken');
    expect(await ours.read(id)).toMatchObject({ move: null });
  });

  test('whoever got another seat than the one of their first mail sees the one that they have', async () => {
    const [ada, bert] = [await ours.colleague(), await ours.colleague()];
    const { id, token } = await ours.ask([poolOf(ada, bert), poolOf(ada, bert)]);
    const first = await Promise.all([ada, bert].map((one) => ours.placeOf(id, one.accountId)));
    await ours.send('/pick', { token, revision: 2, ...zone, startsAt: nine });
    for (const link of first) {
      const { data } = await ours.send('-seat', { token: link });
      expect(data).toMatchObject({ isSeated: true, answer: 'open', seatedName: null });
      expect(data.calendar).toContain('BEGIN:VEVENT');
      const revision = await revisionOf(id);
      const accept = { token: link, revision, answer: 'accept', reason: '', spans: [] };
      expect((await ours.send('-seat/answer', accept)).data).toMatchObject({ answer: 'accepted' });
    }
    expect((await ours.read(id)).seats).toMatchObject([
      ...[{ answer: 'accepted' }, { answer: 'accepted' }],
    ]);
  });

  test('whoever gives the seat away, or declines it, wishes no other time any more', async () => {
    const [ada, bert] = [await ours.colleague(), await ours.colleague()];
    const { id, token } = await ours.ask([poolOf(ada, bert)]);
    await ours.send('/pick', { token, revision: 2, ...zone, startsAt: nine });
    const propose = { answer: 'propose', reason: 'Travel.', spans: thursday };
    expect((await say(id, ada, propose)).status).toBe(200);
    expect(await ours.read(id)).toMatchObject({ move: { by: 'interviewer' } });
    const swap = { token: await ours.placeOf(id, ada.accountId), accountID: bert.accountId };
    const swapped = await ours.send('-seat/swap', { ...swap, revision: await revisionOf(id) });
    expect(swapped.status).toBe(200);
    expect(await ours.read(id)).toMatchObject({ move: null, seats: [{ proposed: [] }] });
    expect((await say(id, bert, propose)).status).toBe(200);
    expect(await ours.read(id)).toMatchObject({ move: { by: 'interviewer' } });
    expect((await say(id, bert, { answer: 'decline', reason: 'Ill.' })).status).toBe(200);
    expect(await ours.read(id)).toMatchObject({ move: null, startsAt: nine });
  });

  test('until when somebody should answer is counted from when they got the seat', async () => {
    const ada = await ours.colleague();
    const { id, token } = await ours.ask([poolOf(ada)], {}, { lastDay: '2027-02-12' });
    await service.owner.query(
      `update appointments set asked_at = '2027-01-04T08:00:00Z' where schedule_id = $1`,
      [id],
    );
    const later = '2027-02-01T08:00:00.000Z';
    await ours.send('/pick', { token, revision: 2, ...zone, startsAt: later });
    expect(await ownSeats(ada)).toMatchObject([{ replyBy: '2027-01-21T08:00:00.000Z' }]);
  });
});

test('[AV-3] the company moves a booked interview within what both sides have free, without asking again', async () => {
  const ada = await ours.colleague();
  const { id, email } = await offeredTo(poolOf(ada));
  await ours.act(id, 'booking', { revision: await revisionOf(id), startsAt: nine });
  const { times, revision } = await ours.read(id);
  expect(times).toContain(eleven);
  expect(times).not.toContain(nine);
  const move = { revision, reason: 'A meeting.', startsAt: eleven };
  expect((await ours.act(id, 'move', move)).status).toBe(200);
  expect(await ours.read(id)).toMatchObject({ startsAt: eleven, move: null });
  expect(await textsTo(email)).toContain('A meeting.');
});

test('[AV-5] where the candidate picks, they also pick what an interviewer proposed beyond their hours', async () => {
  const ada = await ours.colleague();
  const { id, token } = await ours.ask([poolOf(ada)]);
  await ours.send('/pick', { token, revision: 2, ...zone, startsAt: nine });
  const evening = '2027-01-21T18:00:00.000Z';
  const spans = [{ startsAt: evening, endsAt: '2027-01-21T19:00:00.000Z' }];
  await say(id, ada, { answer: 'propose', reason: 'Travel.', spans });
  const ask = { revision: await revisionOf(id), reason: 'Travel.', startsAt: null };
  expect((await ours.act(id, 'move', ask)).status).toBe(200);
  const { times } = (await ours.send('', { token })).data;
  expect(times).toContain(evening);
  expect(times).toContain(eleven);
  const pick = { token, revision: await revisionOf(id), ...zone, startsAt: evening };
  expect((await ours.send('/pick', pick)).data).toMatchObject({ startsAt: evening });
});

test('[AV-5] of two who proposed different times, what suits both by their hours is picked all the same', async () => {
  const [ada, bert] = [await ours.colleague(), await ours.colleague()];
  const { id, token } = await ours.ask([poolOf(ada), poolOf(bert)]);
  await ours.send('/pick', { token, revision: 2, ...zone, startsAt: nine });
  const friday = [{ startsAt: '2027-01-22T08:00:00.000Z', endsAt: '2027-01-22T09:00:00.000Z' }];
  await say(id, ada, { answer: 'propose', reason: 'Travel.', spans: thursday });
  await say(id, bert, { answer: 'propose', reason: 'Away.', spans: friday });
  const ask = { revision: await revisionOf(id), reason: 'Travel.', startsAt: null };
  expect((await ours.act(id, 'move', ask)).status).toBe(200);
  const [{ startsAt } = { startsAt: '' }] = thursday;
  expect((await ours.send('', { token })).data.times).toContain(startsAt);
  const pick = { token, revision: await revisionOf(id), ...zone, startsAt };
  expect((await ours.send('/pick', pick)).data).toMatchObject({ startsAt });
});

test('[AV-3] an appointment that is kept although an interviewer proposed keeps what the candidate offered', async () => {
  const ada = await ours.colleague();
  const { id } = await offeredTo(poolOf(ada));
  await ours.act(id, 'booking', { revision: await revisionOf(id), startsAt: nine });
  await say(id, ada, { answer: 'propose', reason: 'Travel.', spans: thursday });
  const keep = { revision: await revisionOf(id), reason: 'It stays.' };
  expect((await ours.act(id, 'move/decline', keep)).status).toBe(200);
  expect(await ours.read(id)).toMatchObject({ move: null, offers: morning });
});

test('whoever ended an interview is known to its candidate and to the company', async () => {
  const ada = await ours.colleague();
  const endedBy = async ({ id, token }: { id: number; token: string }) => [
    (await ours.send('', { token })).data.endedBy,
    (await ours.read(id)).endedBy,
  ];
  const [own, theirs, ended] = [
    await ours.ask([poolOf(ada)]),
    await ours.ask([poolOf(ada)]),
    await ours.ask([poolOf(ada)]),
  ];
  expect(await endedBy(own)).toEqual([null, null]);
  await ours.send('/withdrawal', { token: own.token, isUnable: false, reason: 'Another job.' });
  expect(await endedBy(own)).toEqual(['candidate', 'candidate']);
  await ours.act(theirs.id, 'cancel', { reason: 'Filled.' });
  expect(await endedBy(theirs)).toEqual(['company', 'company']);
  await service.owner.query("update applications set status = 'rejected' where id = $1", [
    ended.applicationID,
  ]);
  await service.runDue('application-interviews');
  expect(await endedBy(ended)).toEqual(['application', 'application']);
});

test('whoever has said no hours is reminded together with the candidate, for they are waited for as well', async () => {
  const [ada, bert] = [await ours.colleague(null), await ours.colleague()];
  const { id, email } = await ours.ask([poolOf(ada), poolOf(bert)]);
  const count = async (address: string) => (await service.mailsTo(address)).length;
  const before = [await count(email), await count(ada.email), await count(bert.email)];
  const reminded = await ours.act(id, 'reminder', {});
  expect(reminded.data.names).toHaveLength(2);
  expect(reminded.data.names).toContain('Ada Lovelace');
  const after = [await count(email), await count(ada.email), await count(bert.email)];
  expect(after.map((mails, index) => mails - (before[index] ?? 0))).toEqual([1, 1, 0]);
});

test('what candidate and company did stands on the candidate’s timeline', async () => {
  const ada = await ours.colleague();
  const { id, token, candidateID } = await ours.ask([poolOf(ada)]);
  await ours.send('/pick', { token, revision: 2, ...zone, startsAt: nine });
  await ours.act(id, 'cancel', { reason: 'Filled.' });
  const path = `/api/applicants/${candidateID}/timeline`;
  const { data } = await ours.founder.call('GET', path);
  const kinds = data.entries.map(({ kind }: { kind: string }) => kind);
  expect(kinds.filter((kind: string) => kind.startsWith('live-')).toSorted()).toEqual([
    ...['live-asked', 'live-booked', 'live-cancelled'],
  ]);
});
