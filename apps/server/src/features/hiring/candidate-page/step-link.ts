import type { LinkPurpose } from '@candor/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { createLink } from '../../interviews/links/index.ts';
import type { Step } from './step-store.ts';

/** As long as a page of one's own may lie open. */
const LINK_MS = 12 * 3_600_000;

const purposes = {
  interview: 'bot-interview',
  offer: 'offer',
  times: 'appointment',
  join: 'appointment',
  message: 'message',
} as const satisfies Readonly<Record<Step['kind'], LinkPurpose>>;

/** The pages that mails lead to. */
function pathOf({ kind, beginning, isMove }: Step): string {
  if (kind === 'interview') return '/bot-interview';
  if (kind === 'offer') return '/offer';
  if (kind === 'message') return '/message';
  const picks = isMove ? '/reschedule-slot-selection' : '/slot-selection';
  const offers = isMove ? '/reschedule-set-availability' : '/SetUserAvailability';
  return `${beginning === 'candidate-picks' ? picks : offers}?calledBy=candidate`;
}

/** Where a step is taken: by a link of its own, since of those in mails only hashes are kept. */
export async function stepUrl(
  tx: Tx,
  step: Step,
  {
    companyId,
    baseUrl,
    now,
  }: { readonly companyId: number; readonly baseUrl: string; readonly now: Date },
): Promise<string> {
  const { kind, subjectId, at } = step;
  const soon = new Date(now.getTime() + LINK_MS);
  // Whoever begins late in an invitation opens its link again until it ends.
  const expiresAt = kind === 'interview' && at !== null && at > soon ? at : soon;
  const aim = { companyId, purpose: purposes[kind], subjectId };
  const { token } = await createLink(tx, { ...aim, expiresAt });
  const url = new URL(pathOf(step), baseUrl);
  url.searchParams.set('token', token);
  return url.href;
}
