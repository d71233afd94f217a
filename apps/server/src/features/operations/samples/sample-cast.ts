import type { ApplicationSource } from '@candor/contract/hiring/pipeline-rules';
import { INVENTED_DOMAIN } from '../../../platform/mail/invented-rules.ts';
import type { DemoInterview } from './take-interview.ts';

export type SamplePerson = {
  /** Its name in the story. */
  readonly part: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly country: string;
  readonly headline: string;
  readonly experienceYears: number;
  readonly source: ApplicationSource;
  /** The stages of the job that it entered, by their place, and how many days ago; first the one of applying. */
  readonly steps: readonly (readonly [stage: number, daysAgo: number])[];
  readonly isHired?: true;
  readonly interview?: DemoInterview & {
    readonly hoursAgo: number;
    readonly decision?: {
      readonly decision: 'advance' | 'reject' | 'hold';
      readonly reason: string;
    };
    /** What was said of the first flag of a type. */
    readonly verdicts?: readonly {
      readonly type: string;
      readonly verdict: 'confirmed' | 'not-an-issue';
      readonly reason: string;
    }[];
  };
};

/** Of recording.mp4, which tools/sample-recording draws: at these seconds it shows what the flags say. */
const drawn = [
  { type: 'LOOKING_LEFT', after: 14 },
  { type: 'LOOKING_DOWN', after: 36 },
  { type: 'NO_FACE', after: 59 },
  { type: 'MULTIPLE_FACES', after: 83 },
  { type: 'VOICE_DETECTED', after: 84 },
  { type: 'TAB_SWITCHING', after: 104 },
] as const;

const EACH = 25;

/** The one whose recording is there, and who was granted paper and a quarter more time. */
export const filmed = 'filmed';
export const offered = 'offered';
const overdue = 'overdue';

/** Nine people, each for something that the desk has to show. */
export const cast: readonly SamplePerson[] = [
  {
    ...named(filmed, 'Maja', 'Lund'),
    ...{ city: 'Aarhus', country: 'DK', headline: 'Data engineer', experienceYears: 5 },
    source: 'career-page',
    steps: [
      [0, 6],
      [1, 4],
      [2, 3],
    ],
    interview: { hoursAgo: 3, answers: 'rrrw', secondsEach: EACH, signals: drawn },
  },
  {
    ...named(overdue, 'Ole', 'Dahl'),
    ...{ city: 'Trondheim', country: 'NO', headline: 'Database administrator', experienceYears: 9 },
    source: 'career-page',
    steps: [
      [0, 12],
      [1, 9],
    ],
  },
  {
    ...named(offered, 'Amara', 'Diallo'),
    ...{ city: 'Lyon', country: 'FR', headline: 'Senior data engineer', experienceYears: 8 },
    source: 'referral',
    steps: [
      [0, 21],
      [1, 18],
      [2, 14],
      [3, 8],
      [4, 2],
    ],
    interview: {
      ...{ hoursAgo: 300, answers: 'rrrr', secondsEach: EACH, signals: [] },
      decision: { decision: 'advance', reason: 'Everything right, and explained well.' },
    },
  },
  {
    ...named('hired', 'Piotr', 'Zielinski'),
    ...{ city: 'Gdansk', country: 'PL', headline: 'Analytics engineer', experienceYears: 6 },
    source: 'referral',
    steps: [
      [0, 28],
      [1, 25],
      [2, 20],
      [3, 12],
      [4, 6],
    ],
    isHired: true,
    interview: {
      ...{ hoursAgo: 440, answers: 'rrwr', secondsEach: EACH },
      signals: [{ type: 'LOOKING_DOWN', after: 40 }],
      decision: { decision: 'advance', reason: 'Solid answers, calm recording.' },
      verdicts: [dismissed('LOOKING_DOWN', 'Looks at the keyboard while typing.')],
    },
  },
  {
    ...named('advanced', 'Yuki', 'Tanaka'),
    ...{ city: 'Berlin', country: 'DE', headline: 'Data engineer', experienceYears: 4 },
    source: 'added',
    steps: [
      [0, 14],
      [1, 11],
      [2, 7],
      [3, 2],
    ],
    interview: {
      ...{ hoursAgo: 110, answers: 'rrwr', secondsEach: EACH },
      signals: [
        { type: 'LOOKING_RIGHT', after: 22 },
        { type: 'VOICE_DETECTED', after: 70 },
      ],
      decision: { decision: 'advance', reason: 'Three of four, and a good idea in the last.' },
      verdicts: [
        dismissed('LOOKING_RIGHT', 'The second screen is a tablet with the drawing.'),
        dismissed('VOICE_DETECTED', 'A radio in the next room; nobody answers.'),
      ],
    },
  },
  {
    ...named('rejected', 'Carlos', 'Vega'),
    ...{ city: 'Porto', country: 'PT', headline: 'Backend developer', experienceYears: 3 },
    source: 'career-page',
    steps: [
      [0, 16],
      [1, 13],
      [2, 9],
    ],
    interview: {
      ...{ hoursAgo: 150, answers: 'wrww', secondsEach: EACH },
      signals: [
        { type: 'TAB_SWITCHING', after: 30 },
        { type: 'COPYING_ATTEMPT', after: 34 },
      ],
      decision: { decision: 'reject', reason: 'One of four answers is right.' },
      verdicts: [
        {
          ...{ type: 'COPYING_ATTEMPT', verdict: 'confirmed' },
          reason: 'The question was copied into a search.',
        },
      ],
    },
  },
  {
    ...named('calm', 'Emil', 'Berg'),
    ...{ city: 'Uppsala', country: 'SE', headline: 'Data analyst', experienceYears: 2 },
    source: 'career-page',
    steps: [
      [0, 5],
      [1, 4],
      [2, 2],
    ],
    interview: { hoursAgo: 20, answers: 'rrw-', secondsEach: EACH, signals: [] },
  },
  {
    ...named('new', 'Lena', 'Fischer'),
    ...{ city: 'Leipzig', country: 'DE', headline: 'Data engineer', experienceYears: 7 },
    source: 'career-page',
    steps: [[0, 1]],
  },
  {
    ...named('newest', 'Noor', 'Aziz'),
    ...{ city: 'Utrecht', country: 'NL', headline: 'Data platform engineer', experienceYears: 5 },
    source: 'referral',
    steps: [[0, 0]],
  },
];

// Lists and reports show the name as it is, so it says what these people are.
function named(part: string, firstName: string, last: string) {
  return { part, firstName, lastName: `${last} (sample)` };
}

function dismissed(type: string, reason: string) {
  return { type, verdict: 'not-an-issue', reason } as const;
}

export const addressOf = ({ firstName, lastName }: SamplePerson): string =>
  `${firstName}.${lastName.split(' ')[0]}@${INVENTED_DOMAIN}`.toLowerCase();
