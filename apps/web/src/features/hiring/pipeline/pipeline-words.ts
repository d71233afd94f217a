import {
  COUNTED_MOST,
  daysSince,
  type MoveKind,
  replyState,
  type ReplyState,
} from '@candor/contract/hiring/pipeline-rules';
import type { Application, Card } from './pipeline-queries.ts';
import { momentOf } from '../../../ui/day-words.ts';
import { locale } from '../../../ui/reader-locale.ts';

export const sourceWords: Readonly<Record<Card['source'], string>> = {
  'career-page': 'Career page',
  added: 'Added by hand',
  imported: 'Imported',
  referral: 'Referral',
  interview: 'Interview',
};

export const statusWords: Readonly<Record<Card['status'], string>> = {
  active: 'In progress',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  hired: 'Hired',
};

/** “In Interview”, “Rejected, in Interview” */
export function standingText({ status, stages, stageID }: Application): string {
  const stage = stages.find((one) => one.stageID === stageID)?.name ?? '';
  if (status === 'hired') return statusWords.hired;
  return status === 'active' ? `In ${stage}` : `${statusWords[status]}, in ${stage}`;
}

/** Where an application is decided beside what was said of it. */
export const decideWords = {
  what: 'the application',
  moveOn: (stage: string): string => `Move to ${stage}`,
  move: 'Move to…',
  reject: 'Reject…',
  reopen: 'Reopen',
  callBack: 'Until then, “Reopen” calls it back.',
} as const;

/** “Two days more, tell them why”. */
export const laterWords = {
  later: 'Two days more, tell them why',
  labelOf: (name: string): string => `Two days more, tell them why: ${name}`,
  why: 'Why, for the candidate to read',
  usual: 'The answer takes longer than was thought when it was promised.',
  told: (name: string, day: string): string => `${name} was told: an answer by ${day}.`,
  moved: (day: string): string => `promised first for ${day}`,
} as const;

/** On an application that nobody has opened. */
export const unreadWord = 'New';

export const moveWords: Readonly<Record<MoveKind, string>> = {
  applied: 'Applied',
  moved: 'Moved',
  rejected: 'Rejected',
  withdrawn: 'Withdrew',
  hired: 'Hired',
  reopened: 'Reopened',
  undone: 'Taken back',
};

/** Beside a name; the specified label stands in the report. */
export const riskWords = {
  LOW_RISK: 'Low risk',
  MEDIUM_RISK: 'Medium risk',
  HIGH_RISK: 'Needs review',
  CRITICAL_RISK: 'Needs review',
} as const;

const number = new Intl.NumberFormat(locale);
export const countText = (count: number): string =>
  count > COUNTED_MOST ? `${number.format(COUNTED_MOST)}+` : number.format(count);

export const peopleText = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

/** How long somebody stands in their stage. */
export function waitText(since: string, now: number): string {
  const days = daysSince(Date.parse(since), now);
  if (days === 0) return 'Today';
  return days === 1 ? '1 day' : `${days} days`;
}

const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });

/** Undecided applications only: to whoever is decided nothing is promised any more. */
export function replyOf(card: Card, now: number): { state: ReplyState; text: string } | null {
  if (card.status !== 'active' || card.replyBy === null) return null;
  const due = Date.parse(card.replyBy);
  const state = replyState(due, now);
  const words = { overdue: 'Reply overdue', soon: 'Reply due soon' } as const;
  const text =
    state === 'overdue' || state === 'soon' ? words[state] : `Reply by ${day.format(due)}`;
  return { state, text };
}

/** The newest interview in a few words: what comes next, or how it went. */
export function interviewText({ interview }: Card): string | null {
  if (interview === null) return null;
  if (interview.state === 'invited') return 'Invited to interview';
  if (interview.state === 'in-progress') return 'In the interview';
  if (interview.state === 'expired') return 'Invitation expired';
  const { correctCount, questionCount } = interview;
  return correctCount === null || questionCount === null
    ? 'Interview ended'
    : `${correctCount} of ${questionCount} correct`;
}

/** Of a card that somebody held as a colleague moved it. */
export const movedMeanwhile = (name: string): string => `A colleague has just moved ${name}.`;

export const liveWords = { schedule: 'Schedule live interview' };

/** The next talk: when it is, or what it waits for. */
export const liveText = ({ state, startsAt }: NonNullable<Card['live']>): string => {
  if (startsAt !== null) return `Interview ${momentOf(startsAt)}`;
  return state === 'offered' ? 'Interview to be booked' : 'Asked to an interview';
};

export const writeWords = 'Write to them';

/** What keys do here; board and cards hear those of `cards` themselves. */
export const pipelineKeyWords = {
  pipeline: 'Pipeline',
  undo: 'Take the last step back',
  panel: 'The open person',
  next: 'Next person',
  previous: 'Previous person',
  moveOn: 'Move to the next stage',
  move: 'Move to a stage',
  reject: 'Reject',
  close: 'Close',
  board: 'Board, while a card has the focus',
} as const;

const walking = [
  [['←', '→', '↑', '↓'], 'To another card'],
  [['Enter'], 'Open'],
] as const;

export const cardKeys = {
  reading: walking,
  moving: [
    ...walking,
    [['Space'], 'Lift, and put down in the stage that the arrows chose'],
    [['S'], 'Move to a stage'],
  ],
} as const;

const mailWords = { waiting: 'leaves', sent: 'left', cancelled: 'was called back, for' } as const;

/** Before its time. */
export const mailText = (subject: string, state: keyof typeof mailWords): string =>
  `Mail “${subject}” ${mailWords[state]}`;

/** Of a rejection without a letter. */
export const tellingWords = {
  waiting: 'The candidate’s page tells it',
  sent: 'The candidate’s page told it',
  cancelled: 'Was called back, for',
} as const;
export const waitWords =
  'At the latest: it waits until the candidate has seen the notes of an interview labelled critical, and had a day to explain them. A mail asks them to.';

/** Where the law of a job has its candidates told why. */
export const toldWords = {
  label: 'Principal reasons, as the candidate reads them',
  hint: 'The law of this job has them told, below the mail and on the candidate’s page. Which part software had is added by itself.',
  needed: 'Please write the principal reasons.',
  told: 'Told to the candidate: ',
} as const;
