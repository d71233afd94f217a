import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '../../../platform/database/test-database.ts';
import { openMailbox } from '../../../platform/mail/mailbox.ts';
import { createMailWorkers } from '../../../platform/mail/mail-workers.ts';
import { createPostOffice } from '../../../platform/mail/post-office.ts';
import { openQueue } from '../../../platform/queue/queue.ts';
import { createNotificationWorkers, createNotify } from '../../people/notifications/index.ts';
import { createPushSender } from '../../../platform/push/push-sender.ts';
import { testPushKeys } from '../../../test-app.ts';
import type { BookedFacts } from './facts-rules.ts';
import type { TellParts } from './tell.ts';
import { plantAppointment } from './test-planted.ts';

export type Telling = Awaited<ReturnType<typeof openTelling>>;

/** Database, queue and mailbox as they are, without the app. */
export async function openTelling(now: () => Date) {
  const database = await createTestDatabase();
  const { db, owner } = database;
  const folder = mkdtempSync(join(tmpdir(), 'candor-test-telling-'));
  const mailbox = openMailbox({ folder, now });
  const key = new Uint8Array(32).fill(9);
  const queue = await openQueue({ pool: db.pool, onError: () => {} });
  const work = { db, clock: now, key, transport: mailbox };
  const jobs = createMailWorkers(work);
  const push = createPushSender({ keys: testPushKeys });
  const postOffice = createPostOffice({ queue, key });
  const baseUrl = 'http://localhost';
  const telling = {
    onProblem: (problem: Error) => {
      throw problem;
    },
    ...work,
    push,
    postOffice,
    baseUrl,
  };
  await queue.prepare([...jobs, ...createNotificationWorkers(telling)]);
  const parts: TellParts = {
    ...{ postOffice, baseUrl, mailAddress: 'no-reply@candor.example', clock: now },
    notify: createNotify({ queue, letters: { postOffice, baseUrl } }),
  };
  return {
    ...{ db, owner, parts },
    plant: (change: Partial<BookedFacts> = {}) => plantAppointment(database, change),
    /** What waits is delivered; the newest first. */
    mailsTo: async (address: string) => {
      const { rows } = await owner.query('select id from mails where sent_at is null order by id');
      const send = jobs.find(({ name }) => name === 'send-mail');
      for (const { id } of rows) await send?.run({ mailId: Number(id) });
      return (await mailbox.list()).filter(({ to }) => to === address);
    },
    close: async () => {
      await queue.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
