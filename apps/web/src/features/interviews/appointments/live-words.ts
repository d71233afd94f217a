import type { Hindrance } from '@candor/contract/interviews/appointment-rules';
import { counted, type ListWords, unmatched } from '../../../ui/data-list/list-words.ts';
import type { StateShape } from '../../../ui/state-mark.tsx';
import { cityOf } from '../../../ui/zone-times.ts';
import type {
  HistoryEntry,
  LiveInterview,
  LivePage,
  LiveQuery,
  LiveRow,
  Seat,
} from './live-queries.ts';

export const kindWords: Readonly<Record<LiveRow['kind'], string>> = {
  'phone-screen': 'Phone screen',
  technical: 'Technical interview',
  culture: 'Culture interview',
  panel: 'Panel interview',
  final: 'Final interview',
  other: 'Interview',
};

export const placeWords: Readonly<Record<LiveInterview['place']['kind'], string>> = {
  link: 'Link',
  call: 'Video call',
  phone: 'Telephone',
  address: 'Address',
};

type Standing = Pick<LiveRow, 'state' | 'move' | 'askedAt'>;

export const stateWords: Readonly<Record<LiveRow['state'], string>> = {
  asked: 'Candidate asked',
  offered: 'Times offered',
  booked: 'Booked',
  over: 'Over',
  unable: 'Candidate cannot',
  cancelled: 'Cancelled',
};

const shapes: Readonly<Record<LiveRow['state'], StateShape>> = {
  asked: 'blank',
  offered: 'waiting',
  booked: 'good',
  over: 'over',
  unable: 'wrong',
  cancelled: 'over',
};

/** In a list: what it is, or what it waits for. */
export const standingText = ({ state, move, askedAt }: Standing): string => {
  if (state === 'asked' && askedAt === null) return 'Later round';
  return state === 'booked' && move !== null ? 'Being moved' : stateWords[state];
};

export const standingShape = ({ state, move, askedAt }: Standing): StateShape => {
  if (state === 'asked' && askedAt === null) return 'paused';
  if (state !== 'booked' || move === null) return shapes[state];
  return move.waitsFor === 'company' ? 'waiting' : 'moving';
};

const moveWaitWords = {
  candidate: (name: string) => `We wait for ${name} to offer other times.`,
  company: (name: string, { move, times }: LiveInterview) => {
    if (move?.by === 'interviewer') {
      return times.length === 0
        ? `What they proposed stands beside their seat: ask ${name} for one of those times, or keep the appointment.`
        : `What they proposed stands beside their seat: move it within what ${name} offered, ask ${name} for other times, or keep the appointment.`;
    }
    return times.length === 0
      ? 'None of the offered times suits everybody: ask for other times, change a seat, or keep the appointment.'
      : 'Please choose one of the offered times, or keep the appointment.';
  },
  interviewers: () => 'The interviewers are asked which of the offered times will do.',
};

const moverText = ({ candidateName }: LiveInterview, by: string): string =>
  ({
    candidate: `${candidateName} asked for another time.`,
    interviewer: 'An interviewer asked for another time.',
    company: 'Your company asked for another time.',
  })[by] ?? '';

/** How it stands, in sentences. */
export function storyOf(interview: LiveInterview): string {
  const { state, move, candidateName: name, beginning, askedAt, times, cancelReason } = interview;
  const ended = endedWords[interview.endedBy ?? 'unknown'](name);
  if (state === 'asked' && askedAt === null) {
    return `This round follows: ${name} is asked when the one before is over.`;
  }
  if (state === 'booked' && move !== null) {
    return `The appointment stands until another one is certain. ${moverText(interview, move.by)} ${moveWaitWords[move.waitsFor](name, interview)}`;
  }
  const stories: Readonly<Record<LiveRow['state'], string>> = {
    asked:
      beginning === 'candidate-picks'
        ? `${name} is asked to pick a time at which all seats are free. Nothing is booked yet.`
        : `${name} is asked to offer times. Nothing is booked yet.`,
    offered:
      times.length === 0
        ? `${name} offered times, but at none of them all seats are free. Change a seat, or ask for other times.`
        : `${name} offered times. Please book one of those at which all seats are free.`,
    booked: 'It is booked, and everybody knows.',
    over: 'It is over.',
    unable: `${name} said that no time will do${reasonText(cancelReason)}.`,
    cancelled: `${ended}${reasonText(cancelReason)}.`,
  };
  return stories[state];
}

const endedWords = {
  candidate: (name: string) => `${name} cancelled it`,
  company: () => 'Your company cancelled it',
  application: () => 'It ended with the application',
  unknown: () => 'It was cancelled',
};

const reasonText = (reason: string | null): string =>
  reason === null || reason.trim() === '' ? '' : `: “${reason.trim()}”`;

export const answerWords: Readonly<Record<Seat['answer'], string>> = {
  open: 'No answer yet',
  accepted: 'Accepted',
  declined: 'Declined',
};

export const answerShapes: Readonly<Record<Seat['answer'], StateShape>> = {
  open: 'blank',
  accepted: 'good',
  declined: 'wrong',
};

export const historyWords: Readonly<Record<HistoryEntry['what'], string>> = {
  asked: 'Asked',
  offered: 'Offered times',
  booked: 'Booked',
  'move-asked': 'Asked for another time',
  moved: 'Moved',
  'move-declined': 'Kept the appointment',
  cancelled: 'Cancelled',
  unable: 'Said that no time will do',
  noted: 'Wrote a note',
  'seat-accepted': 'Accepted a seat',
  'seat-declined': 'Declined a seat',
  'seat-proposed': 'Proposed other times',
  'seat-matched': 'Said which of the offered times will do',
  'seat-matched-none': 'Said that none of the offered times will do',
  'seat-swapped': 'Changed a seat',
  'plan-changed': 'Changed the plan',
  'place-changed': 'Changed where it happens',
  reminded: 'Reminded',
};

/** Of whom, and what stands in the way there. */
export const hindranceText = (why: Hindrance, name: string): string => {
  const whose = name === '' ? 'somebody' : name;
  const words: Readonly<Record<Hindrance, string>> = {
    'in-the-past': 'has passed',
    'short-notice': 'sooner than the least notice',
    'after-last-day': 'after the last day',
    'no-hours': `${whose} has not said any hours`,
    'not-accepted-yet': `${whose} has not agreed to sit here yet`,
    'not-free': `${whose} is not free`,
    'outside-hours': `outside the hours of ${whose}`,
    'day-off': `${whose} has the day off`,
    busy: `${whose} is busy by a calendar`,
    booked: `${whose} has another interview`,
    'day-full': `${whose} has enough interviews that day`,
    'week-full': `${whose} has enough interviews that week`,
    'candidate-booked': 'the candidate has another interview',
    'nobody-named': 'nobody is named for a seat',
    'too-few-people': 'too few people for all seats',
  };
  return words[why];
};

export const dayWords = {
  title: 'Why not on …',
  day: 'Day',
  hint: 'Each time of that day, and what stands in its way.',
  free: 'all seats are free',
  none: 'No time of this day was looked at.',
  because: (reasons: readonly string[]) => reasons.join('; '),
};

export const timesWords = {
  none: 'At no time all seats are free.',
  many: 'and more',
  until: ' to ',
  starts: 'It could begin',
  /** “10:00 in Oslo” */
  elsewhere: (time: string, zone: string) => `${time} in ${cityOf(zone)}`,
};

export const listWords: ListWords<LivePage> = {
  title: 'Live interviews',
  what: 'the live interviews',
  count: counted('live interview', 'live interviews'),
  none: {
    title: 'No live interviews yet',
    text: 'A live interview is a talk with people. Schedule one from a job’s pipeline, a candidate’s profile, or here.',
  },
  unmatched: {
    title: unmatched('No one matches'),
    text: 'Try fewer words, or all jobs and states.',
  },
};

export const whenWords = {
  upcoming: 'Coming',
  today: 'Today',
  'to-be-scheduled': 'To be scheduled',
  waiting: 'Waiting for a reply',
  past: 'Past',
} as const satisfies Record<NonNullable<LiveQuery['when']>, string>;

export const columnWords = {
  candidate: 'Candidate',
  job: 'Job',
  kind: 'Kind',
  state: 'State',
  when: 'When',
  seats: 'Seats',
  waits: 'Waits since',
  anyTime: 'Any time',
  whenLabel: 'When',
  stateLabel: 'State',
  allStates: 'All states',
  jobLabel: 'Job',
  allJobs: 'All jobs',
  search: 'Candidate',
};

export const tabWords = {
  label: 'Kinds of interviews',
  bot: 'Bot interviews',
  live: 'Live',
  needs: 'Needs',
};

export const blockWords = {
  what: 'the live interviews',
  today: 'Today',
  toSchedule: 'To be scheduled',
  waiting: 'Waiting for a reply',
  since: 'Since',
  all: (total: number) => (total === 1 ? '1 interview' : `${total} interviews`),
};

export const entryWords = {
  title: 'Live interviews',
  none: 'No live interviews yet.',
  what: 'the live interviews',
};
