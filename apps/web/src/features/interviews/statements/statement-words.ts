import { moneyText } from '@candor/contract/operations/billing-rules';
import type { StatementState, Verdict } from '@candor/contract/interviews/statement-rules';
import { counted, type ListWords } from '../../../ui/data-list/list-words.ts';
import type { StateShape } from '../../../ui/state-mark.tsx';
import type { StatementPage } from './statement-queries.ts';

export const stateWords: Readonly<Record<StatementState, string>> = {
  agreed: 'Agreed',
  cancelled: 'Cancelled',
  done: 'Done',
  'no-show': 'No-show',
  disputed: 'Disputed',
  paid: 'Paid',
};

export const stateShapes: Readonly<Record<StatementState, StateShape>> = {
  agreed: 'moving',
  cancelled: 'over',
  done: 'good',
  'no-show': 'wrong',
  disputed: 'waiting',
  paid: 'good',
};

export const money = (amount: number, currency: string): string => moneyText(amount, currency);

export const lineWords = {
  terms: (rate: string, minutes: number) => `${rate} an hour, ${minutes} minutes`,
  owed: (amount: string) => `${amount} owed`,
  nothing: 'Nothing is owed',
  approved: 'about to be paid',
  noTime: 'No time is booked yet',
  reason: (reason: string) => `The company says: ${reason}`,
  reply: (reply: string) => `The interviewer says: ${reply}`,
  countsFrom: (day: string) => `Counts as done from ${day}`,
};

export const companyWords = {
  title: 'Owed to interviewers',
  titleOne: 'Owed for this interview',
  titleWith: 'Interviews with your company',
  none: 'No interview with your company has been agreed on yet.',
  what: 'the statements',
  gone: 'Somebody whose account is gone',
  done: 'Confirm as done',
  noShow: 'Did not come',
  dispute: 'Dispute',
  change: 'Say something else',
  of: (what: string, name: string, job: string) => `${what}: ${name}, ${job}`,
  confirmed: 'Confirmed.',
  rating: 'Rating',
  ratingOf: (name: string) => `Rating of ${name}`,
  noRating: 'Not rated',
  stars: (count: number) => `${count} of 5`,
  rated: 'Your rating is kept. The interviewer sees a mean of three or more.',
  unrated: 'Your rating is taken back.',
  rules: 'What interviewers read before they agree',
};

export const verdictWords: Readonly<
  Record<Exclude<Verdict, 'done'>, { title: string; text: string; send: string }>
> = {
  'no-show': {
    title: 'The interviewer did not turn up',
    text: 'Nothing is owed then. The interviewer reads the reason, and may answer.',
    send: 'Nothing is owed',
  },
  disputed: {
    title: 'Dispute this interview',
    text: 'It is not paid until you say otherwise. The interviewer reads the reason, and may answer.',
    send: 'Dispute it',
  },
};

export const reasonWords = {
  label: 'Reason',
  keep: 'Back',
  sent: 'The interviewer reads it.',
};

export const listWords: ListWords<StatementPage> = {
  title: 'Owed to interviewers',
  what: 'the statements',
  count: counted('interview', 'interviews'),
  none: {
    title: 'Nothing is owed',
    text: 'When an interviewer from outside agrees to a seat at the rate that they publish, it stands here.',
  },
  unmatched: { title: () => 'None of this kind', text: 'Try another state.' },
};

export const columnWords = {
  interviewer: 'Interviewer',
  job: 'Job',
  when: 'When',
  state: 'State',
  owed: 'Owed',
  rating: 'Rating',
  stateLabel: 'State',
  allStates: 'All states',
};

export const ownWords = {
  title: 'What you are owed',
  what: 'your statements',
  none: 'Nothing yet. When you take a seat at your rate, it stands here.',
  sums: {
    open: (amount: string) => `${amount} agreed`,
    owed: (amount: string) => `${amount} confirmed, not paid yet`,
    paid: (amount: string) => `${amount} paid`,
  },
  rating: (mean: number, count: number) =>
    `Companies rate interviews with you ${mean} of 5, by ${count} ratings.`,
  noRating: 'Your rating appears once three interviews with you were rated.',
  export: 'Export as CSV',
  answer: 'Answer',
  answerTo: (company: string) => `Answer ${company}`,
  label: 'Your answer',
  send: 'Send the answer',
  back: 'Back',
  sent: 'The company reads your answer.',
  more: 'Show more',
};
