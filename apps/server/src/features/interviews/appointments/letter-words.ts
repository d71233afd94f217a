import type { Language } from '@candor/contract/people/language-rules';
import { candidateWords } from '../../hiring/mail-templates/index.ts';
import { tellBoth, tellMoment } from '../scheduling/index.ts';
import type { AppointmentChange, AppointmentFacts, SeatFacts } from './facts-rules.ts';
import type { SeatLetterKind } from './letter-rules.ts';

type Words = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
};

type Told = {
  readonly facts: AppointmentFacts;
  readonly reason: string;
  /** In the reader's zone; empty while nothing is booked. */
  readonly when: string;
  readonly isColleague: boolean;
  /** Whoever said that this time will do is not asked again. */
  readonly hasAccepted: boolean;
};

const whatFor = ({ facts: { jobTitle, companyName } }: Told) => `${jobTitle} at ${companyName}`;
const whom = ({ facts: { candidate } }: Told) => candidate.name || 'the candidate';
const details = ({ facts: { minutes, place }, when }: Told) => [
  `It begins on ${when} and takes ${minutes} minutes.`,
  `Where: ${place.text}`,
];
const answerHere = ({ hasAccepted }: Told) => (hasAccepted ? [] : [pleaseAnswer]);
const pleaseAnswer =
  'Please accept or decline by the link below: an answer that you give in your calendar reaches nobody.';
const see = 'See the interview';

/** What those who sit, or may sit, in an interview are written. */
const seatWords: Readonly<Record<SeatLetterKind, (told: Told) => Words>> = {
  'hours-needed': (told) => ({
    subject: `When could you interview ${whom(told)}?`,
    paragraphs: [
      `${told.facts.companyName} would like you to talk with ${whom(told)} about ${told.facts.jobTitle}. It takes ${told.facts.minutes} minutes.`,
      'Please say at which hours of a week you can. Without them no time with you is offered.',
    ],
    button: 'Say when you can',
  }),
  'times-offered': (told) => ({
    subject: `${whom(told)} has offered times for an interview`,
    paragraphs: [
      `${whom(told)} has said when an interview for ${whatFor(told)} would suit.`,
      'Please mark which of these times will do for you.',
    ],
    button: 'See the times',
  }),
  booked: (told) => ({
    subject: `Interview with ${whom(told)} for ${told.facts.jobTitle}`,
    paragraphs: [
      `You are to talk with ${whom(told)} about ${whatFor(told)}.`,
      ...details(told),
      ...answerHere(told),
    ],
    button: see,
  }),
  moved: (told) => ({
    subject: `Moved: interview with ${whom(told)} for ${told.facts.jobTitle}`,
    paragraphs: [
      `Your interview with ${whom(told)} has a new time.`,
      ...details(told),
      ...answerHere(told),
    ],
    button: see,
  }),
  'move-offered': (told) => ({
    subject: `${whom(told)} would like to move the interview`,
    paragraphs: [
      `${whom(told)} has offered other times for the interview for ${whatFor(told)}. Until one of them is certain it stays on ${told.when}.`,
      'Please mark which of these times will do for you.',
    ],
    button: 'See the times',
  }),
  'move-declined': (told) => ({
    subject: `The interview with ${whom(told)} keeps its time`,
    paragraphs: [`The interview with ${whom(told)} is not moved.`, ...details(told)],
    button: see,
  }),
  'place-changed': (told) => ({
    subject: `New place: interview with ${whom(told)} for ${told.facts.jobTitle}`,
    paragraphs: [
      `The interview with ${whom(told)} happens somewhere else than it was said before. Its time stays.`,
      ...details(told),
    ],
    button: see,
  }),
  cancelled: (told) => ({
    subject: `Cancelled: interview with ${whom(told)} for ${told.facts.jobTitle}`,
    paragraphs: [
      `The interview with ${whom(told)} for ${whatFor(told)} does not take place.${told.when === '' ? '' : ` It was to begin on ${told.when}.`}`,
    ],
    button: '',
  }),
  'seat-asked': (told) => ({
    subject: `Can you interview ${whom(told)}?`,
    paragraphs: [
      `${told.facts.companyName} asks you to talk with ${whom(told)} about ${told.facts.jobTitle}.`,
      ...(told.when === ''
        ? [
            told.isColleague
              ? 'It has no time yet. Please say when you can.'
              : `It has no time yet. Please accept or decline by the link below, and say when you can: until you have accepted, ${told.facts.companyName} is told nothing of your hours and no time with you is offered.`,
          ]
        : [...details(told), ...answerHere(told)]),
    ],
    button: told.when === '' ? 'Say when you can' : see,
  }),
  'seat-released': (told) => ({
    subject: `You no longer interview ${whom(told)}`,
    paragraphs: [
      `You do not sit in the interview with ${whom(told)} for ${whatFor(told)} any more. There is nothing you need to do.`,
    ],
    button: '',
  }),
  waiting: (told) => ({
    subject: `Your answer is needed: interview with ${whom(told)}`,
    paragraphs: [
      `${told.facts.companyName} waits for your answer about the interview with ${whom(told)} for ${told.facts.jobTitle}.`,
      ...(told.when === '' ? [] : details(told)),
    ],
    button: see,
  }),
  reminder: (told) => ({
    subject: `Soon: interview with ${whom(told)} for ${told.facts.jobTitle}`,
    paragraphs: [
      `Your interview with ${whom(told)} for ${whatFor(told)} is near.`,
      ...details(told),
    ],
    button: see,
  }),
};

/** The button's label is empty where nothing is left to do. */
export function writeSeatLetter(
  kind: SeatLetterKind,
  told: { readonly facts: AppointmentFacts; readonly reason: string; readonly seat: SeatFacts },
) {
  const { facts, reason, seat } = told;
  const when =
    facts.startsAt === null ? '' : tellMoment(facts.startsAt, seat.timeZone ?? facts.timeZone);
  const { subject, paragraphs, button } = seatWords[kind]({
    ...{ facts, reason, when, isColleague: seat.isColleague },
    hasAccepted: seat.answer === 'accepted',
  });
  return {
    ...{
      subject,
      preview: paragraphs[0] ?? '',
      greeting: seat.name === '' ? 'Hello,' : `Hello ${seat.name},`,
      button,
    },
    paragraphs: [...paragraphs, ...(reason === '' ? [] : [`The reason: ${reason}`])],
    closing: button === '' ? [] : ['The link is for you alone. Please do not pass it on.'],
  };
}

/** To a candidate who has just cancelled, in our words alone: whoever has their link could have done it. */
export function writeWithdrawal(
  { jobTitle, companyName, candidate }: AppointmentFacts,
  language: Language = 'en',
) {
  const { hello, interviews } = candidateWords(language);
  const { subject, told, gone, notYou } = interviews.withdrawn;
  return {
    subject: subject(jobTitle, companyName),
    preview: told(companyName),
    greeting: hello(candidate.firstName),
    paragraphs: [`${gone(jobTitle, companyName)} ${told(companyName)}`],
    closing: [notYou(companyName)],
    language,
  };
}

type Standing = {
  readonly facts: AppointmentFacts;
  readonly reason: string;
  readonly language: Language;
};

/** To a candidate who was asked for other times that are no longer needed; in our words, as no company's say so. */
export function writeKept(standing: Standing) {
  const { jobTitle, companyName } = standing.facts;
  const { kept } = candidateWords(standing.language).interviews;
  return writeStanding(standing, {
    subject: kept.subject(jobTitle),
    preview: kept.preview(companyName),
    first: kept.first(jobTitle, companyName),
  });
}

/** To a candidate whose interview happens somewhere else; in our words, as no company's say so. */
export function writePlaced(standing: Standing) {
  const { jobTitle, companyName } = standing.facts;
  const { placed } = candidateWords(standing.language).interviews;
  return writeStanding(standing, {
    subject: placed.subject(jobTitle, companyName),
    preview: placed.preview,
    first: placed.first(jobTitle, companyName),
  });
}

/** Of an interview whose time stands: when and where it is. */
function writeStanding(
  { facts, reason, language }: Standing,
  {
    first,
    ...head
  }: { readonly subject: string; readonly preview: string; readonly first: string },
) {
  const words = candidateWords(language);
  const { begins, where, reason: because } = words.interviews;
  const { when = '', place = '' } = valuesOf(facts, reason, language);
  return {
    ...head,
    greeting: words.hello(facts.candidate.firstName),
    paragraphs: [
      first,
      begins(when, facts.minutes),
      where(place),
      ...(reason === '' ? [] : [because(reason)]),
    ],
    closing: [words.secrecy],
    button: words.standing.seeInterview,
    language,
  };
}

/** Where it is, as a candidate reads it. */
export const placeOf = ({ place }: AppointmentFacts, language: Language): string =>
  place.kind === 'call' && language !== 'en'
    ? candidateWords(language).interviews.videoCall
    : place.text;

/** Of those who sit there: who declined, or has said no name, is not named. */
const namesOf = ({ seats }: AppointmentFacts) =>
  seats.flatMap(({ name, answer }) => (name === '' || answer === 'declined' ? [] : name));

/** What a company's words about a live interview can name. */
export function valuesOf(
  facts: AppointmentFacts,
  reason: string,
  language: Language = 'en',
): Record<string, string> {
  const { candidate, companyName, startsAt, timeZone } = facts;
  const zones = { theirs: candidate.timeZone ?? timeZone, ours: timeZone, companyName };
  return {
    ...{ firstName: candidate.firstName, lastName: candidate.lastName },
    ...{ jobTitle: facts.jobTitle, companyName, minutes: String(facts.minutes) },
    when: startsAt === null ? '' : tellBoth(startsAt, zones, language),
    ...{ place: placeOf(facts, language), message: facts.message, reason },
    interviewers:
      namesOf(facts).join(', ') || candidateWords(language).interviews.somebody(companyName),
  };
}

type Notice = { readonly title: string; readonly body: string };

/** What the member who asked for the interview is told; a lock screen shows it, so it names no reason. */
export function noticeOf(facts: AppointmentFacts, { what, by }: AppointmentChange): Notice {
  const body = `${facts.candidate.name}, ${facts.jobTitle}`;
  const titles: Partial<Record<AppointmentChange['what'], string>> = {
    offered: 'A candidate has offered times for an interview',
    booked: 'An interview has a time',
    moved: 'An interview has a new time',
    'move-asked':
      by === 'candidate'
        ? 'A candidate would like to move an interview'
        : 'An interviewer would like to move an interview',
    'move-dropped': 'A candidate keeps the time of an interview after all',
    cancelled: 'A candidate has cancelled an interview',
    unable: 'No time for an interview suits a candidate',
    'seat-declined': 'An interviewer has declined',
    'seat-proposed': 'An interviewer proposes other times',
    'none-matched': 'No offered time for an interview suits everybody',
    noted: 'A candidate has written to you about an interview',
  };
  return { title: titles[what] ?? 'An interview has changed', body };
}

/** What a person is told on the devices that asked for it. */
export const reminderNotice = (facts: AppointmentFacts, hours: number): Notice => ({
  title: hours === 1 ? 'An interview begins in an hour' : 'An interview is tomorrow at this time',
  body: `${facts.jobTitle} at ${facts.companyName}`,
});
