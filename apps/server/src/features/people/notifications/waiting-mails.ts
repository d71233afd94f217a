import { type NoticeKind, noticeKinds } from '@candor/contract/people/notice-rules';
import { isMailTime } from '@candor/contract/people/notice-time-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { withinCompany } from '../../../platform/database/enter-company.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { findAddress, findChoice } from './choice-store.ts';
import { isStillReader } from './mail-reader-store.ts';
import { findTimes, findWaitingAccounts, takeWaiting, type WaitingNotice } from './time-store.ts';

type Parts = {
  readonly db: Database;
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
  readonly onProblem: (problem: Error) => void;
};

/** A mail of more is read by nobody; the list has them all. */
const MOST_TOLD = 100;

/**
 * Once an hour: what waited for the end of somebody's quiet hours, or for the one mail of their day. One that fails
 * keeps no other from theirs; the next hour tries it again.
 */
export async function mailWaiting(parts: Parts, now: Date): Promise<void> {
  const { db, onProblem } = parts;
  for (const { accountId, oldest } of await db.global(findWaitingAccounts)) {
    try {
      await db.global(async (tx) => {
        if (!isMailTime(await findTimes(tx, accountId), now, oldest)) return;
        await mailAll(tx, parts, accountId);
      });
    } catch (cause) {
      onProblem(new Error(`Mailing what waits for account ${accountId} failed`, { cause }));
    }
  }
}

async function mailAll(tx: Tx, { postOffice, baseUrl }: Parts, accountId: number): Promise<void> {
  const notices: WaitingNotice[] = [];
  for (const notice of await takeWaiting(tx, accountId)) {
    if (await isStillMailed(tx, accountId, notice)) notices.push(notice);
  }
  const [first] = notices;
  if (first === undefined) return;
  const to = await findAddress(tx, accountId);
  const key = `notices:${accountId}:${first.id}`;
  await postOffice.post(tx, { key, to, ...letterOf(notices, baseUrl) });
}

/** Who left, was locked out or chose otherwise while it waited has no mail of it. */
async function isStillMailed(tx: Tx, accountId: number, notice: WaitingNotice): Promise<boolean> {
  const kind = noticeKinds.find((one) => one === notice.kind);
  const { aboutCompanyId: companyId, aboutCandidateId } = notice;
  if (kind === undefined || companyId === null) return true;
  return await withinCompany(tx, companyId, async () => {
    const { isMailed } = await findChoice(tx, { accountId, about: { companyId, kind } });
    const candidateId = kind === 'mention' ? aboutCandidateId : null;
    const about = { companyId, jobId: jobOf(kind, notice), candidateId };
    return isMailed && (await isStillReader(tx, accountId, about));
  });
}

/** Told to whoever decides about a job: the path leads there. */
function jobOf(kind: NoticeKind, { path }: WaitingNotice): number | null {
  if (kind !== 'application' && kind !== 'withdrawal' && kind !== 'reply') return null;
  const id = new URL(path, 'https://any.example').searchParams.get('jobID');
  return id === null ? null : Number(id);
}

function letterOf(notices: readonly WaitingNotice[], baseUrl: string) {
  const many = notices.length === 1 ? '1 notice' : `${notices.length} notices`;
  const settings = new URL('/company/settings/notices', baseUrl).href;
  const told = notices.slice(0, MOST_TOLD);
  const more = notices.length - told.length;
  return {
    subject: many,
    preview: notices[0]?.title ?? '',
    greeting: 'Hello,',
    paragraphs: [
      ...told.map((notice) => paragraphOf(notice, baseUrl)),
      ...(more === 0 ? [] : [`And ${more} more.`]),
    ],
    // Who chose mails alone finds none of them in the list.
    ...(notices.some(({ isListed }) => isListed) && {
      action: { label: 'Open the list', url: new URL('/view-all-notifications', baseUrl).href },
    }),
    closing: [`You asked for these mails. To have no more of them, or at other hours: ${settings}`],
  };
}

/** Titles name nobody: a mail of several stays where one candidate of them is erased. Its link tells the rest. */
const paragraphOf = (
  { title, body, path, aboutCandidateId }: WaitingNotice,
  baseUrl: string,
): string =>
  `${body === '' || aboutCandidateId !== null ? title : `${title}: ${body}`}. ${new URL(path, baseUrl).href}`;
