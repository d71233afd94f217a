import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { MailContent } from './mail-content.ts';

export type OutgoingMail = MailContent & { readonly key: string; readonly to: string };

export type MailTransport = { send(mail: OutgoingMail): Promise<void> };

/** Hands mails to a mail server. Rejects unless the server took responsibility for the mail. */
export function smtpTransport(options: {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  readonly from: string;
}): MailTransport {
  const server = createTransport(options.url, { from: options.from });
  return {
    async send({ key, to, subject, html, text }) {
      await server.sendMail({ messageId: messageId(key), to, subject, html, text });
    },
  };
}

/** The same for every try of a mail: a mailbox that receives it twice can tell. */
export const messageId = (key: string): string =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@candor>`;
