import { isMailTime } from '@candor/contract/people/notice-time-rules';
import type { Database } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { findAddress } from './choice-store.ts';
import { findTimes, findWaitingAccounts, takeWaiting, type WaitingNotice } from './time-store.ts';

type Parts = {
  readonly db: Database;
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
};

/** Once an hour: what waited for the end of somebody's quiet hours, or for the one mail of their day. */
export async function mailWaiting({ db, postOffice, baseUrl }: Parts, now: Date): Promise<void> {
  for (const accountId of await db.global(findWaitingAccounts)) {
    await db.global(async (tx) => {
      if (!isMailTime(await findTimes(tx, accountId), now)) return;
      const notices = await takeWaiting(tx, accountId);
      const [first] = notices;
      if (first === undefined) return;
      const to = await findAddress(tx, accountId);
      const key = `notices:${accountId}:${first.id}`;
      await postOffice.post(tx, { key, to, ...letterOf(notices, baseUrl) });
    });
  }
}

function letterOf(notices: readonly WaitingNotice[], baseUrl: string) {
  const many = notices.length === 1 ? '1 notice' : `${notices.length} notices`;
  const settings = new URL('/company/settings/notices', baseUrl).href;
  return {
    subject: many,
    preview: notices[0]?.title ?? '',
    greeting: 'Hello,',
    paragraphs: notices.map(({ title, body }) =>
      body === '' ? `${title}.` : `${title}: ${body}.`,
    ),
    action: { label: 'Open them', url: new URL('/view-all-notifications', baseUrl).href },
    closing: [`You asked for these mails. To have no more of them, or at other hours: ${settings}`],
  };
}
