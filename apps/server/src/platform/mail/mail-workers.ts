import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { defineJob, type Job } from '../queue/define-job.ts';
import {
  findGivenUp,
  findWaitingMails,
  forgetMails,
  giveUpMails,
  lockWaitingMail,
  markFailed,
  markRefused,
  markSent,
} from './mail-store.ts';
import { MailRefused, type MailTransport } from './mail-transport.ts';
import { mailJob } from './post-office.ts';
import { openContent } from './sealed-content.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A little longer than the queue goes on trying by itself. */
const SWEPT_AFTER_MS = 45 * MINUTE;
/** The longest that any link in a mail lives. */
const GIVEN_UP_AFTER_MS = 3 * DAY;
const FORGOTTEN_AFTER_MS = 30 * DAY;

export type MailWorkerParts = {
  readonly db: Database;
  readonly clock: Clock;
  /** The post office's key. */
  readonly key: Uint8Array;
  readonly transport: MailTransport;
  /**
   * Hears of a mail that nobody will get, by its key, before that is written down: after a kill it hears of it again.
   */
  readonly hearRefused?: (key: string, problem: string) => Promise<void>;
};

/**
 * `send-mail` sends one mail, and the queue repeats it for about half an hour. `sweep-mails` tries what is
 * left every ten minutes for three days. `forget-mails` deletes old rows.
 */
export function createMailWorkers(parts: MailWorkerParts): Job[] {
  const { db, clock } = parts;
  const ago = (ms: number) => new Date(clock().getTime() - ms);
  return [
    defineJob({ name: mailJob, run: (data) => deliver(parts, Number(data['mailId'])) }),
    defineJob({
      name: 'sweep-mails',
      every: '*/10 * * * *',
      run: async () => {
        await giveUp(parts, ago(GIVEN_UP_AFTER_MS));
        await sweep(parts, await findWaitingMails(db, ago(SWEPT_AFTER_MS)));
      },
    }),
    defineJob({
      name: 'forget-mails',
      every: '37 3 * * *',
      run: async () => {
        await forgetMails(db, ago(FORGOTTEN_AFTER_MS));
        await parts.transport.forget({ before: ago(FORGOTTEN_AFTER_MS) });
      },
    }),
  ];
}

async function giveUp({ db, clock, hearRefused }: MailWorkerParts, before: Date): Promise<void> {
  for (const { key, lastProblem } of await findGivenUp(db, before)) {
    await hearRefused?.(key, lastProblem ?? '');
  }
  await giveUpMails(db, before, clock());
}

/** Ends after a few failures: with the mail server still away, each would cost its whole patience. */
async function sweep(parts: MailWorkerParts, ids: readonly number[]): Promise<void> {
  let failures = 0;
  for (const id of ids) {
    await deliver(parts, id).catch(() => {
      failures += 1;
    });
    if (failures === 5) return;
  }
}

/**
 * The row stays locked while the mail server answers, so two workers never send one mail. Only a process that
 * dies between the server's "250" and our commit sends it twice, with the same Message-ID.
 */
async function deliver(
  { db, clock, key, transport, hearRefused }: MailWorkerParts,
  id: number,
): Promise<void> {
  try {
    await db.global(async (tx) => {
      const mail = await lockWaitingMail(tx, id);
      if (mail === undefined) return;
      const content = await openContent(mail.sealedContent, key);
      try {
        await transport.send({ ...content, key: mail.key, to: mail.recipient });
      } catch (error) {
        if (!(error instanceof MailRefused)) throw error;
        await hearRefused?.(mail.key, error.message);
        return markRefused(tx, { id, problem: error.message, now: clock() });
      }
      await markSent(tx, id, clock());
    });
  } catch (error) {
    await markFailed(db, id, String(error));
    throw error;
  }
}
