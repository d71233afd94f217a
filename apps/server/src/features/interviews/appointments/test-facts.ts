import type { BookedFacts } from './facts-rules.ts';

/** An interview that is booked for 09:00 UTC, with an interviewer from outside and a colleague. */
export const testFacts = (change: Partial<BookedFacts> = {}): BookedFacts => ({
  ...{ companyId: 7, scheduleId: 12, uid: '7-12@candor.example', sequence: 0 },
  ...{ state: 'booked', beginning: 'candidate-picks', companyName: 'Acme', jobTitle: 'Engineer' },
  ...{ minutes: 60, message: 'We look forward to it.', timeZone: 'Europe/London' },
  startsAt: new Date('2027-01-20T09:00:00Z'),
  endsAt: new Date('2027-01-20T10:00:00Z'),
  place: { kind: 'link', text: 'https://meet.example/room' },
  candidate: {
    ...{ candidateId: 3, name: 'Ada Lovelace', firstName: 'Ada', email: 'ada@example.com' },
    lastName: 'Lovelace',
    timeZone: 'Europe/Berlin',
  },
  seats: [
    {
      ...{ seatId: 1, accountId: 11, name: 'Vera Outside', email: 'vera@outside.example' },
      ...{ timeZone: 'Asia/Tokyo', isColleague: false, answer: 'open' },
    },
    {
      ...{ seatId: 2, accountId: 12, name: 'Bert Holm', email: 'bert@acme.example' },
      ...{ timeZone: null, isColleague: true, answer: 'open' },
    },
  ],
  askedBy: { accountId: 10, name: 'Rita' },
  ...change,
});
