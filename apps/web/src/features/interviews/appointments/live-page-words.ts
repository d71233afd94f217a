import { cityOf, wholeSpanText } from '../../../ui/zone-times.ts';

export const pageWords = {
  title: 'Live interview',
  what: 'the live interview',
  gone: 'There is no such live interview',
  goneText: 'It belongs to another company or job, or the address is not complete.',
  all: 'All live interviews',
  again: 'Try again',
  failed: 'The live interview could not be loaded',
  of: (kind: string, job: string, round: number) =>
    round > 1 ? `${kind} · ${job} · round ${round}` : `${kind} · ${job}`,
  facts: 'What it is',
  when: 'When',
  notBooked: 'Not booked yet',
  length: 'Length',
  minutes: (minutes: number) => `${minutes} minutes`,
  buffers: 'Kept free',
  buffersText: (before: number, after: number) =>
    `${before} minutes before, ${after} minutes after`,
  notice: 'Least notice',
  noticeText: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
  lastDay: 'Last day',
  place: 'Where',
  message: 'Message',
  note: 'Their note',
  candidateZone: 'Their zone',
  unknownZone: 'Not known yet',
  email: 'Mail',
  history: 'What happened',
  /** Of what happened by itself, or by somebody who has left: the detail alone, or nothing. */
  with: (name: string, detail: string) => [name, detail].filter((text) => text !== '').join(': '),
};

/** “Tuesday, 24 November 2026, 09:00 – 10:00 in Oslo” */
export const bookedText = (span: Parameters<typeof wholeSpanText>[0], zone: string): string =>
  `${wholeSpanText(span, zone)} in ${cityOf(zone)}`;

export const seatWords = {
  title: 'Seats',
  oneOf: (count: number) => `One of ${count}`,
  colleague: 'Colleague',
  outside: 'From outside',
  noHours: 'has not said any hours',
  nobody: 'Nobody',
  pool: 'Who may sit here',
  proposed: 'Will do',
  change: 'Change',
  changeOf: (place: number, name: string) => `Change seat ${place}, ${name}`,
  dialog: (place: number) => `Who sits on seat ${place}?`,
  booked: 'The new person must be free at the booked time. Whoever leaves the seat is told.',
  asked: 'They are told, and so is whoever leaves the seat.',
  save: 'Change the seat',
  keep: 'Keep it',
  changed: 'The seat is changed.',
};

export const offerWords = {
  title: 'Offered times',
  none: 'None yet.',
  free: 'Of these, all seats are free at',
  noneFree: 'At none of these all seats are free.',
  book: 'Book this time',
  booked: 'It is booked. Everybody is told.',
  nearest: 'These are the nearest free times:',
  gone: 'Please choose a time.',
  showMore: (count: number) => `Show all ${count} times`,
};

export const moveWords = {
  open: 'Move',
  openAsk: 'Ask for other times',
  title: 'Move this interview',
  titleAsk: 'Ask for other times',
  keep: 'The appointment stands until the new one is certain. Everybody reads the reason.',
  first: 'Nothing is booked yet. The candidate gets a link for other times and reads the reason.',
  ask: 'Ask the candidate for other times',
  reason: 'Reason',
  reasonHint: 'The candidate and the interviewers read it.',
  send: 'Move the interview',
  sendAsk: 'Ask for other times',
  moved: 'It is moved. Everybody is told.',
  asked: 'The candidate is asked for other times.',
  cancel: 'Not now',
  decline: 'Keep the appointment',
  keepTime: 'Keep the time',
  keepTitle: 'Keep the time?',
  keepText:
    'Everything stays as it is. The candidate hears that no other time is needed, and reads the reason.',
  declineTitle: 'Keep the appointment?',
  declineText: 'Everything stays as it is. Whoever asked reads the reason.',
  declined: 'The appointment is kept.',
  over: 'It can no longer be moved.',
};

export const planWords = {
  open: 'Change the plan',
  title: 'Change the plan',
  text: 'It holds for times that are sought from now on; what is booked stays as it is.',
  over: 'Its last day has passed, so no time can be asked for or found any more. Change the last day to go on, or cancel it.',
  overBooked:
    'Its last day has passed, so it cannot be moved any more. Change the last day to seek another time.',
  send: 'Change the plan',
  keep: 'Keep it as it is',
  zone: (timeZone: string) => `The last day on which it may begin, in ${cityOf(timeZone)}.`,
  reasonHint: 'It stands in what happened; nobody outside your company reads it.',
  changed: 'The plan is changed.',
};

export const placeWords = {
  open: 'Change the place',
  title: 'Where does it happen?',
  booked: 'Everybody is told, and their calendars take the new place. The time stays.',
  asked: 'It stands on the pages of everybody who is asked.',
  reason: 'Note',
  send: 'Change the place',
  keep: 'Keep it as it is',
  changed: 'The place is changed.',
  changedTold: 'The place is changed. Everybody is told.',
};

export const cancelWords = {
  open: 'Cancel',
  title: (name: string) => `Cancel the interview of ${name}?`,
  text: 'Everybody is told, and the calendar entries are taken back. This cannot be undone.',
  send: 'Cancel the interview',
  keep: 'Keep it',
  done: 'The interview is cancelled.',
};

export const remindWords = {
  open: 'Remind',
  done: (names: readonly string[]) =>
    names.length === 0 ? 'Nobody has anything to answer.' : `Reminded: ${names.join(', ')}.`,
};
