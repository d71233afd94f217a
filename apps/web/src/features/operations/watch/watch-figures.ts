import { locale } from '../../../ui/reader-locale.ts';

const count = new Intl.NumberFormat(locale);
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });

export const countText = (n: number): string => count.format(n);

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'] as const;

/** `1.4 GB`: decimal, as disks are sold. */
export function bytesText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power < 3 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** `3 days ago`, by the server's clock. */
export function agoText(at: string, nowAt: string): string {
  const ms = Math.max(0, Date.parse(nowAt) - Date.parse(at));
  const [unit, length] = steps.find(([, one]) => ms >= one) ?? (['second', 1000] as const);
  return relative.format(-Math.floor(ms / length), unit);
}
