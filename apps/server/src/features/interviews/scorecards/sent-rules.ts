import {
  EDIT_HOURS,
  missingIn,
  nothingAsked,
  type ScorecardContent,
} from '@candor/contract/interviews/scorecard-rules';
import type { KitContent } from '@candor/contract/interviews/kit-rules';

const HOUR_MS = 3_600_000;

export const openUntil = ({ sentAt }: { readonly sentAt: Date }): Date =>
  new Date(sentAt.getTime() + EDIT_HOURS * HOUR_MS);

export type Sending =
  | { readonly kind: 'first' }
  | { readonly kind: 'corrects'; readonly version: number }
  | { readonly kind: 'next'; readonly version: number }
  | { readonly kind: 'refused'; readonly why: 'scorecard_sent' | 'not_begun' | 'reason_needed' }
  | { readonly kind: 'refused'; readonly why: 'scorecard_incomplete'; readonly path: string };

type Given = {
  readonly content: ScorecardContent;
  readonly kit: KitContent | null;
  /** As the page knows it; 0: nothing was sent. */
  readonly version: number;
  readonly reason: string;
  readonly startsAt: Date | null;
  readonly now: Date;
};

/** What sending does: the first version, a correction of one that was just sent, or a further one. */
export function sendingOf(
  given: Given,
  stood: { readonly version: number; readonly sentAt: Date } | undefined,
): Sending {
  const { content, kit, version, reason, startsAt, now } = given;
  if (startsAt === null || startsAt > now) return { kind: 'refused', why: 'not_begun' };
  if (version !== (stood?.version ?? 0)) return { kind: 'refused', why: 'scorecard_sent' };
  const [path] = missingIn(content, kit ?? nothingAsked);
  if (path !== undefined) return { kind: 'refused', why: 'scorecard_incomplete', path };
  if (stood === undefined) return { kind: 'first' };
  if (now <= openUntil(stood)) return { kind: 'corrects', version: stood.version };
  if (reason === '') return { kind: 'refused', why: 'reason_needed' };
  return { kind: 'next', version: stood.version + 1 };
}
