import type { LiveKind } from '@candor/contract/interviews/appointment-rules';
import type { FeedbackAspect } from '@candor/contract/interviews/candidate-feedback-rules';
import { locale } from '../../../ui/reader-locale.ts';
import { inLanguages } from '../../../lib/language.ts';

/** What a candidate is asked: how far each is so. */
export const aspectWords: Readonly<Record<FeedbackAspect, string>> = inLanguages(
  'feedback-aspects',
  {
    overall: 'All in all it was a good interview',
    prepared: 'I knew beforehand what would happen',
    respect: 'I was treated with respect',
    relevance: 'The questions had to do with the job',
  },
);

/** From the lowest point. */
export const pointTexts = inLanguages('feedback-points', {
  all: ['Not at all', 'Rather not', 'Partly', 'Mostly', 'Fully'] as const,
});

export const giveWords = inLanguages('feedback-give', {
  title: 'How was it?',
  what: 'the questions about it',
  who: (company: string) =>
    `${company} reads your answers after it has decided on your application. Who interviewed you sees only numbers of five people or more.`,
  comment: 'What should the company know?',
  commentHint: 'You need not write anything.',
  missing: 'Please choose one.',
  send: 'Send it',
  sendAgain: 'Send the change',
  sent: 'Thank you. It is kept for the company.',
  given: 'You said how it was. Thank you.',
  until: 'You can change it until',
  fixed: 'It can be changed no longer.',
  late: 'The time to say how it was has passed.',
  change: 'Change it',
  refuse: 'Don’t ask me again how an interview was',
  refused: 'You asked not to be asked by mail how your interviews were.',
  wanted: 'Ask me again',
});

export const readWords = {
  page: 'What the candidate found',
  title: 'What the candidate found',
  what: 'what the candidate found',
  all: 'All live interviews',
  interview: 'The interview',
  cards: 'Scorecards',
  numbers: 'Numbers of each job',
  gone: 'There is no such live interview',
  goneText: 'It belongs to another company or job, or the address is not complete.',
  failed: 'What the candidate found could not be loaded',
  again: 'Try again',
  sentAt: 'Said on',
  comment: 'In their words',
  noComment: 'They wrote nothing beside it.',
  states: {
    'not-over': {
      title: 'The interview is not over',
      text: 'Its candidate is asked two hours after its end.',
    },
    own: {
      title: 'You sit in this interview',
      text: 'What its candidate says of it is for your colleagues. You see the numbers of each job, of five people or more.',
    },
    undecided: {
      title: 'First the application, then this',
      text: 'It is shown once the application is decided, so that it plays no part in that.',
    },
    none: {
      title: 'Nothing was said',
      text: 'The candidate has not said how it was, or can still change what they said.',
    },
  },
};

const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

export const numberWords = {
  title: 'What candidates found',
  text: 'Of live interviews whose application is decided, from 1, not at all, to 5, fully. Numbers are shown in steps of five people, so that nobody can be made out.',
  what: 'what candidates found',
  people: (count: number) => `${count} people`,
  none: 'No live interview is over yet',
  noneText:
    'Candidates are asked two hours after an interview how it was. Their answers are added up here.',
  few: 'Fewer than five people so far.',
  mean: (mean: number, least: number, most: number) =>
    least === most
      ? `all ${least}`
      : `${decimal.format(mean)} on average, from ${least} to ${most}`,
};

export const kindWords: Readonly<Record<LiveKind, string>> = {
  'phone-screen': 'Phone screen',
  technical: 'Technical interview',
  culture: 'Culture interview',
  panel: 'Panel interview',
  final: 'Final interview',
  other: 'Interview',
};
