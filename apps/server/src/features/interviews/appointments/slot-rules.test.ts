import { type Hours, proposedHours } from '@candor/contract/interviews/availability-rules';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hindrancesAt } from './hindrance-rules.ts';
import {
  freeBeginnings,
  holds,
  nearestTimes,
  panelAt,
  panelTimes,
  type Plan,
  planBeginnings,
  quartersOf,
  seatPeople,
  type Sitter,
} from './slot-rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A Monday. */
const monday = Date.parse('2027-01-18T00:00:00Z');

const plan: Plan = {
  ...{ minutes: 60, bufferBefore: 0, bufferAfter: 15, noticeHours: 24 },
  ...{ lastDay: '2027-01-22', timeZone: 'Europe/Oslo', now: monday },
  ...{ offers: null, candidateBooked: [] },
};
const hours: Hours = { ...proposedHours('Europe/Oslo'), noticeHours: 0 };
const sitter = (accountId: number, given: Partial<Sitter> = {}): Sitter => ({
  ...{ accountId, standing: 'colleague', hours, busy: [], booked: [], matched: null, ...given },
});
const span = (from: number, minutes: number) => ({
  startsAt: from,
  endsAt: from + minutes * MINUTE,
});
const booked = (from: number, { minutes = 60, before = 0, after = 0 } = {}) => ({
  ...span(from, minutes),
  busyFrom: from - before * MINUTE,
  busyUntil: from + (minutes + after) * MINUTE,
});
const panel = (seats: number[][], sitters: Sitter[]) => ({
  seats,
  sitters: new Map(sitters.map((one) => [one.accountId, one])),
});
const wall = (at: number | undefined) => new Date(at ?? 0).toISOString();

describe('[AV-5] the times of a panel', () => {
  test('are the quarters within everybody’s hours, after the notice and until the last day', () => {
    const times = panelTimes(plan, panel([[1]], [sitter(1)]), 1000);
    expect(wall(times[0])).toBe('2027-01-19T08:00:00.000Z');
    expect(wall(times.at(-1))).toBe('2027-01-22T15:00:00.000Z');
    expect(times).toHaveLength(4 * 29);
  });

  test('are none for somebody who never said hours', () => {
    expect(panelTimes(plan, panel([[1]], [sitter(1, { hours: null })]), 10)).toEqual([]);
  });

  test('need a different person for each seat, and any of a pool will do', () => {
    const noon = monday + 2 * DAY + 11 * HOUR;
    const ada = sitter(1, { busy: [span(noon, 60)] });
    const both = panel(
      [
        [1, 2],
        [1, 2],
      ],
      [ada, sitter(2)],
    );
    expect(panelAt(plan, both, noon)).toBeNull();
    expect(panelAt(plan, both, noon + 2 * HOUR)).toEqual([1, 2]);
    expect(panelAt(plan, panel([[1, 2]], [ada, sitter(2)]), noon)).toEqual([2]);
    expect(seatPeople([[1, 2], [1]], () => true)).toEqual([2, 1]);
  });

  test('leave the longer of two wanted pauses between interviews, not their sum', () => {
    const first = booked(monday + 2 * DAY + 9 * HOUR, { after: 15 });
    const free = freeBeginnings(sitter(1, { booked: [first] }), { ...plan, bufferBefore: 15 });
    expect(holds(free, first.endsAt)).toBe(false);
    expect(holds(free, first.endsAt + 15 * MINUTE)).toBe(true);
  });

  test('keep to the limits of a day and of a week', () => {
    const taken = [booked(monday + DAY + 9 * HOUR)];
    const once = sitter(1, { hours: { ...hours, mostPerDay: 1 }, booked: taken });
    const times = panelTimes(plan, panel([[1]], [once]), 1000);
    expect(wall(times[0])).toBe('2027-01-20T08:00:00.000Z');
    const weekly = sitter(1, { hours: { ...hours, mostPerWeek: 1 }, booked: taken });
    expect(panelTimes(plan, panel([[1]], [weekly]), 10)).toEqual([]);
  });

  test('lie within what the candidate offered, also where that begins at ten past', () => {
    const offer = span(monday + 2 * DAY + 9 * HOUR + 10 * MINUTE, 60);
    const offered = { ...plan, offers: [offer] };
    expect(panelTimes(offered, panel([[1]], [sitter(1)]), 10)).toEqual([offer.startsAt]);
    expect(planBeginnings({ ...plan, offers: [span(monday + 2 * DAY, 59)] })).toEqual([]);
  });

  test('are what somebody matched, whatever their hours and calendars say', () => {
    const night = span(monday + 2 * DAY + 2 * HOUR, 90);
    const busy = { busy: [night], matched: [night] };
    const times = panelTimes(plan, panel([[1]], [sitter(1, busy)]), 10);
    expect(times).toEqual([0, 15, 30].map((more) => night.startsAt + more * MINUTE));
  });

  test('spare the candidate two interviews at a time', () => {
    const taken = { ...plan, candidateBooked: [span(monday + DAY, DAY / MINUTE)] };
    expect(wall(panelTimes(taken, panel([[1]], [sitter(1)]), 1)[0])).toBe(
      '2027-01-20T08:00:00.000Z',
    );
  });
});

const anySpan = fc
  .tuple(fc.integer({ min: 0, max: 6 * 96 }), fc.integer({ min: 1, max: 40 }))
  .map(([quarter, length]) => span(monday + quarter * 15 * MINUTE, length * 15));
const anySitter = (accountId: number) =>
  fc.record({
    accountId: fc.constant(accountId),
    standing: fc.constantFrom('colleague' as const, 'outside' as const, 'not-accepted' as const),
    hours: fc.option(
      fc.record({ most: fc.option(fc.integer({ min: 1, max: 2 })), notice: fc.nat(60) }).map(
        ({ most, notice }): Hours => ({
          ...{ ...hours, mostPerDay: most, mostPerWeek: most && most + 1, noticeHours: notice },
        }),
      ),
      { freq: 6 },
    ),
    busy: fc.array(anySpan, { maxLength: 3 }),
    booked: fc.array(
      anySpan.map((one) => booked(one.startsAt, { before: 15, after: 30 })),
      { maxLength: 3 },
    ),
    matched: fc.option(fc.array(anySpan, { minLength: 1, maxLength: 2 }), { freq: 2 }),
  });
const anyPanel = fc.record({
  sitters: fc.tuple(anySitter(1), anySitter(2), anySitter(3)),
  seats: fc.array(fc.subarray([1, 2, 3], { minLength: 1 }), { minLength: 1, maxLength: 3 }),
});

test('[AV-5] no time of a panel overlaps what anybody seated has, and each seat has somebody else', () => {
  fc.assert(
    fc.property(anyPanel, ({ sitters, seats }) => {
      const all = panel(seats, sitters);
      for (const at of panelTimes(plan, all, 40)) {
        const seated = panelAt(plan, all, at) ?? [];
        expect(new Set(seated).size).toBe(seats.length);
        for (const [seat, accountId] of seated.entries()) {
          expect(seats[seat]).toContain(accountId);
          for (const one of all.sitters.get(accountId)?.booked ?? []) {
            expect(one.startsAt < at + HOUR && at < one.endsAt).toBe(false);
          }
        }
      }
    }),
  );
});

test('[AV-5] whoever is booked at a time is offered at it to nobody else', () => {
  fc.assert(
    fc.property(anyPanel, fc.nat(39), ({ sitters, seats }, which) => {
      const all = panel(seats, sitters);
      const times = panelTimes(plan, all, 40);
      const at = times[which % Math.max(1, times.length)];
      if (at === undefined) return;
      const seated = panelAt(plan, all, at) ?? [];
      const taken = sitters.map((one) =>
        seated.includes(one.accountId) ? { ...one, booked: [...one.booked, booked(at)] } : one,
      );
      for (const accountId of seated) {
        expect(panelAt(plan, panel([[accountId]], taken), at)).toBeNull();
      }
    }),
  );
});

test('[AV-2] a zone whose rules change after a booking moves the hours, and not what is booked', () => {
  // Mexico City gave up summer time in 2022, Chicago kept it: as if one became the other after the booking.
  const summer = Date.parse('2027-06-14T00:00:00Z');
  const noon = summer + DAY + 18 * HOUR;
  const before = { ...proposedHours('America/Mexico_City'), noticeHours: 0 };
  const after = { ...before, timeZone: 'America/Chicago' };
  const ahead = { ...plan, now: summer, lastDay: '2027-06-18', timeZone: 'America/Mexico_City' };
  const first = (rules: Hours) => {
    const free = freeBeginnings(sitter(1, { hours: rules, booked: [booked(noon)] }), ahead);
    for (const late of [-45, 0, 45]) expect(holds(free, noon + late * MINUTE)).toBe(false);
    expect(holds(free, noon + 75 * MINUTE)).toBe(true);
    return free[0]?.startsAt ?? 0;
  };
  expect(first(before) - first(after)).toBe(HOUR);
});

test('a time that is not offered has something in its way, and one that is has nothing', () => {
  fc.assert(
    fc.property(anyPanel, fc.nat(5 * 96), ({ sitters, seats }, quarter) => {
      const all = panel(seats, sitters);
      const at = monday + quarter * 15 * MINUTE;
      const isOffered = panelTimes(plan, all, 1000).includes(at);
      expect(panelAt(plan, all, at) !== null).toBe(isOffered);
      expect(hindrancesAt(plan, all, at).length === 0).toBe(isOffered);
    }),
    { numRuns: 300 },
  );
});

test('two seats that only one person could fill say so, though that person is free', () => {
  const noon = monday + 2 * DAY + 11 * HOUR;
  const hindered = hindrancesAt(plan, panel([[1], [1]], [sitter(1)]), noon);
  expect(hindered).toEqual([{ why: 'too-few-people', seat: null, accountId: null }]);
});

test('a time that goes leaves the nearest ones', () => {
  const times = quartersOf([span(monday, 120)]);
  expect(nearestTimes(times, monday + 62 * MINUTE, 3)).toEqual(
    [45, 60, 75].map((more) => monday + more * MINUTE),
  );
});

test('what keeps each seat from a time is named', () => {
  const noon = monday + 2 * DAY + 11 * HOUR;
  const why = (one: Partial<Sitter>, at = noon) =>
    hindrancesAt(plan, panel([[1]], [sitter(1, one)]), at).map((found) => found.why);
  expect(why({})).toEqual([]);
  expect(why({ hours: null })).toEqual(['no-hours']);
  expect(why({ busy: [span(noon, 30)] })).toEqual(['busy']);
  expect(why({ booked: [booked(noon)] })).toEqual(['booked']);
  expect(why({}, noon - 8 * HOUR)).toEqual(['outside-hours']);
  const day = { firstDay: '2027-01-20', lastDay: '2027-01-20', name: '', spans: [] };
  expect(why({ hours: { ...hours, exceptions: [day] } })).toEqual(['day-off']);
  const early = [booked(noon - 3 * HOUR)];
  expect(why({ hours: { ...hours, mostPerDay: 1 }, booked: early })).toEqual(['day-full']);
  expect(why({ hours: { ...hours, mostPerWeek: 1 }, booked: early })).toEqual(['week-full']);
  expect(why({}, monday - HOUR)).toEqual(['in-the-past']);
  expect(why({}, monday + HOUR)).toEqual(['short-notice']);
  expect(why({}, monday + 6 * DAY)).toEqual(['after-last-day']);
  expect(hindrancesAt(plan, panel([[]], []), noon).map((one) => one.why)).toEqual(['nobody-named']);
});
