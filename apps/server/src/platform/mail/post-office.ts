import type { Clock } from '../clock/clock.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Queue, Worker } from '../queue/queue.ts';
import { type MailLetter, writeMail } from './mail-content.ts';
import { insertMail, lockWaitingMail, markFailed, markSent } from './mail-store.ts';
import { openContent, sealContent } from './sealed-content.ts';
import type { MailTransport } from './mail-transport.ts';

export type PostedLetter = MailLetter & {
  /** One key is one mail, however often it is posted: name the occasion, such as `verify-email:7:<token id>`. */
  readonly key: string;
  readonly to: string;
};

/** Takes letters inside the caller's transaction: rolled back means never posted. */
export type PostOffice = {
  post(tx: Tx, letter: PostedLetter): Promise<void>;
};

export const mailJob = 'send-mail';

export function createPostOffice(parts: {
  readonly queue: Queue;
  /** 32 bytes; seals what waits. */
  readonly key: Uint8Array;
}): PostOffice {
  return {
    async post(tx, { key, to, ...letter }) {
      const content = writeMail(letter);
      const mailId = await insertMail(tx, {
        key,
        recipient: to,
        subject: content.subject,
        sealedContent: await sealContent(content, parts.key),
      });
      if (mailId !== null) await parts.queue.send(tx, mailJob, { mailId });
    },
  };
}

/**
 * Sends one waiting mail. The row stays locked while the mail server answers, so two workers never send it
 * twice; a failure is noted and thrown, and the queue tries again for about half an hour.
 */
export function createMailWorker(parts: {
  readonly db: Database;
  readonly clock: Clock;
  readonly key: Uint8Array;
  readonly transport: MailTransport;
}): Record<typeof mailJob, Worker> {
  return {
    [mailJob]: async (data) => {
      const id = Number(data['mailId']);
      try {
        await parts.db.global(async (tx) => {
          const mail = await lockWaitingMail(tx, id);
          if (mail === undefined) return;
          const content = await openContent(mail.sealedContent, parts.key);
          await parts.transport.send({ ...content, key: mail.key, to: mail.recipient });
          await markSent(tx, id, parts.clock());
        });
      } catch (error) {
        await markFailed(parts.db, id, String(error));
        throw error;
      }
    },
  };
}
