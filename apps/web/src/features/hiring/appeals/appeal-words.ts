import type { AppealState } from '@candor/contract/hiring/appeal-rules';
import { counted, type ListWords } from '../../../ui/data-list/list-words.ts';
import type { StateShape } from '../../../ui/state-mark.tsx';
import type { AppealPage, AppealRow } from './appeal-queries.ts';

const stateWords: Readonly<Record<AppealState, string>> = {
  open: 'Waits for an answer',
  upheld: 'Upheld',
  overturned: 'Overturned',
  withdrawn: 'Withdrawn',
};

const stateShapes: Readonly<Record<AppealState, StateShape>> = {
  open: 'waiting',
  upheld: 'over',
  overturned: 'good',
  withdrawn: 'blank',
};

export const markOf = ({
  state,
  isOverdue,
}: Pick<AppealRow, 'state' | 'isOverdue'>): { shape: StateShape; text: string } =>
  isOverdue
    ? { shape: 'wrong', text: listWords.late }
    : { shape: stateShapes[state], text: stateWords[state] };

export const listWords = {
  title: 'Appeals',
  back: 'All candidates',
  what: 'the appeals',
  count: counted('appeal', 'appeals'),
  none: {
    title: 'Nobody has appealed',
    text: 'Candidates you reject can appeal on their own page. A colleague who took no part in the decision then takes a fresh look.',
  },
  unmatched: { title: () => 'None of this kind', text: 'Try another filter.' },
  showLabel: 'Show',
  all: 'All',
  shows: {
    waiting: 'Waiting for an answer',
    overdue: 'Answer overdue',
    answered: 'Answered or withdrawn',
  },
  candidate: 'Candidate',
  job: 'Job',
  promised: 'Answer promised by',
  state: 'State',
  late: 'Answer overdue',
  own: 'You decided first',
} as const satisfies ListWords<AppealPage> & Record<string, unknown>;

export const overdueWords = {
  title: 'Appeals not answered',
  what: 'the appeals',
  all: (total: number) => (total === 1 ? '1 appeal' : `${total} appeals`),
  promised: 'Promised by',
};

const notes = (count: number): string => (count === 1 ? '1 note' : `${count} notes`);

export const pageWords = {
  page: 'Appeal',
  what: 'this appeal',
  gone: 'There is no such appeal',
  goneText: 'It may have gone with its application. The list has those that are there.',
  failed: 'The appeal could not be loaded',
  again: 'Try again',
  all: 'All appeals',
  filed: 'Appealed',
  promised: 'Answer promised by',
  profile: 'Candidate',
  openProfile: 'Profile, CV and answers',
  interviews: 'Interviews',
  report: 'Report of ',
  words: 'In their words',
  points: 'Points to',
  pointTo: (count: number) => `${notes(count)} explained, report of `,
  blind:
    'Until this is answered nobody but who decided first is shown the first decision, its reason, its letter, and what those people wrote: their notes about the candidate, their scorecards, and what they said of single notes of an interview. What everybody else wrote stays shown. If you know it from before, leave this to a colleague. No appeal stands beside a score.',
  own: 'You decided first, so somebody else has to answer. If you see it differently now, you can reopen the application on its board: that ends the appeal in the candidate’s favour.',
  alone:
    'Nobody else here may answer now. Invite a second person whose role may reject candidates, or reopen the application.',
  invite: 'Invite a colleague',
  answer: 'Your answer',
  ways: 'What do you decide?',
  uphold: 'The decision stays',
  overturn: 'Decide otherwise',
  upholdText: 'The application stays rejected. The candidate is told, and reads your reason.',
  overturnText:
    'The application goes back to the stage that it left. The candidate is told, and reads your reason.',
  reason: 'Reason',
  reasonHint:
    'What you looked at, and what follows from it. The candidate reads it as you write it.',
  sendUphold: 'Uphold the decision',
  sendOverturn: 'Reopen the application',
  upheld: 'Answered. The candidate is told by mail.',
  overturned: 'The application is back. The candidate is told by mail.',
  told: 'What the candidate was told',
  by: (name: string) => `by ${name}`,
  noAnswer: 'Somebody reopened the application before the appeal was answered.',
  withdrawn: 'The candidate withdrew the appeal.',
};
