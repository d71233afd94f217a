import { minorDigits } from '@candor/contract/hiring/job-rules';
import { countryName } from '../../../ui/country-names.ts';
import type { Job } from './job-queries.ts';
import { periodWords } from './job-words.ts';
import { locale } from '../../../ui/reader-locale.ts';

type Money = Pick<Job, 'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryPeriod'>;

/** “€50,000 – €60,000 a year”; null without a salary. */
export function salaryText(job: Money): string | null {
  const { salaryMin: min = null, salaryMax: max = null } = job;
  const { salaryCurrency: currency = null, salaryPeriod: period = null } = job;
  if (currency === null || (min === null && max === null)) return null;
  const amount = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const money = (minor: number): string => amount.format(minor / 10 ** minorDigits(currency));
  const span =
    min !== null && max !== null && min !== max
      ? `${money(min)} – ${money(max)}`
      : `${max === null ? 'from ' : min === null ? 'up to ' : ''}${money(min ?? max ?? 0)}`;
  return period === null ? span : `${span} ${periodWords[period]}`;
}

/** “Bergen, Norway”. */
export function placeText({ location, country }: Pick<Job, 'location' | 'country'>): string {
  return [location, country === null ? '' : countryName(country)].filter(Boolean).join(', ');
}

export function experienceText(job: Pick<Job, 'experienceMin' | 'experienceMax'>): string | null {
  const { experienceMin: min, experienceMax: max } = job;
  if (min === null && max === null) return null;
  if (min === null) return `Up to ${max} years`;
  if (max === null) return `${min} years or more`;
  return min === max ? `${min} years` : `${min}–${max} years`;
}

/** A calendar day is the same everywhere: read and written in UTC. */
const shortFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
export const shortDayText = (day: string): string =>
  shortFormat.format(new Date(`${day}T00:00:00Z`));

const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
export const dayText = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));
