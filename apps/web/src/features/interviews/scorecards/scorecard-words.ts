import type { LiveKind, LiveState } from '@candor/contract/interviews/appointment-rules';
import type { Recommendation } from '@candor/contract/interviews/scorecard-rules';

export const recommendationWords: Readonly<Record<Recommendation, string>> = {
  'strong-no': 'Strong no',
  no: 'No',
  yes: 'Yes',
  'strong-yes': 'Strong yes',
};

export const kindWords: Readonly<Record<LiveKind, string>> = {
  'phone-screen': 'Phone screen',
  technical: 'Technical interview',
  culture: 'Culture interview',
  panel: 'Panel interview',
  final: 'Final interview',
  other: 'Interview',
};

export const stateWords: Readonly<Record<LiveState, string>> = {
  asked: 'No time is booked yet.',
  offered: 'No time is booked yet.',
  booked: 'Booked for',
  over: 'It took place on',
  unable: 'No time would do. Nothing is booked.',
  cancelled: 'This interview was cancelled. Nothing is written of it any more.',
};

export const pageWords = {
  page: 'Interview scorecard',
  what: 'the scorecard',
  failed: 'The scorecard could not be opened',
  noToken: 'The address is not complete. Please follow the link of the mail once more.',
  expired: 'Please ask the company for a new link, or sign in.',
  again: 'Try again',
  title: (candidate: string) => `Scorecard: ${candidate}`,
  of: (kind: LiveKind, job: string, company: string) => `${kindWords[kind]} for ${job}, ${company}`,
  plan: 'Plan',
  noPlan: 'The company gave no plan for this interview.',
  minutes: (minutes: number) => `${minutes} minutes`,
  lookFor: 'Look for: ',
  application: 'From the application',
  cv: 'CV',
  readCv: (file: string) => `Read ${file}`,
  closeCv: 'Close',
  cvBlackened: 'The company has redacted parts of it, and these are pictures of its pages.',
  cvLogged: 'The company sees that it was opened.',
  noAnswers: 'Nothing was asked in the application form.',
  others: 'What the others wrote',
  othersHidden: 'What others wrote is shown here once yours is sent.',
  othersNone: 'Nobody else has sent a scorecard yet.',
};

export const formWords = {
  title: 'Your scorecard',
  notSeen: 'Not seen',
  must: 'must',
  note: (attribute: string) => `What you saw: ${attribute}`,
  recommendation: 'Would you hire them?',
  summary: 'Why',
  notes: 'Notes for yourself',
  notesHint: 'Nobody else reads them.',
  send: 'Send the scorecard',
  sendAgain: 'Send the change',
  reason: 'Why you change it',
  reasonHint:
    'It was sent more than a day ago: the change becomes a new version, with your reason.',
  noReason: 'Please say why you change it.',
  noPoint: (attribute: string) => `Please give a point for “${attribute}”.`,
  noRecommendation: 'Please say whether you would hire them.',
  notBegun: 'You can send it once the interview has begun. What you write is kept.',
  sent: 'Your scorecard is sent.',
  saved: 'Saved',
  saving: 'Saving …',
  waiting: 'Not saved yet: no connection. It is kept on this device and sent when it is back.',
  refused: 'Not saved',
};

export const sentWords = {
  title: 'Your scorecard is sent',
  at: 'Sent on',
  open: 'You can correct it until',
  later: 'A change is a new version now, with a reason.',
  change: 'Change it',
};

export const cardWords = {
  noPoint: 'no point',
  point: (point: number, words: string) => `${point}: ${words}`,
  noRecommendation: 'No recommendation',
  another: (name: string, place: number) => `${name} (${place})`,
  version: (version: number) => `Version ${version}`,
  reason: (reason: string) => `Changed because: ${reason}`,
};

export const reportWords = {
  title: 'Scorecards',
  page: 'Interviewer feedback',
  what: 'the scorecards',
  all: 'All live interviews',
  interview: 'The interview',
  rating: 'What the candidate found',
  gone: 'There is no such live interview',
  goneText: 'It belongs to another company or job, or the address is not complete.',
  failed: 'The scorecards could not be loaded',
  again: 'Try again',
  hiddenTitle: 'Write yours first',
  hidden:
    'You sit in this interview. What the others wrote is shown to you once your own scorecard is sent.',
  write: 'Write your scorecard',
  own: 'Your scorecard',
  none: 'No scorecard yet',
  noneText: 'Each of the interviewers is reminded an hour and a day after the interview.',
  people: 'Who writes one',
  sent: 'sent',
  owed: 'not sent yet',
  attribute: 'Attribute',
  spread: 'Spread',
  sentAt: 'Sent',
  spreadOf: (least: number, most: number, mean: number) =>
    least === most ? `${least} each` : `${least} to ${most}, ${mean.toFixed(1)} on average`,
  /** Not everybody saw it. */
  onlySome: (given: string, count: number, people: number) =>
    `${given}, from ${count} of ${people} people`,
  noSpread: 'no points',
  apart: 'They disagree',
  recommendation: 'Would hire',
  dividedTitle: 'They disagree',
  divided: 'Some would hire and others would not. Talk it over before you decide.',
  apartOn: (names: readonly string[]) => `Two points or more apart: ${names.join(', ')}.`,
  agree: 'They agree.',
  table: 'Scorecards side by side',
  wide: 'Attribute by attribute',
  decide: 'Decide',
  decideText: 'The application that this interview belongs to.',
  toApplication: 'Open the application',
  toProfile: 'Open the candidate',
};

export const ownWords = {
  title: 'Your scorecards',
  owedTitle: 'Scorecards you owe',
  what: 'your scorecards',
  write: 'Write the scorecard',
  see: 'See the scorecard',
  owed: 'not sent yet',
  sent: 'sent',
  of: (what: string, candidate: string) => `${what}: ${candidate}`,
};
