import type { StateShape } from '../../../ui/state-mark.tsx';
import type { Delivery, Webhook } from './webhook-queries.ts';
import { locale } from '../../../ui/reader-locale.ts';

export function stateWords({ state, failingSince }: Webhook): string {
  if (state === 'off') return 'Switched off.';
  if (state === 'failing') return 'Switched off: it had not answered for three days.';
  if (state === 'gone') return 'Switched off: the address answered that it wants nothing any more.';
  return failingSince === null ? 'Active.' : 'Active, but the last try failed.';
}

export const deliveryWords = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
} as const;
export const deliveryShapes: Readonly<Record<keyof typeof deliveryWords, StateShape>> = {
  waiting: 'moving',
  delivered: 'good',
  failed: 'wrong',
};

/** What the last try came to. */
export function outcomeWords({ tries, status, milliseconds }: Delivery): string {
  if (tries === 0) return 'Not tried yet';
  const time = milliseconds === null ? '' : ` in ${milliseconds.toLocaleString(locale)} ms`;
  return `${status === null ? 'No answer' : `Answer ${status}`}${time}`;
}

/** The body as it was sent, on several lines. */
export function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
