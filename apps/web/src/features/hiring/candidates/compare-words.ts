import type { mergeFields } from '@candor/contract/hiring/candidate-rules';
import { countryName } from '../../../ui/country-names.ts';
import type { Comparison, Profile } from './candidate-queries.ts';

export type MergeField = (typeof mergeFields)[number];

export const fieldWords: Readonly<Record<MergeField, string>> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  headline: 'Headline',
  place: 'Place',
  experienceYears: 'Years of experience',
  availableFrom: 'Available from',
};

export const shownName = ({ firstName, lastName, email }: Profile): string =>
  `${firstName} ${lastName}`.trim() || email;

/** What a field says; empty where nothing is known. */
export function valueOf(profile: Profile, field: MergeField): string {
  const { city, country } = profile;
  if (field === 'name') return `${profile.firstName} ${profile.lastName}`.trim();
  if (field === 'place') {
    return [city, country === null ? '' : countryName(country)].filter(Boolean).join(', ');
  }
  return String(profile[field] ?? '');
}

const some = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export function movingText({ moving }: Comparison, name: string): string {
  const { applications, interviews, notes, files, consents } = moving;
  const parts = [
    some(applications, 'application'),
    some(interviews, 'interview'),
    some(notes, 'note'),
    some(files, 'file'),
    some(consents, 'consent'),
  ].filter((part) => !part.startsWith('0 '));
  const what = parts.length === 0 ? 'nothing but these values' : parts.join(', ');
  return `The record of ${name} brings ${what}. Skills, tags and links become those of both.`;
}

/** Two applications for one job become one. */
export function joinedText(
  { jobTitle, standsOf }: Comparison['joined'][number],
  kept: Profile,
  other: Profile,
): string {
  const which = standsOf === kept.candidateID ? kept.email : other.email;
  return `Both applied as ${jobTitle}: the application of ${which} goes on, and the other becomes a part of its history. Letters of the other one that have not left are not sent.`;
}
