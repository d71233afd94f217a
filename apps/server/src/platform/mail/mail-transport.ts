import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { isInvented } from './invented-rules.ts';
import type { AnsweredMail, MailContent, MailSender } from './mail-content.ts';

export type OutgoingMail = MailContent & { readonly key: string; readonly to: string };

export type MailTransport = {
  send(mail: OutgoingMail): Promise<void>;
  /** Deletes what it keeps of the mails with these keys, or from before then; a mail server keeps nothing for us. */
  forget(mails: { readonly keys: readonly string[] } | { readonly before: Date }): Promise<void>;
};

/** The mail server will never take this mail: the address does not exist, or is none. */
export class MailRefused extends Error {}

export type SmtpOptions = {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  readonly from: string;
  /** How long the server may be silent before a try counts as failed. */
  readonly patienceMs?: number;
};

/**
 * Hands mails to a mail server. Rejects unless the server took responsibility for the mail: with MailRefused
 * when trying again cannot help, otherwise with whatever happened.
 */
export function smtpTransport({ url, from, patienceMs = 20_000 }: SmtpOptions): MailTransport {
  // nodemailer's own timeouts reach ten minutes, and a mail's row stays locked while its server is asked.
  const server = createTransport({
    url,
    connectionTimeout: patienceMs / 2,
    greetingTimeout: patienceMs / 2,
    dnsTimeout: patienceMs / 2,
    socketTimeout: patienceMs,
    // A mail is the text we wrote; no part of it ever names a file or an address to load.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    forget: async () => {},
    async send({ key, to, subject, html, text, calendar, sender, answers = [] }) {
      if (isInvented(to)) return;
      try {
        await server.sendMail({
          ...addressed(from, sender),
          // As an object: written as text, "a@b.example, c@d.example" would be two recipients.
          to: { name: '', address: to },
          messageId: messageId(key, from),
          ...threaded(answers, from),
          subject,
          html,
          text,
          ...(calendar !== undefined && {
            icalEvent: { ...calendar, filename: 'interview.ics' },
          }),
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        if (isRefusal(error as SmtpError)) throw new MailRefused(String(error));
        throw error;
      }
    },
  };
}

/** As objects: a name with a line break or an angle bracket must become neither a header nor an address. */
function addressed(from: string, sender: MailSender | undefined) {
  if (sender === undefined) return { from };
  const address = addressOf(from);
  return {
    from: { name: sender.name, address },
    ...(sender.replyTo !== null && { replyTo: { name: '', address: sender.replyTo } }),
  };
}

type SmtpError = {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
};

/**
 * A 5xx about the recipient or the letter is final. Not final: a 5xx at signing in or about the sender, and
 * 5.7.x (RFC 3463: security and policy): those are quarrels with this installation, which its operator can settle.
 */
function isRefusal({ code, command, responseCode = 0, response = '' }: SmtpError): boolean {
  if (code === 'EENVELOPE' && command === 'API') return true;
  if (command !== 'RCPT TO' && command !== 'DATA') return false;
  return responseCode >= 500 && !/^5\d\d[ -]5\.7\./.test(response);
}

/** The same for every try of a mail: a mailbox that receives it twice can tell. */
export const keyMark = (key: string): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 40);

/** RFC 5322, 3.6.4: the mail that is answered, and those before it. */
function threaded(answers: readonly AnsweredMail[], from: string) {
  const names = answers.map((mail) => ('key' in mail ? messageId(mail.key, from) : mail.name));
  const newest = names.at(-1);
  return newest === undefined ? {} : { inReplyTo: newest, references: names };
}

/** RFC 5322, 3.6.4: to the right of the @ stands a domain of the sender's; filters look at it. */
const messageId = (key: string, from: string): string =>
  `<${keyMark(key)}@${addressOf(from).split('@').at(-1)}>`;

/** The address of a sender such as `Candor <no-reply@candor.example>`. */
export const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
