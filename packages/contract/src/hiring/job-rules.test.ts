import { expect, test } from 'vitest';
import {
  draftProblems,
  type JobText,
  jobStatuses,
  mayMove,
  publishProblems,
  slugOfTitle,
  stageTemplates,
} from './job-rules.ts';

const today = '2026-11-21';
const whole: JobText = {
  title: 'Engineer',
  slug: '',
  description: 'Build robots.',
  employmentType: 'full-time',
  workplace: 'hybrid',
  location: 'Bergen',
  country: 'NO',
  salaryMin: 50_000_00,
  salaryMax: 60_000_00,
  salaryCurrency: 'EUR',
  salaryPeriod: 'year',
  experienceMin: 2,
  experienceMax: 2,
  closesOn: today,
  skills: [{ name: 'SQL' }],
  stages: stageTemplates[0]?.stages ?? [],
};

test('a whole job has no problems, until its last day is over', () => {
  expect(publishProblems(whole, today)).toEqual({});
  expect(publishProblems(whole, '2026-11-22')).toEqual({
    closesOn: 'Please choose a day that is not over.',
  });
});

test.each([
  [{ title: ' ' }, 'title'],
  [{ description: '\n' }, 'description'],
  [{ employmentType: null }, 'employmentType'],
  [{ workplace: null }, 'workplace'],
  [{ location: '' }, 'location'],
  [{ country: null }, 'country'],
  [{ salaryMax: 1 }, 'salaryMax'],
  [{ salaryMin: null, salaryCurrency: null }, 'salaryCurrency'],
  [{ salaryMax: null, salaryPeriod: null }, 'salaryPeriod'],
  [{ experienceMin: 3 }, 'experienceMax'],
  [{ stages: [{ name: 'Talk', kind: 'interview' as const }] }, 'stages'],
  [{ stages: [] }, 'stages'],
  [{ slug: 'Über uns' }, 'slug'],
  [{ skills: [{ name: 'SQL' }, { name: ' sql' }] }, 'skills.1.name'],
  [{ skills: [{ name: '' }] }, 'skills.0.name'],
])('%j has its problem at %s', (change, path) => {
  expect(Object.keys(publishProblems({ ...whole, ...change }, today))).toEqual([path]);
});

test('a remote job needs no place, and a job without salary no currency', () => {
  const free = { salaryMin: null, salaryMax: null, salaryCurrency: null, salaryPeriod: null };
  const job = { ...whole, ...free, workplace: 'remote', location: '' };
  expect(publishProblems(job, today)).toEqual({});
});

test('a draft may be empty, but not name two stages alike', () => {
  const empty = { ...whole, title: '', description: '', stages: [], skills: [], country: null };
  expect(draftProblems(empty)).toEqual({});
  const stage = { name: 'Talk', kind: 'interview' as const };
  expect(draftProblems({ ...empty, stages: [stage, stage] })).toEqual({
    'stages.1.name': 'This stage is there already.',
  });
});

test('a job goes from draft to open, pauses, closes and opens again', () => {
  const open = jobStatuses.flatMap((from) =>
    jobStatuses.filter((to) => mayMove(from, to)).map((to) => `${from} ${to}`),
  );
  expect(open).toEqual([
    'draft open',
    'open open',
    'open paused',
    'open closed',
    'paused open',
    'paused closed',
    'closed open',
  ]);
});

test('every template begins with the stage of applying', () => {
  for (const { stages } of stageTemplates) {
    expect(draftProblems({ ...whole, stages })).toEqual({});
    expect(stages[0]?.kind).toBe('applied');
  }
});

test('an address is made of the title', () => {
  expect(slugOfTitle('Señior C++ / Ænna (f/m/d)')).toBe('senior-c-nna-f-m-d');
  expect(slugOfTitle('工程师')).toBe('');
});
