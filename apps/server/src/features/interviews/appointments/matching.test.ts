import { describe, expect, test } from 'vitest';
import { answersOf, eleven, morning, nine, poolOf, thursday, zone } from './test-answers.ts';
import { openMonday } from './test-studio.ts';

const scene = await openMonday();
const { ours } = scene;
const { revisionOf, textsTo, see, say, ownSeats, noticesOf, actions, offeredTo } = answersOf(scene);

describe('[AV-3] matching', () => {
  test('books what all have marked, accepted by them, and the log says so', async () => {
    const [ada, bert] = [await ours.colleague(), await ours.colleague()];
    const { id } = await offeredTo(poolOf(ada), poolOf(bert));
    await say(id, ada, { answer: 'match', spans: morning });
    const spans = [{ startsAt: eleven, endsAt: '2027-01-20T11:00:00.000Z' }];
    await say(id, bert, { answer: 'match', spans });
    const found = await ours.read(id);
    expect(found).toMatchObject({ state: 'booked', startsAt: eleven });
    expect(found.seats).toMatchObject([{ answer: 'accepted' }, { answer: 'accepted' }]);
    expect((await actions(id)).slice(-2)).toEqual(['interview.seat-match', 'interview.booked']);
    expect(await ownSeats(ada)).toMatchObject([{ isMyTurn: false, answer: 'accepted' }]);
    expect(await textsTo(ada.email)).not.toContain('Please accept or decline');
  });

  test('says that none will do, and the last answer tells the company once', async () => {
    const [ada, bert] = [await ours.colleague(), await ours.colleague()];
    const { id } = await offeredTo(poolOf(ada), poolOf(bert));
    const before = (await noticesOf()).length;
    const none = await say(id, ada, { answer: 'match', reason: 'Away all day.' });
    expect(none.data).toMatchObject({ state: 'offered', matched: [] });
    expect((await noticesOf()).length).toBe(before);
    await say(id, bert, { answer: 'match', spans: morning });
    expect((await noticesOf()).slice(0, -before)).toEqual([
      'No offered time for an interview suits everybody',
    ]);
    expect(await ours.read(id)).toMatchObject({
      ...{ state: 'offered', times: [] },
      history: [
        ...[{ what: 'asked' }, { what: 'offered' }],
        { what: 'seat-matched-none', detail: 'Away all day.' },
        { what: 'seat-matched' },
      ],
    });
  });

  test('ends as well where the last of those asked declines: the others’ time is booked, or the company told', async () => {
    const [ada, bert, cleo] = [
      await ours.colleague(),
      await ours.colleague(),
      await ours.colleague(),
    ];
    const suits = await offeredTo(poolOf(ada, cleo));
    await say(suits.id, ada, { answer: 'match', spans: morning });
    expect(await ours.read(suits.id)).toMatchObject({ state: 'booked', startsAt: nine });
    const { id } = await offeredTo(poolOf(bert, cleo));
    await say(id, bert, { answer: 'match' });
    const before = (await noticesOf()).length;
    await say(id, cleo, { answer: 'decline', reason: 'Ill.' });
    expect((await noticesOf()).slice(0, -before)).toEqual([
      ...['No offered time for an interview suits everybody', 'An interviewer has declined'],
    ]);
  });

  test('of a move that suits nobody makes it the company’s turn, and the old time stands', async () => {
    const ada = await ours.colleague();
    const { id, token } = await ours.ask([poolOf(ada)]);
    await ours.send('/pick', { token, revision: 2, ...zone, startsAt: nine });
    const offer = { token, revision: 3, ...zone, reason: 'My train.', spans: thursday };
    expect((await ours.send('/offers', offer)).status).toBe(200);
    await say(id, ada, { answer: 'match' });
    expect(await ours.read(id)).toMatchObject({
      ...{ startsAt: nine, move: { by: 'candidate', waitsFor: 'company' } },
    });
  });

  test('is not asked for while nobody looks for another time', async () => {
    const ada = await ours.colleague();
    const { id } = await offeredTo(poolOf(ada));
    await ours.act(id, 'booking', { revision: await revisionOf(id), startsAt: nine });
    expect(await see(id, ada)).toMatchObject({ offers: [] });
    const late = await say(id, ada, { answer: 'match', spans: morning });
    expect(late.code).toBe('changed_meanwhile');
  });
});
