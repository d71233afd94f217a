import type { LiveKind } from '@candor/contract/interviews/appointment-rules';
import { kindWords } from './appointment-words.ts';
import { inLanguages } from '../../../lib/language.ts';

export const candidateWords = inLanguages('live-candidate', {
  title: (kind: LiveKind, company: string) => `${kindWords[kind]} with ${company}`,
  asked: {
    pick: (company: string) => `${company} asks you to pick a time.`,
    offer: (company: string) =>
      `${company} asks you when you can. Mark every time that will do: the more, the sooner one is found.`,
    nothingFree: (company: string) =>
      `At the moment no time is free for everybody of ${company}. Offer times of your own instead.`,
    closed: (company: string) =>
      `The last day for this interview has passed. Please write to ${company} below.`,
  },
  offered: (company: string) =>
    `You offered these times. ${company} chooses one, and you get a mail with it.`,
  booked: 'This time is booked.',
  running: 'It has begun.',
  over: 'This interview is over.',
  ended: {
    candidate: () => 'You cancelled this interview.',
    company: (company: string) => `${company} cancelled this interview.`,
    application: () =>
      'Your application has come to its end, so this interview does not take place.',
    unknown: () => 'This interview was cancelled.',
  },
  unable: 'You said that no time will do. Nothing is booked.',
  move: {
    candidate: (company: string) =>
      `${company} asks you for another time. Until one is found, the booked time stands.`,
    company: (company: string) =>
      `You offered other times. Until ${company} books one of them, the booked time stands.`,
    interviewers: () =>
      'You asked for another time, and the interviewers are looking which will do. Until one is found, the booked time stands.',
  },
  offers: 'Times that you offered',
  changeOffers: 'Change the times',
  moveIt: 'Move it',
  leave: 'Cancel it',
  keepTime: 'Keep the time',
  kept: 'Your interview keeps its time. The company knows.',
  unableOnly: 'No time will do',
  keep: 'Keep it as it is',
  movesLeft: (count: number) =>
    count === 1 ? 'You can move it once more.' : `You can move it ${count} more times.`,
  noMoves: (company: string) =>
    `You have moved it as often as this page allows. For another time, write to ${company} below.`,
});

export const offerWords = inLanguages('live-offer', {
  title: 'When can you?',
  moveTitle: 'When can you instead?',
  grid: 'Times at which you can',
  zone: 'Your time zone',
  none: 'Please mark a time.',
  reason: 'Why another time',
  reasonHint: 'The company and the interviewers read it.',
  reasonNeeded: 'Please give a reason.',
  note: 'Note to the company',
  noteHint: 'What they should know, for example what you need to take part.',
  send: 'Offer these times',
  sendMove: 'Ask for one of these times',
  sent: 'Your times are with the company. You get a mail once one is booked.',
  sentMove: 'Your times are with the company. Until one is booked, the old time stands.',
  instead: 'Offer other times instead',
  pickInstead: 'Pick one of the free times instead',
});
