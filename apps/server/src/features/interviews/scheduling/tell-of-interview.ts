import type { NoticeKind } from '@candor/contract/people/notice-rules';
import type { Tx } from '../../../platform/database/database.ts';
import type { Notify } from '../../people/notifications/index.ts';
import { findInterviewReaders, findTold, maySeeInterview, type OfInterview } from './told-store.ts';

type News = {
  readonly kind: NoticeKind;
  readonly title: string;
  readonly now: Date;
  /** Left out: whoever is near the interview. */
  readonly accountId?: number;
  /** Left out: the interview's page. */
  readonly path?: string;
};

/** Whoever is near an interview and may see it hears of it; of invented people nobody does. */
export async function tellOfInterview(
  tx: Tx,
  notify: Notify,
  { of, news }: { readonly of: OfInterview; readonly news: News },
): Promise<void> {
  const interview = await findTold(tx, of);
  if (interview === undefined || interview.isSample) return;
  const { kind, title, now, accountId: only } = news;
  const path = news.path ?? `/company/view-interview?interviewScheduleID=${of.scheduleId}`;
  const about = { companyId: of.companyId, candidateId: interview.candidateId, kind };
  for (const accountId of await listenersOf(tx, of, only)) {
    await notify(tx, { accountId, title, body: interview.jobTitle, path, about }, now);
  }
}

async function listenersOf(tx: Tx, of: OfInterview, only: number | undefined): Promise<number[]> {
  if (only === undefined) return findInterviewReaders(tx, of);
  return (await maySeeInterview(tx, of, only)) ? [only] : [];
}
