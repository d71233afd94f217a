import type { Output } from '@candor/contract';
import type { openInvitation } from '@candor/contract/interviews/attempts';

export type Invitation = Output<typeof openInvitation>;

/** Why a link does not lead into an interview. */
export type Problem =
  | 'no-link'
  | 'expired'
  | 'not-open'
  | 'cancelled'
  | 'no-questions'
  | 'facial-terms'
  | 'away';

/** Refusals that no second try would change, each with the page that explains it. */
const problems = {
  not_open_yet: 'not-open',
  interview_cancelled: 'cancelled',
  no_questions: 'no-questions',
  facial_terms_required: 'facial-terms',
  token_expired: 'expired',
  // A link cut off by a mail program is as good as an expired one: the way on is the same.
  validation_failed: 'expired',
} as const satisfies Record<string, Problem>;

/** Undefined: it may pass, or it is about something else. */
export function problemOfCode(code: string): Problem | undefined {
  return new Map<string, Problem>(Object.entries(problems)).get(code);
}
