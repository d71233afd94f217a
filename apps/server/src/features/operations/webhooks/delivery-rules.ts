/** As long as one delivery is tried, less an hour: what began a little later counts as well. */
const LONG_FAILURE_MS = 71 * 3_600_000;

/** `failing` and `gone` end the delivery and switch the address off. */
export type TryVerdict = 'delivered' | 'again' | 'given-up' | 'failing' | 'gone';

/** What an answer means; a redirect is a failure, because it is not followed. `status` null: there was none. */
export function judgeTry(
  status: number | null,
  {
    isLast,
    failingSince,
    now,
  }: { readonly isLast: boolean; readonly failingSince: Date; readonly now: Date },
): TryVerdict {
  if (status !== null && status >= 200 && status < 300) return 'delivered';
  if (status === 410) return 'gone';
  if (!isLast) return 'again';
  return now.getTime() - failingSince.getTime() >= LONG_FAILURE_MS ? 'failing' : 'given-up';
}
