import type { LinkPurpose } from '@candor/contract';
import type { PageWayKind } from '@candor/contract/hiring/candidate-page-rules';
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
  needs: 'bot-interview',
} as const satisfies Readonly<Record<PageWayKind, LinkPurpose>>;

export type Way = Step | { readonly kind: 'needs'; readonly subjectId: number };

/** The pages that mails lead to. */
function pathOf(way: Way): string {
  if (way.kind === 'needs') return '/needs';
  const { kind, beginning, isMove } = way;
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
  way: Way,
  {
    companyId,
    baseUrl,
    now,
  }: { readonly companyId: number; readonly baseUrl: string; readonly now: Date },
): Promise<string> {
  const { kind, subjectId } = way;
  const soon = new Date(now.getTime() + LINK_MS);
  // Whoever begins late in an invitation opens its link again until it ends.
  const until = way.kind === 'interview' ? way.at : null;
  const expiresAt = until !== null && until > soon ? until : soon;
  const aim = { companyId, purpose: purposes[kind], subjectId };
  const { token } = await createLink(tx, { ...aim, expiresAt });
  const url = new URL(pathOf(way), baseUrl);
  url.searchParams.set('token', token);
  return url.href;
}
