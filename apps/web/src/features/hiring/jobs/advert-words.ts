import { minorDigits } from '@candor/contract/hiring/job-rules';
import { readCountryName } from '../../../ui/country-names.ts';
import type { Job } from './job-queries.ts';
import { periodWords } from './job-words.ts';
import { inReaderLocale, readerLocale } from '../../../ui/reader-locale.ts';
import { advertWords as words } from './career-words.ts';

type Money = Pick<Job, 'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryPeriod'>;

/** “€50,000 – €60,000 a year”; null without a salary. */
export function salaryText(job: Money): string | null {
  const { salaryMin: min = null, salaryMax: max = null } = job;
  const { salaryCurrency: currency = null, salaryPeriod: period = null } = job;
  if (currency === null || (min === null && max === null)) return null;
  const amount = new Intl.NumberFormat(readerLocale(), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const money = (minor: number): string => amount.format(minor / 10 ** minorDigits(currency));
  const span =
    min !== null && max !== null && min !== max
      ? `${money(min)} – ${money(max)}`
      : sideOf({ min, max })(money(min ?? max ?? 0));
  return period === null ? span : `${span} ${periodWords[period]}`;
}

/** Of a salary that names one amount: the least, the most, or both at once. */
function sideOf({ min, max }: Readonly<Record<'min' | 'max', number | null>>) {
  if (max === null) return words.from;
  return min === null ? words.upTo : (money: string) => money;
}

/** “Bergen, Norway”. */
export function placeText({ location, country }: Pick<Job, 'location' | 'country'>): string {
  return [location, country === null ? '' : readCountryName(country)].filter(Boolean).join(', ');
}

export function experienceText(job: Pick<Job, 'experienceMin' | 'experienceMax'>): string | null {
  const { experienceMin: min, experienceMax: max } = job;
  if (min === null && max === null) return null;
  if (min === null) return words.yearsUpTo(max ?? 0);
  if (max === null) return words.yearsFrom(min);
  return min === max ? words.years(min) : words.yearsBetween(min, max);
}

const dayFormat = inReaderLocale(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
);
export const dayText = (day: string): string => dayFormat().format(new Date(`${day}T00:00:00Z`));
