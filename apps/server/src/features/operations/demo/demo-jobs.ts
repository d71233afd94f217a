import type { JobBody } from '@candor/contract/hiring/job-fields';
import { stageTemplates } from '@candor/contract/hiring/job-rules';
import { seededRandom } from './seeded-random-rules.ts';

export type DemoJob = {
  readonly body: JobBody;
  readonly state: 'open' | 'paused' | 'draft';
  /** How long ago it was posted. */
  readonly daysAgo: number;
};

type Role = Pick<JobBody, 'title' | 'department' | 'workplace' | 'location' | 'country'> & {
  readonly does: readonly string[];
  readonly skills: readonly string[];
  /** Per year, in whole euros. */
  readonly from: number;
  readonly state?: DemoJob['state'];
};

const bergen = { location: 'Bergen', country: 'NO' } as const;

const roles: readonly Role[] = [
  {
    title: 'Backend engineer',
    department: 'Engineering',
    workplace: 'remote',
    location: 'Europe',
    country: 'NO',
    from: 68_000,
    does: ['the services that plan a harvest', 'interfaces that other teams rely on'],
    skills: ['TypeScript', 'SQL', 'PostgreSQL'],
  },
  {
    ...bergen,
    title: 'Robotics engineer',
    department: 'Engineering',
    workplace: 'on-site',
    from: 72_000,
    does: ['grippers that do not bruise an apple', 'tests in our own orchard'],
    skills: ['C++', 'Control theory', 'Python'],
  },
  {
    ...bergen,
    title: 'Field service technician',
    department: 'Operations',
    workplace: 'hybrid',
    from: 46_000,
    does: ['repairs at the customer’s farm', 'the checklist before each season'],
    skills: ['Electronics', 'Hydraulics'],
  },
  {
    title: 'Product designer',
    department: 'Product',
    workplace: 'hybrid',
    location: 'Oslo',
    country: 'NO',
    from: 60_000,
    does: ['screens that are read in sunlight', 'interviews with growers'],
    skills: ['Interaction design', 'User research'],
  },
  {
    title: 'Computer vision intern',
    department: 'Engineering',
    workplace: 'hybrid',
    ...bergen,
    from: 32_000,
    does: ['data sets of fruit under leaves', 'measurements that we can trust'],
    skills: ['Python', 'Statistics'],
    state: 'paused',
  },
  {
    ...bergen,
    title: 'Office manager',
    department: 'People',
    workplace: 'on-site',
    from: 42_000,
    does: ['a house in which 80 people like to work'],
    skills: ['Bookkeeping'],
    state: 'draft',
  },
];

const benefits = [
  'six weeks of holiday',
  'a share of the harvest, in apples and in money',
  'learning time every Friday',
  'a bicycle, or its worth in train tickets',
  'parental leave for everybody',
] as const;

/** Six jobs in three states; the same for the same seed and day. `about` is the company in a sentence. */
export function demoJobs(now: Date, about: string, seed = 20_261_121): DemoJob[] {
  const { whole, chance } = seededRandom(seed);
  return roles.map(({ does, skills, from, state = 'open', ...role }) => {
    const years = whole(0, 4);
    const start = from + whole(0, 6) * 500;
    const closing = new Date(now.getTime() + whole(30, 90) * 24 * 3_600_000);
    const offered = benefits.filter(() => chance(0.6));
    const isIntern = role.title.endsWith('intern');
    return {
      state,
      daysAgo: whole(2, 30),
      body: {
        ...role,
        slug: '',
        description: [
          `${about} As our ${role.title.toLowerCase()} you look after a part of that, from the first drawing to the field.`,
          ...descriptionOf(does, offered),
        ].join('\n\n'),
        employmentType: isIntern ? 'internship' : 'full-time',
        salaryMin: start * 100,
        salaryMax: (start + whole(4, 12) * 1000) * 100,
        salaryCurrency: 'EUR',
        salaryPeriod: 'year',
        openings: whole(1, 3),
        experienceMin: isIntern ? null : years,
        experienceMax: isIntern ? null : years + whole(3, 6),
        education: isIntern ? 'none' : 'bachelor',
        closesOn: closing.toISOString().slice(0, 10),
        skills: skills.map((name) => ({
          name,
          level: (['working', 'advanced', 'expert'] as const)[whole(0, 2)] ?? 'working',
        })),
        // A crowd that waits since weeks would be one of promises broken; the story has the one that is.
        stages: (stageTemplates[0]?.stages ?? []).map(({ name, kind }) => ({ name, kind })),
        team: [],
      },
    };
  });
}

function descriptionOf(does: readonly string[], offered: readonly string[]): string[] {
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  return [
    '## What you look after',
    list(does),
    ...(offered.length === 0 ? [] : ['## What we offer', list(offered)]),
    '## How it goes on',
    '1. we talk on the phone\n2. a written interview, whenever it suits you\n3. you meet the team',
  ];
}
