import { MESSAGE_LINK_DAYS } from '@candor/contract/hiring/message-rules';
import type { Language } from '@candor/contract/people/language-rules';
import type { Tx } from '../../../platform/database/database.ts';
import type { MailSender } from '../../../platform/mail/mail-content.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { createLink } from '../../interviews/links/index.ts';
import { mailLanguage } from '../candidate-records/index.ts';
import { candidateWords, senderOf, writeFilled } from '../mail-templates/index.ts';
import { createAddress } from './address-store.ts';
import { listMailedBefore } from './mailed-store.ts';
import type { Thread } from './message-store.ts';

export type Letters = {
  readonly postOffice: PostOffice;
  /** Where people reach this installation: the beginning of every link in a mail. */
  readonly baseUrl: string;
  /** The address of the mailbox that is read for answers; null: none is. */
  readonly replyAddress: string | null;
};

const DAY = 86_400_000;

/** How the post office knows a message's mail. */
const mailKey = (companyId: number, messageId: number): string =>
  `message:${companyId}:${messageId}`;

/** The message of such a key; null: another mail. */
export function messageOf(key: string): { companyId: number; messageId: number } | null {
  const [, companyId, messageId] = /^message:(\d+):(\d+)$/.exec(key) ?? [];
  return companyId === undefined || messageId === undefined
    ? null
    : { companyId: Number(companyId), messageId: Number(messageId) };
}

/** An answer by mail always reaches somebody: the company's address, the writer, or who runs the company by now. */
export async function answeredSender(
  tx: Tx,
  companyId: number,
  writtenBy: number,
): Promise<MailSender & { readonly replyTo: string }> {
  const { name, replyTo } = await senderOf(tx, companyId, writtenBy);
  if (replyTo === null) throw new Error('A company has an administrator.');
  return { name, replyTo };
}

type Posted = {
  readonly thread: Thread;
  readonly messageId: number;
  readonly writtenBy: number;
  readonly body: string;
  readonly files: readonly string[];
  readonly now: Date;
};

/** With a link of its own, since what was mailed once is known by its hash alone. */
export async function postMessage(
  tx: Tx,
  { postOffice, baseUrl, replyAddress }: Letters,
  { thread, messageId, writtenBy, body, files, now }: Posted,
): Promise<void> {
  const { companyId, threadId, candidateId, jobId, email, subject } = thread;
  const sender = await answeredSender(tx, companyId, writtenBy);
  const replyTo =
    replyAddress === null ? sender.replyTo : await createAddress(tx, thread, replyAddress);
  const aim = { companyId, purpose: 'message', subjectId: threadId } as const;
  const expiresAt = new Date(now.getTime() + MESSAGE_LINK_DAYS * DAY);
  const { token } = await createLink(tx, { ...aim, expiresAt });
  const url = new URL('/message', baseUrl);
  url.searchParams.set('token', token);
  const language = await mailLanguage(tx, { companyId, candidateId, jobId });
  const before = await listMailedBefore(tx, { companyId, threadId, messageId });
  await postOffice.post(tx, {
    ...writeFilled({ subject, body }),
    ...{
      sender: { ...sender, replyTo },
      key: mailKey(companyId, messageId),
      to: email,
      about: { companyId, candidateId },
      answers: before.map((one) =>
        one.mailName === null ? { key: mailKey(companyId, one.messageId) } : { name: one.mailName },
      ),
    },
    language,
    action: { label: candidateWords(language).messages.button, url: url.href },
    closing: closingLines(language, { replyTo: replyAddress === null ? replyTo : null, files }),
  });
}

/** Below what was written. */
function closingLines(
  language: Language,
  {
    replyTo,
    files,
  }: {
    /** Null: an answer by mail comes here. */
    readonly replyTo: string | null;
    readonly files: readonly string[];
  },
): readonly string[] {
  const { messages, secrecy } = candidateWords(language);
  return [
    ...(files.length === 0 ? [] : [messages.files(files.join(', '))]),
    replyTo === null ? messages.answerHere : messages.answerTo(replyTo),
    secrecy,
  ];
}
