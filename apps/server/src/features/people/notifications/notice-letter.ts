import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import type { PostedLetter } from '../../../platform/mail/post-office.ts';
import { findAddress } from './choice-store.ts';
import type { Notice } from './notification-store.ts';

/** The same words as in the list: a mail says no more than a lock screen may. */
export async function noticeLetter(
  tx: Tx,
  { accountId, title, body, path, about }: Notice,
  baseUrl: string,
): Promise<PostedLetter> {
  const settings = new URL('/company/settings/notices', baseUrl).href;
  return {
    ...(about?.candidateId !== undefined && {
      about: { companyId: about.companyId, candidateId: about.candidateId },
    }),
    key: `notice:${accountId}:${randomUUID()}`,
    to: await findAddress(tx, accountId),
    subject: body === '' ? title : `${title}: ${body}`,
    preview: body,
    greeting: 'Hello,',
    paragraphs: [body === '' ? `${title}.` : `${title}: ${body}.`],
    action: { label: 'Open it', url: new URL(path, baseUrl).href },
    closing: [`You asked for these mails. To have no more of them: ${settings}`],
  };
}
