import { expect, test } from 'vitest';
import { type AppointmentChange, appointmentChanges } from './facts-rules.ts';
import { hasLink, lettersOf, pathOf } from './letter-rules.ts';
import { testFacts } from './test-facts.ts';

const nothing = { startsAt: null, endsAt: null } as const;
const told = (change: AppointmentChange, facts: object = {}) =>
  lettersOf({ ...testFacts(), ...facts }, change).map((letter) =>
    [
      letter.to === 'seat' ? letter.seat.name : 'candidate',
      letter.kind,
      letter.calendar ?? '–',
    ].join(' '),
  );

test('a booking and a move are told to everybody, each once, with a file for their calendars', () => {
  for (const what of ['booked', 'moved'] as const) {
    expect(told({ what, by: 'company' })).toEqual([
      `candidate live-${what} REQUEST`,
      `Vera Outside ${what} REQUEST`,
      `Bert Holm ${what} REQUEST`,
    ]);
  }
});

test('a cancellation takes it out of every calendar; before a time there is nothing to take out', () => {
  expect(told({ what: 'cancelled', by: 'company' })).toEqual([
    'candidate live-cancelled CANCEL',
    'Vera Outside cancelled CANCEL',
    'Bert Holm cancelled CANCEL',
  ]);
  expect(told({ what: 'cancelled', by: 'candidate' })[0]).toBe('candidate withdrawn CANCEL');
  expect(told({ what: 'unable', by: 'candidate' }, nothing)).toEqual([
    'Vera Outside cancelled –',
    'Bert Holm cancelled –',
  ]);
});

test('[AV-3] who wants to move asks the other side, and the entry in the calendars stays', () => {
  expect(told({ what: 'move-asked', by: 'candidate' })).toEqual([
    'Vera Outside move-offered –',
    'Bert Holm move-offered –',
  ]);
  expect(told({ what: 'move-asked', by: 'company' })).toEqual(['candidate live-move-asked –']);
  expect(told({ what: 'move-asked', by: 'interviewer' })).toEqual([]);
});

test('asked is the candidate alone; those of the seats hear what they have to say', () => {
  expect(told({ what: 'asked', by: 'company' }, nothing)).toEqual(['candidate live-asked –']);
  expect(told({ what: 'offered', by: 'candidate' }, nothing)).toEqual([
    'Vera Outside times-offered –',
    'Bert Holm times-offered –',
  ]);
});

test('only those who are meant are reminded, and who leaves a seat is released', () => {
  const only = { candidate: false, seatIds: [2] };
  expect(told({ what: 'reminded', by: 'company', only })).toEqual(['Bert Holm waiting –']);
  const [vera] = testFacts().seats;
  const left = vera === undefined ? [] : [vera];
  expect(told({ what: 'seat-asked', by: 'company', only, left })).toEqual([
    'Bert Holm seat-asked REQUEST',
    'Vera Outside seat-released CANCEL',
  ]);
});

test('nobody gets two mails of one change, whatever it is', () => {
  for (const what of appointmentChanges) {
    for (const by of ['candidate', 'company', 'interviewer'] as const) {
      const names = told({ what, by }).map((line) => line.split(' ')[0]);
      expect(names).toEqual([...new Set(names)]);
    }
  }
});

test('whoever declined hears no more of it', () => {
  const seats = testFacts().seats.map((seat) =>
    seat.seatId === 1 ? { ...seat, answer: 'declined' } : seat,
  );
  expect(told({ what: 'moved', by: 'company' }, { seats })).toEqual([
    'candidate live-moved REQUEST',
    'Bert Holm moved REQUEST',
  ]);
});

test('whoever may sit on several seats hears once', () => {
  const seats = testFacts().seats.flatMap((seat) => [seat, { ...seat, seatId: seat.seatId + 10 }]);
  expect(told({ what: 'offered', by: 'candidate' }, { ...nothing, seats })).toEqual([
    'Vera Outside times-offered –',
    'Bert Holm times-offered –',
  ]);
});

test.each([
  ['candidate-picks', 'asked', '/slot-selection?calledBy=candidate'],
  ['candidate-picks', 'move-asked', '/reschedule-slot-selection?calledBy=candidate'],
  ['candidate-offers', 'asked', '/SetUserAvailability?calledBy=candidate'],
  ['candidate-offers', 'move-asked', '/reschedule-set-availability?calledBy=candidate'],
] as const)('[AV-1] [AV-5] a candidate of %s who is %s is led to %s', (beginning, what, path) => {
  const facts = testFacts({ beginning });
  const [letter] = lettersOf(facts, { what, by: 'company' });
  expect(letter && pathOf(letter, facts)).toBe(path);
});

test('[AV-1] [AV-3] those of the seats are led to their availability, and of a move to match it', () => {
  const facts = testFacts();
  const pathsOf = (change: AppointmentChange) =>
    lettersOf(facts, change)
      .filter(({ to }) => to === 'seat')
      .map((letter) => pathOf(letter, facts));
  expect(pathsOf({ what: 'booked', by: 'candidate' })[0]).toBe(
    '/SetUserAvailability?calledBy=interviewer',
  );
  expect(pathsOf({ what: 'move-asked', by: 'candidate' })[0]).toBe(
    '/reschedule-set-availability?calledBy=interviewer',
  );
});

test('what is over has no link', () => {
  const links = lettersOf(testFacts(), { what: 'cancelled', by: 'candidate' }).map(hasLink);
  expect(links).toEqual([false, false, false]);
  expect(lettersOf(testFacts(), { what: 'booked', by: 'company' }).every(hasLink)).toBe(true);
});
