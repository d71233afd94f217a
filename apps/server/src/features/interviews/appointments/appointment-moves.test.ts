import { describe, expect, test } from 'vitest';
import { people } from '../../people/companies/test-company.ts';
import { openMonday } from './test-studio.ts';

const { service, ours } = await openMonday();

const zone = { timeZone: 'Europe/Berlin', reason: '', note: '' };
const nine = '2027-01-20T08:00:00.000Z';
const eleven = '2027-01-20T10:00:00.000Z';
const offered = [{ startsAt: eleven, endsAt: '2027-01-20T13:00:00.000Z' }];

/** An interview with two seats that is booked for nine o'clock. */
async function booked() {
  const [ada, bert] = [await ours.colleague(), await ours.colleague()];
  const seats = [[{ accountID: ada.accountId }], [{ accountID: bert.accountId }]];
  const asked = await ours.ask(seats);
  const pick = { token: asked.token, revision: 2, ...zone, startsAt: nine };
  expect((await ours.send('/pick', pick)).status).toBe(200);
  const counts = async () => {
    const addresses = [asked.email, ada.email, bert.email];
    const all = [];
    for (const address of addresses) all.push((await service.mailsTo(address)).length);
    return all;
  };
  return { ...asked, ada, bert, counts };
}
const offer = (token: string, revision: number) =>
  ours.send('/offers', { token, revision, ...zone, reason: 'My train.', spans: offered });
const textsTo = async (address: string) =>
  (await service.mailsTo(address)).map(({ text }) => text).join('\n');
const revisionOf = async (id: number): Promise<number> => (await ours.read(id)).revision;

describe('[AV-3] keeping the time', () => {
  test('that an interviewer wanted to move is told to who proposed, and to nobody else', async () => {
    const { id, ada, counts } = await booked();
    const token = await ours.placeOf(id, ada.accountId);
    const answer = { token, revision: 3, answer: 'propose', reason: 'Travel.', spans: offered };
    expect((await ours.send('-seat/answer', answer)).status).toBe(200);
    expect(await counts()).toEqual([2, 1, 1]);
    const decline = { revision: await revisionOf(id), reason: 'It is fine.' };
    expect((await ours.act(id, 'move/decline', decline)).status).toBe(200);
    expect(await counts()).toEqual([2, 2, 1]);
    expect(await textsTo(ada.email)).toContain('It is fine.');
  });

  test('that the company itself wanted to move tells the candidate that no other is needed', async () => {
    const { id, email, counts } = await booked();
    const ask = { revision: 3, reason: 'The room is taken.', startsAt: null };
    expect((await ours.act(id, 'move', ask)).status).toBe(200);
    expect(await counts()).toEqual([3, 1, 1]);
    const keep = { revision: await revisionOf(id), reason: 'The room is free again.' };
    expect((await ours.act(id, 'move/decline', keep)).status).toBe(200);
    expect(await ours.read(id)).toMatchObject({ state: 'booked', startsAt: nine, move: null });
    expect(await counts()).toEqual([4, 1, 1]);
    const text = await textsTo(email);
    expect(text).toContain('no longer needs another time');
    expect(text).toContain('The room is free again.');
    expect(text).not.toContain('sorry that we cannot move');
    expect(await people(service).auditOf(ours.companyId)).toContain('interview.move-dropped');
  });

  test('is up to the candidate who asked for the move, and the interviewers hear so', async () => {
    const { id, token, counts } = await booked();
    expect((await ours.send('/keep', { token, revision: 3 })).code).toBe('changed_meanwhile');
    expect((await offer(token, 3)).status).toBe(200);
    expect(await counts()).toEqual([2, 2, 2]);
    const kept = await ours.send('/keep', { token, revision: 4 });
    expect(kept.data).toMatchObject({ state: 'booked', startsAt: nine, move: null, offers: [] });
    expect(await counts()).toEqual([2, 3, 3]);
    const book = { revision: await revisionOf(id), startsAt: eleven };
    expect((await ours.act(id, 'booking', book)).code).toBe('slot_not_offered');
  });

  test('is not up to a candidate where the company asked for the move', async () => {
    const { id, token } = await booked();
    const ask = { revision: 3, reason: 'The room is taken.', startsAt: null };
    expect((await ours.act(id, 'move', ask)).status).toBe(200);
    expect((await ours.send('/keep', { token, revision: 4 })).code).toBe('changed_meanwhile');
  });
});

describe('[AV-1] asking once more before anything is booked', () => {
  test('asks when the candidate can, with the reason, and speaks of no move', async () => {
    const ada = await ours.colleague();
    const seats = [[{ accountID: ada.accountId }]];
    const { id, token, email } = await ours.ask(seats, { beginning: 'candidate-offers' });
    expect((await offer(token, 2)).status).toBe(200);
    const again = { revision: 3, reason: 'None of them suits.', startsAt: null };
    expect((await ours.act(id, 'move', again)).status).toBe(200);
    expect(await ours.read(id)).toMatchObject({ state: 'asked', offers: [], move: null });
    const text = await textsTo(email);
    expect(text).toContain('None of them suits.');
    expect(text).not.toContain('move your interview');
    expect(await service.mailsTo(email)).toHaveLength(2);
  });

  test('is refused of a later round, whose candidate has heard nothing yet', async () => {
    const ada = await ours.colleague();
    const seats = [[{ accountID: ada.accountId }]];
    const { applicationID, email } = await ours.applicant();
    const rounds = [ours.round(seats), ours.round(seats, { kind: 'final' })];
    const { data } = await ours.schedule(applicationID, rounds);
    const [, second] = data.interviewScheduleIDs;
    const ask = { revision: await revisionOf(second), reason: 'Now.', startsAt: null };
    expect((await ours.act(second, 'move', ask)).code).toBe('changed_meanwhile');
    expect(await service.mailsTo(email)).toHaveLength(1);
  });
});
