import type { Person } from '@candor/contract/people/profiles';
import { consentVersions, salaryProblem } from '@candor/contract/people/person-rules';
import {
  educationProblems,
  employmentProblems,
  personProblems,
  type Problems,
  skillProblems,
} from '@candor/contract/people/registration-rules';
import { ownTimeZone } from '../../../ui/person-fields.tsx';
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

export { personProblems };

export type Work = NonNullable<Registration['work']>;
export const noWork: Work = { educations: [], employments: [], skills: [] };

export const workProblems = ({ educations, employments, skills }: Work): Problems => ({
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
    ...(values.workTypes.length === 0 && { workTypes: 'Please choose at least one kind of work.' }),
    ...(values.workPlaces.length === 0 && { workPlaces: 'Please choose where you would work.' }),
    ...(placesOf(values).length > LOCATIONS_MOST && {
      locations: `Please name at most ${LOCATIONS_MOST} places.`,
    }),
    ...(salary !== null && { salary }),
    ...(values.start === '' && { start: 'Please choose when you could start.' }),
    ...(!values.privacy && { privacy: 'We need your consent to keep your profile.' }),
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
    },
  };
}
