import { stageTemplates } from '@candor/contract/hiring/job-rules';
import { expect, test } from 'vitest';
import {
  bodyOf,
  type JobValues,
  problemsOf,
  savingProblems,
  templateValues,
  valuesOf,
} from './job-form-values.ts';

const values: JobValues = {
  title: 'Engineer',
  description: 'Build.',
  department: '',
  employmentType: 'full-time',
  workplace: 'remote',
  location: '',
  country: 'NO',
  salaryMin: '52 000',
  salaryMax: '60000,50',
  salaryCurrency: 'EUR',
  salaryPeriod: 'year',
  openings: '2',
  experienceMin: '3',
  experienceMax: '',
  education: '',
  closesOn: '',
  language: 'nb',
  jurisdiction: 'us-co',
  biasAuditUrl: ' https://example.com/audit ',
  biasAuditOn: '',
  slug: '',
  skills: [],
  stages: templateValues(stageTemplates[0]),
  team: [{ membershipID: '7', role: 'owner' }],
  questions: [
    {
      kind: 'single-choice',
      label: 'Which shift?',
      isRequired: true,
      options: [
        { text: 'Day', isKnockOut: false },
        { text: 'Night', isKnockOut: true },
      ],
      yesNoKnockOut: '',
    },
    {
      kind: 'yes-no',
      label: 'Forklift licence?',
      isRequired: false,
      options: [],
      yesNoKnockOut: 'no',
    },
  ],
};
const today = '2026-11-21';

test('what is typed becomes what the contract takes, and back', () => {
  const body = bodyOf(values);
  expect(body).toMatchObject({ salaryMin: 5_200_000, salaryMax: 6_000_050, openings: 2 });
  expect(body).toMatchObject({ biasAuditUrl: 'https://example.com/audit', biasAuditOn: null });
  expect(body).toMatchObject({ experienceMax: null, education: null, closesOn: null });
  expect(bodyOf({ ...values, language: '' }).language).toBeNull();
  expect(bodyOf({ ...values, jurisdiction: '' }).jurisdiction).toBeNull();
  const rest = { jobID: 1, version: 1, status: 'draft' as const, interviews: 0 };
  const job = {
    ...body,
    ...rest,
    team: [{ membershipID: 7, role: 'owner' as const, name: 'Ada' }],
    createdAt: '',
    updatedAt: '',
    publishedAt: null,
    publicPath: null,
    hasUnpublishedChanges: false,
    questions: body.questions ?? [],
  };
  expect(body.questions).toMatchObject([{ knockOut: ['Night'] }, { knockOut: ['no'] }]);
  expect(bodyOf(valuesOf(job))).toEqual(body);
});

test('a yen has no cents', () => {
  expect(bodyOf({ ...values, salaryCurrency: 'JPY', salaryMin: '4000000' }).salaryMin).toBe(
    4_000_000,
  );
});

test.each([
  [{ salaryMin: 'a lot' }, 'salaryMin'],
  [{ salaryMax: '-5' }, 'salaryMax'],
  [{ openings: '0' }, 'openings'],
  [{ experienceMin: '61' }, 'experienceMin'],
  [{ experienceMax: 'x' }, 'experienceMax'],
  [{ closesOn: 'soon' }, 'closesOn'],
  [{ team: [{ membershipID: '', role: 'owner' }] }, 'team.0.membershipID'],
])('%j stops a save at its field', (change, path) => {
  expect(Object.keys(savingProblems({ ...values, ...change }, '2026-11-29'))).toEqual([path]);
});

test('a whole job stops nothing, and what is missing stops publishing only', () => {
  expect(problemsOf(values, today)).toEqual({});
  const untitled = { ...values, title: '' };
  expect(savingProblems(untitled, '2026-11-29')).toEqual({});
  expect(problemsOf(untitled, today)).toEqual({ title: 'Please enter a title.' });
});

test('every stage begins with a promise of five days', () => {
  for (const template of stageTemplates) {
    const promises = templateValues(template).map(({ replyWithinDays }) => replyWithinDays);
    expect(new Set(promises)).toEqual(new Set(['5']));
  }
});

test('an address that no browser opens keeps a job from being saved', () => {
  const inNewYork = { ...values, jurisdiction: 'us-nyc' };
  expect(savingProblems({ ...inNewYork, biasAuditUrl: 'our site' }, '2026-11-29')).toMatchObject({
    biasAuditUrl: expect.stringContaining('https://'),
  });
  expect(savingProblems(inNewYork, '2026-11-29')).not.toHaveProperty('biasAuditUrl');
});

test('an audit whose fields are not on the page keeps nothing from being saved or published', () => {
  for (const jurisdiction of ['', 'us-co']) {
    const left = { ...values, jurisdiction, biasAuditUrl: 'our site', biasAuditOn: '2999-01-01' };
    expect(savingProblems(left, '2026-11-29')).not.toHaveProperty('biasAuditUrl');
    expect(savingProblems(left, '2026-11-29')).not.toHaveProperty('biasAuditOn');
    expect(problemsOf(left, '2026-11-29')).not.toHaveProperty('biasAuditOn');
    expect(bodyOf(left)).toMatchObject({ biasAuditUrl: null });
  }
  const inNewYork = { ...values, jurisdiction: 'us-nyc', biasAuditOn: '2999-01-01' };
  expect(savingProblems(inNewYork, '2026-11-29')).toHaveProperty('biasAuditOn');
  expect(problemsOf(inNewYork, '2026-11-29')).toHaveProperty('biasAuditOn');
});
