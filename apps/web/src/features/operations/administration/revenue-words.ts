import type { Output } from '@candor/contract';
import type { getProviderHealth } from '@candor/contract/operations/revenue';
import { locale } from '../../../ui/reader-locale.ts';
import type { StateShape } from '../../../ui/state-mark.tsx';

export type Provider = Output<typeof getProviderHealth>['providers'][number];

export const revenueWords = {
  title: 'Revenue',
  intro:
    'What companies and persons paid in each month, by the ledger and in UTC. What was given back is taken off in the month in which that happened.',
  year: 'Year',
  export: 'Export as CSV',
  none: (year: number) => `Nothing was sold in ${year}.`,
  month: 'Month',
  net: 'Net',
  tax: 'Tax',
  gross: 'Gross',
  givenBack: 'Refunded',
};

const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** Of '2026-11'. */
export const monthText = (month: string): string =>
  months.format(new Date(`${month}-01T00:00:00Z`));

type Health = 'unasked' | 'unknown' | 'unheard' | 'quiet' | 'good' | 'failing';

/** After so long without a word it is not sure any more that words come through. */
const QUIET_MS = 7 * 86_400_000;

/** As far as what it answered and told goes. */
export function healthOf({ isAsked, answeredAt, heardAt, failingSince }: Provider): Health {
  if (!isAsked) return 'unasked';
  if (failingSince !== null) return 'failing';
  if (answeredAt === null) return 'unknown';
  if (heardAt === null) return 'unheard';
  return Date.parse(answeredAt) - Date.parse(heardAt) > QUIET_MS ? 'quiet' : 'good';
}

export const healthShapes: Readonly<Record<Health, StateShape>> = {
  unasked: 'good',
  unknown: 'waiting',
  unheard: 'paused',
  quiet: 'paused',
  good: 'good',
  failing: 'wrong',
};

export const healthWords = {
  title: 'Providers',
  names: { stripe: 'Stripe', invoice: 'By invoice', test: 'Test provider' } as Partial<
    Record<string, string>
  >,
  states: {
    unasked: 'Needs nobody',
    unknown: 'Not asked yet',
    unheard: 'Answers, but tells nothing',
    quiet: 'Answers, and told nothing for a week',
    good: 'Answers',
    failing: 'Did not answer when asked last',
  } satisfies Record<Health, string>,
  todo: {
    unasked: 'Nothing here depends on somebody else.',
    unknown: 'Nobody has paid by it yet. Try it: begin a payment as a company.',
    unheard:
      'Payments are found by asking, up to five minutes late. So that they come at once, look at the webhook in Stripe’s dashboard: its address, its events, and that STRIPE_WEBHOOK_SECRET is its secret.',
    quiet:
      'Nothing is to be done where nobody paid meanwhile. Else look at the webhook in Stripe’s dashboard: its address, its events, and that STRIPE_WEBHOOK_SECRET is its secret.',
    good: 'Nothing is to be done.',
    failing:
      'It is asked again every five minutes. Until then payments wait, and nobody pays twice. Where it lasts, look at status.stripe.com, whether this server reaches api.stripe.com, and whether STRIPE_SECRET_KEY is still valid in Stripe’s dashboard.',
  } satisfies Record<Health, string>,
  failingSince: 'Since',
  answered: 'Answered last:',
  heard: 'Told us something last:',
  never: 'never',
};
