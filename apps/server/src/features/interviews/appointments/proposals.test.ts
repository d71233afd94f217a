import { describe, expect, test } from 'vitest';
import { openMonday } from './test-studio.ts';

const { ours } = await openMonday();

const zone = { timeZone: 'Europe/Berlin', reason: '', note: '' };
const eleven = '2027-01-20T10:00:00.000Z';
const offered = [{ startsAt: eleven, endsAt: '2027-01-20T11:00:00.000Z' }];
/** In the evening, when nobody has hours. */
const evening = '2027-01-21T18:00:00.000Z';
const proposed = [{ startsAt: evening, endsAt: '2027-01-21T19:00:00.000Z' }];

/** An interview for eleven o'clock whose interviewer proposes the evening of the next day. */
async function withProposal() {
  const ada = await ours.colleague();
  const seats = [[{ accountID: ada.accountId }]];
  const asked = await ours.ask(seats, { beginning: 'candidate-offers' });
  const offer = { token: asked.token, revision: 2, ...zone, spans: offered };
  expect((await ours.send('/offers', offer)).status).toBe(200);
  const book = { revision: 3, startsAt: eleven };
  expect((await ours.act(asked.id, 'booking', book)).status).toBe(200);
  const token = await ours.placeOf(asked.id, ada.accountId);
  const propose = { token, revision: 4, answer: 'propose', reason: 'Travel.', spans: proposed };
  expect((await ours.send('-seat/answer', propose)).status).toBe(200);
  return { ...asked, ada };
}
const revisionOf = async (id: number): Promise<number> => (await ours.read(id)).revision;

describe('[AV-3] what an interviewer proposes', () => {
  test('is what the candidate can pick once the company asks for another time', async () => {
    const { id, token } = await withProposal();
    const pick = async (startsAt: string) =>
      ours.send('/pick', { token, revision: await revisionOf(id), ...zone, startsAt });
    expect((await ours.send('', { token })).data.times).toEqual([]);
    expect((await pick(evening)).code).toBe('slot_not_offered');
    const ask = { revision: await revisionOf(id), reason: 'Travel.', startsAt: null };
    expect((await ours.act(id, 'move', ask)).status).toBe(200);
    expect((await ours.send('', { token })).data).toMatchObject({
      ...{ startsAt: eleven, times: [evening] },
    });
    expect((await pick('2027-01-21T12:00:00.000Z')).code).toBe('slot_taken');
    expect((await pick(evening)).data).toMatchObject({ startsAt: evening, movesLeft: 5 });
    expect(await ours.read(id)).toMatchObject({ startsAt: evening, move: null });
  });

  test('makes no answer of what the candidate wants by themselves', async () => {
    const { id, token } = await withProposal();
    const spans = [{ startsAt: '2027-01-22T08:00:00.000Z', endsAt: '2027-01-22T10:00:00.000Z' }];
    const revision = await revisionOf(id);
    const offer = { token, revision, ...zone, reason: 'My train.', spans };
    expect((await ours.send('/offers', offer)).data).toMatchObject({
      ...{ movesLeft: 4, move: { by: 'candidate', reason: 'My train.' } },
    });
  });
});
