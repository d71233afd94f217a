import type { Beginning, PlaceKind } from '@candor/contract/interviews/appointment-rules';
import { creditsText } from '@candor/contract/operations/credit-words';

export const formWords = {
  title: 'Schedule a live interview',
  what: 'what can be scheduled',
  gone: 'There is no such application',
  goneText: 'It belongs to another company or job, or the address is not complete.',
  failed: 'This page could not be loaded',
  again: 'Try again',
  between: (least: number, most: number) => `Please enter a number from ${least} to ${most}.`,
  noDay: 'Please enter a day.',
  dayPast: 'This day has passed.',
  nobody: 'Please choose who sits here.',
  tooFew: (count: number) => `Please choose at least ${count} people.`,
  manySeats: (most: number) => `An interview has at most ${most} seats.`,
  badLink: 'Please enter an address that begins with https://',
  noPlace: {
    link: 'Please enter the link.',
    call: '',
    phone: 'Please enter the number.',
    address: 'Please enter the address.',
  } satisfies Record<PlaceKind, string>,
  send: (name: string) => `Ask ${name}`,
  /** What asking costs, and what the company has for it. */
  costs: (needed: number, left: number) =>
    `This costs ${creditsText(needed)}; the company has ${creditsText(left)}. They come back when it is cancelled before it begins.`,
  sent: 'The mails are on their way.',
  start: 'Start again',
};

export const roundWords = {
  title: (round: number, count: number) => (count > 1 ? `Round ${round}` : 'What'),
  follows: (before: number) => `The candidate is asked when round ${before} is over.`,
  soFar: 'Rounds so far',
  kind: 'Kind',
  minutes: 'Minutes',
  before: 'Minutes kept free before',
  after: 'Minutes kept free after',
  notice: 'Least notice, in hours',
  noticeHint: 'Nothing sooner is offered.',
  lastDay: 'Last day',
  lastDayHint: 'On which it may begin.',
  zone: 'Your time zone',
  add: 'Add a further round',
  remove: (round: number) => `Remove round ${round}`,
};

export const peopleWords = {
  title: 'Who interviews',
  titleOf: (round: number) => `Who interviews in round ${round}`,
  hint: 'Each seat is one person. Of several people the one who is free sits there.',
  group: (place: number) => `Seat ${place}`,
  add: 'Add a person',
  choose: 'Choose somebody',
  colleagues: 'Colleagues',
  outside: 'External interviewers',
  newPerson: 'A new address …',
  noHours: 'no hours yet',
  noHoursHint:
    'Who has no hours yet is asked for them by mail, and offered at no time until then. Somebody from outside has to agree first.',
  remove: (name: string) => `Remove ${name}`,
  how: 'How many of them',
  one: 'One of these',
  many: (count: number) => `${count} of these`,
  all: (count: number) => `All ${count} of these`,
  addSeat: 'Add a seat',
  removeSeat: (place: number) => `Remove seat ${place}`,
  name: 'Name',
  email: 'E-mail',
  put: 'Add this person',
  notNow: 'Not now',
  badEmail: 'Please enter an e-mail address.',
  noName: 'Please enter a name.',
  taken: 'This person is on the seat already.',
};

export const placeFieldWords = {
  title: 'Where',
  kind: 'It happens',
  kinds: {
    link: 'By a link, such as Meet or Zoom',
    call: 'In a video call here, in the browser',
    phone: 'By telephone',
    address: 'At an address',
  } satisfies Record<PlaceKind, string>,
  text: { link: 'Link', call: '', phone: 'Number', address: 'Address' } satisfies Record<
    PlaceKind,
    string
  >,
  call: 'Everybody joins from their page of the interview, from 15 minutes before it begins. Nobody needs an account or a program.',
  hint: {
    link: 'https://…, in the mail and the calendar entry.',
    call: '',
    phone: 'Whose number, and who calls whom.',
    address: 'Street, floor, whom to ask for.',
  } satisfies Record<PlaceKind, string>,
};

export const beginWords = {
  title: 'Who begins',
  kinds: {
    'candidate-picks': 'The candidate picks one of the times at which all seats are free',
    'candidate-offers': 'The candidate offers times, and you or the interviewers choose',
  } satisfies Record<Beginning, string>,
  message: 'Message to the candidate',
  messageHint: 'Optional. It stands in the mail and on the page of the link.',
};

export const previewWords = {
  label: 'Free times',
  title: 'What would be offered',
  incomplete: 'Free times appear here once the length, the last day and every seat are complete.',
  beside: 'Show beside it',
  besideHint: 'For example where the candidate lives. Candidates choose their zone themselves.',
  round: 'Round',
};

export const pickWords = {
  title: 'Whom do you interview?',
  job: 'Job',
  chooseJob: 'Choose a job',
  search: 'Search applicants',
  found: 'Applicants',
  none: 'Nobody applies for this job now.',
  noJobs: 'No job is open',
  noJobsText: 'Candidates are interviewed for a job. Publish one first.',
  allJobs: 'All jobs',
  schedule: 'Schedule',
  scheduleOf: (name: string) => `Schedule an interview of ${name}`,
  what: 'the applicants',
  jobs: 'the jobs',
};

export const linkWords = { schedule: 'Schedule live interview' };
