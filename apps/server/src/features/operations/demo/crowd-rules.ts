import { firstNames, lastNames, places } from './crowd-names-rules.ts';
import { type SeededRandom, seededRandom } from './seeded-random-rules.ts';

/** What a job of the demo asks of a crowd: its skills, and how many of the crowd want it. */
export type CrowdJob = {
  readonly title: string;
  readonly skills: readonly string[];
  readonly share: number;
};

type Source = 'career-page' | 'added' | 'referral' | 'imported';
type Outcome = 'active' | 'rejected' | 'hired';

/** What the monitors saw: a type of the specification, so many seconds after the start. */
export type CrowdSignal = { readonly type: string; readonly after: number };

export type CrowdInterview = {
  /** One letter for each question: r right, w wrong, - left open. */
  readonly answers: string;
  readonly hoursAgo: number;
  readonly signals: readonly CrowdSignal[];
};

export type CrowdApplication = {
  /** The place of the job in the list. */
  readonly job: number;
  readonly source: Source;
  /** Every stage that was entered, first the one of applying (0). */
  readonly steps: readonly { readonly stage: number; readonly daysAgo: number }[];
  readonly outcome: Outcome;
  readonly outcomeDaysAgo: number;
};

export type CrowdMember = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly city: string;
  readonly country: string;
  readonly headline: string;
  readonly experienceYears: number;
  readonly skills: readonly string[];
  readonly applications: readonly CrowdApplication[];
  readonly interview: CrowdInterview | null;
};

/** Of whom one in how many goes on from each stage: applied, screening, bot interview, panel; nobody beyond an offer. */
const goesOn = [0.62, 0.6, 0.55, 0.5] as const;
const BOT_INTERVIEW = 2;

/** The same crowd for the same seed: `people` candidates, `interviews` of whom finished a bot interview for the first job. */
export function drawCrowd(
  jobs: readonly CrowdJob[],
  { people, interviews, seed }: { people: number; interviews: number; seed: number },
): CrowdMember[] {
  const random = seededRandom(seed);
  const names = random.some(
    firstNames.flatMap((first) => lastNames.map((last) => [first, last] as const)),
    people,
  );
  let left = interviews;
  return names.map(([firstName, lastName]) => {
    const job = drawJob(random, jobs);
    const wantsTwo = random.chance(0.15) && jobs.length > 1;
    const other = (job + random.whole(1, Math.max(1, jobs.length - 1))) % jobs.length;
    const applications = (wantsTwo ? [job, other] : [job]).map((at) => drawApplication(random, at));
    const isInvited = applications.some((one) => one.job === 0 && one.steps.length > BOT_INTERVIEW);
    const interview = isInvited && left > 0 ? drawInterview(random, left) : null;
    if (interview !== null) left -= 1;
    const [city, country] = random.pick(places);
    const wanted = jobs[job]?.skills ?? [];
    return {
      firstName,
      lastName,
      email: `${firstName}.${lastName}@candidates.example`.toLowerCase(),
      city,
      country,
      headline: headlineOf(random, jobs[job]?.title ?? ''),
      experienceYears: random.whole(0, 14),
      skills: random.some(
        [...wanted, ...otherSkills].map((skill) => skill.toLowerCase()),
        random.whole(2, 5),
      ),
      applications,
      interview,
    };
  });
}

const otherSkills = [
  'Git',
  'Linux',
  'English',
  'Teamwork',
  'Excel',
  'Docker',
  'Figma',
  'Norwegian',
] as const;

function headlineOf(random: SeededRandom, title: string): string {
  const level = random.pick(['', 'Senior ', 'Junior ']);
  return `${level}${level === '' ? title : title.toLowerCase()}`;
}

/** By the shares of the jobs. */
function drawJob(random: SeededRandom, jobs: readonly CrowdJob[]): number {
  const whole = jobs.reduce((sum, { share }) => sum + share, 0);
  let mark = random.next() * whole;
  for (const [index, { share }] of jobs.entries()) {
    mark -= share;
    if (mark < 0) return index;
  }
  return jobs.length - 1;
}

function drawApplication(random: SeededRandom, job: number): CrowdApplication {
  let daysAgo = random.whole(6, 28);
  const steps = [{ stage: 0, daysAgo }];
  for (const [index, probability] of goesOn.entries()) {
    daysAgo -= random.whole(1, 5);
    if (daysAgo < 0 || !random.chance(probability)) break;
    steps.push({ stage: index + 1, daysAgo });
  }
  const last = steps.at(-1)?.daysAgo ?? 0;
  const outcome = drawOutcome(random, steps.length);
  const source = random.pick([
    'career-page',
    'career-page',
    'career-page',
    'referral',
    'added',
    'imported',
  ]);
  return { job, source, steps, outcome, outcomeDaysAgo: random.whole(0, Math.max(0, last - 1)) };
}

function drawOutcome(random: SeededRandom, stages: number): Outcome {
  if (stages > goesOn.length) return random.chance(0.5) ? 'hired' : 'active';
  return random.chance(0.28) ? 'rejected' : 'active';
}

/** From calm to critical, in turn, so that a list of them shows every kind. */
const temperaments: readonly (readonly string[])[] = [
  [],
  ['LOOKING_DOWN', 'LOOKING_LEFT'],
  ['FORBIDDEN_KEY', 'LOOKING_DOWN', 'VOICE_DETECTED'],
  [],
  ['NO_FACE', 'TAB_SWITCHING', 'NO_FACE', 'COPYING_ATTEMPT', 'LOOKING_RIGHT'],
  [
    'LOOKING_LEFT',
    'LOOKING_RIGHT',
    'LOOKING_DOWN',
    'LOOKING_LEFT',
    'VOICE_DETECTED',
    'LOOKING_UP',
    'LOOKING_LEFT',
    'LOOKING_RIGHT',
    'VOICE_DETECTED',
    'FORBIDDEN_KEY',
  ],
  ['MULTIPLE_FACES', 'SCREENSHOT_ATTEMPT', 'TAB_SWITCHING'],
];

function drawInterview(random: SeededRandom, turn: number): CrowdInterview {
  const ability = 0.3 + random.next() * 0.65;
  const answers = Array.from({ length: 24 }, () => {
    if (random.chance(ability)) return 'r';
    return random.chance(0.8) ? 'w' : '-';
  });
  const types = temperaments[turn % temperaments.length] ?? [];
  const signals = types.map((type) => ({ type, after: random.whole(40, 900) }));
  return {
    answers: answers.join(''),
    hoursAgo: random.whole(2, 190),
    signals: signals.toSorted((a, b) => a.after - b.after),
  };
}
