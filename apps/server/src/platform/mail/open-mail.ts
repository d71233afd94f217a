import { systemClock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import { smtpTransport } from './mail-transport.ts';
import { openMailbox } from './mailbox.ts';
import { imapMailbox, type ReplyMailbox } from './reply-mailbox.ts';

/** In development, without a mail server, mails go where whoever runs it can read them. */
export function openMail({ SMTP_URL, MAIL_FROM, mailboxFolder, production }: Config) {
  if (SMTP_URL !== undefined) {
    return { transport: smtpTransport({ url: SMTP_URL, from: MAIL_FROM }), mailbox: null };
  }
  if (production) throw new Error('Production has no mailbox');
  const mailbox = openMailbox({ folder: mailboxFolder, now: systemClock });
  return { transport: mailbox, mailbox };
}

/** Answers come to an address of ours only where its mailbox is read. */
export function openReplies({ REPLY_ADDRESS, IMAP_URL }: Config): {
  readonly replyAddress: string | null;
  readonly replies: ReplyMailbox | null;
} {
  if (REPLY_ADDRESS === undefined || IMAP_URL === undefined) {
    return { replyAddress: null, replies: null };
  }
  return { replyAddress: REPLY_ADDRESS.toLowerCase(), replies: imapMailbox({ url: IMAP_URL }) };
}
