import type { NeedState } from '@candor/contract/interviews/need-rules';
import { counted, type ListWords } from '../../../ui/data-list/list-words.ts';
import type { StateShape } from '../../../ui/state-mark.tsx';
import type { NeedPage, NeedRow } from './need-queries.ts';

const stateWords: Readonly<Record<NeedState, string>> = {
  open: 'Waits for an answer',
  confirming: 'Waits for a second person',
  offered: 'Something else is offered',
  granted: 'Granted',
  accepted: 'Offer accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

const stateShapes: Readonly<Record<NeedState, StateShape>> = {
  open: 'waiting',
  confirming: 'waiting',
  offered: 'moving',
  granted: 'good',
  accepted: 'good',
  declined: 'over',
  withdrawn: 'blank',
};

const placeWords = { begun: 'Interview begun', over: 'Interview over' } as const;

/** What nobody answered before the interview was there, nobody has to answer now. */
export function markOf({
  state,
  place,
  isOverdue,
}: Pick<NeedRow, 'state' | 'place' | 'isOverdue'>): { shape: StateShape; text: string } {
  const isOpen = state === 'open' || state === 'confirming' || state === 'offered';
  if (isOpen && place !== 'waiting') return { shape: 'over', text: placeWords[place] };
  if (isOverdue) return { shape: 'wrong', text: listWords.late };
  return { shape: stateShapes[state], text: stateWords[state] };
}

export const listWords = {
  title: 'Needs',
  what: 'the needs',
  count: counted('need', 'needs'),
  none: {
    title: 'Nobody has asked for anything',
    text: 'Candidates ask by the link of their invitation: for more time, breaks, no camera, or another way. What they ask for stands here.',
  },
  unmatched: { title: () => 'None of this kind', text: 'Try another filter.' },
  showLabel: 'Show',
  all: 'All',
  shows: {
    waiting: 'Waiting for an answer',
    overdue: 'Answer overdue',
    answered: 'Answered or over',
  },
  candidate: 'Candidate',
  job: 'Job',
  asked: 'Asked',
  promised: 'Answer promised by',
  state: 'State',
  late: 'Answer overdue',
} as const satisfies ListWords<NeedPage> & Record<string, unknown>;

export const overdueWords = {
  title: 'Needs not answered',
  what: 'the needs',
  all: (total: number) => (total === 1 ? '1 candidate' : `${total} candidates`),
  promised: 'Promised by',
};

export const pageWords = {
  page: 'Need',
  what: 'this need',
  gone: 'There is no such need',
  goneText: 'It may have gone with its interview. The list has those that are there.',
  failed: 'The need could not be loaded',
  again: 'Try again',
  all: 'All needs',
  interview: 'The interview',
  asked: 'Asks for',
  words: 'In their words',
  noWords: 'Without a reason, and none is needed.',
  askedAt: 'Asked',
  promised: 'Answer promised by',
  now: 'The interview has now',
  nothing: 'Nothing beside the usual',
  kept: 'Next time',
  keptText: 'Wants the same at your next interviews. It is set there by itself once granted.',
  turnedDown: 'Said no to what was offered before.',
  private:
    'Only those who may schedule interviews see this. It is never counted, and never stands beside a score.',
  answer: 'Your answer',
  ways: 'How do you answer?',
  grant: 'Grant it',
  offer: 'Offer something else',
  decline: 'Decline',
  grantText: 'The interview has it at once, and the candidate is told.',
  offerText: 'The candidate reads it and says yes or no. Nothing changes before a yes.',
  declineText:
    'It needs a reason and a second person. The candidate is told only once they agree, and then reads the reason.',
  note: 'Your message to the candidate',
  noteNeeded: 'What you do, and when and how. The candidate reads it.',
  offerNote: 'What you offer, in your words',
  reason: 'Reason',
  reasonHint: 'Why it cannot be done, and what you looked at. The candidate reads it.',
  sendGrant: 'Grant it',
  sendOffer: 'Send the offer',
  sendDecline: 'Ask a second person',
  granted: 'Granted. The candidate is told by mail.',
  offered: 'The candidate can read your offer.',
  asking: 'A second person is asked. Nothing was told yet.',
  second: 'A second person has to agree',
  secondOwn:
    'You wrote this reason. Somebody else who may schedule interviews has to agree. Nothing was told yet.',
  secondOther: (name: string) =>
    `${name} wants to decline, for this reason. If you agree, the candidate is told. If not, it is open again.`,
  confirm: 'Agree and decline',
  reopen: 'Do not decline',
  takeBack: 'Take it back',
  confirmed: 'Declined. The candidate is told by mail.',
  reopened: 'It is open again.',
  told: 'What the candidate was told',
  by: (name: string) => `by ${name}`,
  secondBy: (name: string) => `confirmed by ${name}`,
  somebody: 'Somebody',
  offers: 'What is offered',
};

/** On the profile of a candidate. */
export const entryWords = {
  title: 'What they need',
  what: 'what they need',
  none: 'Nothing was asked for.',
  asked: 'Asked',
};
