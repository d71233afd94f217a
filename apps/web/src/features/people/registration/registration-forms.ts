import type { Person } from '@candor/contract/people/profiles';
import { consentVersions, salaryProblem } from '@candor/contract/people/person-rules';
import {
  educationProblems,
  employmentProblems,
  personProblems as problemsOfPerson,
  type Problems,
  skillProblems,
} from '@candor/contract/people/registration-rules';
import { currentLanguage } from '../../../lib/language.ts';
import { inReadersLanguage } from '../../../lib/said-in-english.ts';
import { ownTimeZone } from '../../../ui/person-fields.tsx';
import { consentWords, wishWords as words } from './job-seeker-words.ts';
import type { BodyOf, Registration } from './registration-queries.ts';
import type { saveCandidatePreferences } from '@candor/contract/people/registration';

const today = (): string => new Date().toISOString().slice(0, 10);

export const firstPerson = (): Person => ({
  firstName: '',
  lastName: '',
  phone: '',
  country: '',
  city: '',
  timeZone: ownTimeZone(),
});

/** The rules speak English. */
const said = (problems: Problems): Problems =>
  Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => [path, inReadersLanguage(problem)]),
  );

export const personProblems = (person: Person): Problems => said(problemsOfPerson(person));

export type Work = NonNullable<Registration['work']>;
export const noWork: Work = { educations: [], employments: [], skills: [] };

export const workProblems = ({ educations, employments, skills }: Work): Problems =>
  said({
    ...educationProblems(educations, today()),
    ...employmentProblems(employments, today()),
    ...skillProblems(skills),
  });

type PreferencesBody = BodyOf<typeof saveCandidatePreferences>;
type Preferences = PreferencesBody['preferences'];

/** As typed: amounts are text, consents are ticks. */
export type PreferenceValues = {
  workTypes: Preferences['workTypes'];
  workPlaces: Preferences['workPlaces'];
  locations: string;
  salary: string;
  currency: NonNullable<Preferences['salary']>['currency'];
  period: NonNullable<Preferences['salary']>['period'];
  start: Preferences['start'] | '';
  privacy: boolean;
  talentPool: boolean;
};

export function preferenceValues({ preferences, consents }: Registration): PreferenceValues {
  return {
    workTypes: preferences?.workTypes ?? [],
    workPlaces: preferences?.workPlaces ?? [],
    locations: preferences?.locations.join(', ') ?? '',
    salary: preferences?.salary?.amount.toString() ?? '',
    currency: preferences?.salary?.currency ?? 'EUR',
    period: preferences?.salary?.period ?? 'year',
    start: preferences?.start ?? '',
    privacy: consents.privacy === consentVersions.privacy,
    talentPool: consents.talentPool === consentVersions.talentPool,
  };
}

const LOCATIONS_MOST = 10;

export function preferenceProblems(values: PreferenceValues): Problems {
  const salary = salaryProblem(values.salary);
  return {
    ...(values.workTypes.length === 0 && { workTypes: words.kindMissing }),
    ...(values.workPlaces.length === 0 && { workPlaces: words.whereMissing }),
    ...(placesOf(values).length > LOCATIONS_MOST && {
      locations: words.placesMany(LOCATIONS_MOST),
    }),
    ...(salary !== null && { salary: inReadersLanguage(salary) }),
    ...(values.start === '' && { start: words.startMissing }),
    ...(!values.privacy && { privacy: consentWords.keepMissing }),
  };
}

const placesOf = ({ locations }: PreferenceValues) =>
  locations
    .split(',')
    .map((place) => place.trim())
    .filter((place) => place !== '');

export function preferencesBody(values: PreferenceValues): PreferencesBody {
  const { workTypes, workPlaces, currency, period, start } = values;
  const amount = Number(values.salary);
  return {
    preferences: {
      workTypes,
      workPlaces,
      locations: placesOf(values),
      salary: amount > 0 ? { amount, currency, period } : null,
      start: start === '' ? 'At once' : start,
    },
    consents: {
      privacy: consentVersions.privacy,
      talentPool: values.talentPool ? consentVersions.talentPool : null,
      language: currentLanguage(),
    },
  };
}
