import type { OwnNeed } from './need-queries.ts';
import { inLanguages } from '../../../lib/language.ts';

/** What a candidate reads. */
export const ownWords = inLanguages('own-need', {
  page: 'What you need',
  title: 'What you need to take part',
  about: (jobTitle: string, minutes: number) => `Interview for ${jobTitle}, ${minutes} minutes`,
  until: 'It can be begun until',
  what: 'this page',
  failed: 'This page cannot be shown',
  noToken: 'Please open the whole link of the mail that the company sent you.',
  dead: 'This link has ended, or a newer mail brought another. Please open the newest mail.',
  again: 'Try again',
  intro: (companyName: string) =>
    `Ask for what lets you take part as well as anybody. It uses nothing up: your link and your time stay as they are. Only those at ${companyName} who schedule interviews see it. It is never counted, and never stands beside a score.`,
  replyDays: (companyName: string, days: number) =>
    `${companyName} promises an answer within ${days === 1 ? '1 day' : `${days} days`}, and before the interview’s time is over, by mail and on this page.`,
  ask: 'Ask for something',
  askAgain: 'Ask for something else',
  legend: 'What would help you?',
  extra: 'More time',
  noExtra: 'No more time',
  extraChoice: (percent: number, minutes: number) => `${percent} %: ${minutes} minutes more`,
  breaks: 'Breaks',
  breaksHint: 'The clock stops, and nothing is watched',
  noCamera: 'No camera',
  keyboardNavigation: 'Keyboard navigation',
  keyboardHint: 'Tab, arrows and the keys of a screen reader are not flagged',
  anotherWay: 'A different format altogether',
  anotherWayHint: 'A talk instead of this interview, or something of that kind',
  somethingElse: 'Something else',
  somethingElseHint: 'Say below what',
  words: 'In your words',
  wordsHint: 'You need not say why. What you need is enough.',
  keep: 'The same at the next interviews of this company',
  keepHint:
    'Time, breaks and settings, once they are granted. You can end it on this page while the link works.',
  send: 'Ask',
  sent: 'You have asked. The answer comes by mail and stands here.',
  asked: 'You asked for',
  youWrote: 'You wrote',
  grantedNow: 'Your interview has now',
  nothingExtra: 'Nothing beside the usual',
  open: (companyName: string) => `${companyName} has not answered yet.`,
  promised: 'An answer is promised by',
  late: 'The promised time is over. You can still wait, or write to the company.',
  mayBegin:
    'You need not wait. If you begin before the answer, the interview runs as it is now, and an answer that comes later changes nothing of it.',
  withdraw: 'Ask for it no longer',
  withdrawn: 'You ask for it no longer.',
  offered: (companyName: string) => `${companyName} offers something else`,
  offerText: 'Say yes and it holds at once. Say no and the company has to answer again.',
  offers: 'What is offered',
  accept: 'Yes, that will do',
  refuse: 'No, that does not help',
  theyWrote: 'The company wrote',
  begun: 'Your interview has begun. What you asked for before cannot change it any more.',
  over: 'This interview is over. Nothing can be asked for it any more.',
  kept: (companyName: string) =>
    `At each next invitation to an interview by link ${companyName} gives you the same time, breaks and settings again, as long as it keeps this interview.`,
  keepNow: 'Have the same next time',
  keepEnd: 'End this',
  keptTitle: 'Next time',
});

type Ended = Exclude<OwnNeed['state'], 'open' | 'confirming' | 'offered'>;

export const endedWords: Readonly<Record<Ended, (companyName: string) => string>> = inLanguages(
  'own-need-ended',
  {
    granted: (companyName) =>
      `${companyName} grants what you asked for. Below stands what they wrote and what your interview has now.`,
    accepted: () =>
      'You accepted what was offered. Below stands what they wrote and what your interview has now.',
    declined: (companyName) =>
      `${companyName} declined. Two people there decided so, and this is their reason.`,
    withdrawn: () => 'You ask for it no longer.',
  },
);
