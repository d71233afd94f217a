import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { IncomingMail } from '../../../platform/mail/read-mail.ts';
import type { ReplyMailbox, Taken } from '../../../platform/mail/reply-mailbox.ts';
import { defineJob, type Job } from '../../../platform/queue/define-job.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import { tokenIn } from './address-rules.ts';
import { countMailed, findAddressed, findOwnAddresses } from './address-store.ts';
import { nameFiles, takeable, withFiles } from './message-files.ts';
import { restIsGone } from './message-mail-words.ts';
import { tellReceived } from './message-notices.ts';
import type { MessageParts } from './message-parts.ts';
import { findThread, insertReceived } from './message-store.ts';
import { messageEntry } from './sending.ts';

type Parts = Omit<MessageParts, 'postOffice' | 'baseUrl'> & { readonly clock: Clock };

const DAY = 86_400_000;
/** Two programs that answer each other end somewhere, and take nothing from what a person writes. */
const A_DAY_MOST = 100;
/** More than anybody writes; a mail may be all of its thread again. */
const TEXT_MOST = 100_000;

const cut = (text: string): string =>
  text.length <= TEXT_MOST ? text : `${text.slice(0, TEXT_MOST).toWellFormed()}\n\n${restIsGone}`;

/** Reads the mailbox for answers each minute, where there is one. */
export const createReplyWorkers = (
  parts: Parts & { readonly replies: ReplyMailbox | null },
): Job[] =>
  parts.replies === null
    ? []
    : [
        defineJob({
          name: 'read-replies',
          every: '* * * * *',
          // The next minute tries again.
          retries: 0,
          run: () =>
            parts.replies?.take({
              isFor: (recipients) => addressedIn(parts, recipients) !== null,
              take: (mail) => takeReply(parts, mail),
            }) ?? Promise.resolve(),
        }),
      ];

const addressedIn = (
  { replyAddress }: Pick<Parts, 'replyAddress'>,
  recipients: readonly string[],
) => (replyAddress === null ? null : tokenIn(recipients, replyAddress));

/** Into the thread whose address it was sent to: that address proves that its sender had a mail of the thread. */
async function takeReply(parts: Parts, mail: IncomingMail): Promise<Taken> {
  const { db, objects, clock } = parts;
  const named = addressedIn(parts, mail.recipients);
  if (named === null) return 'strange';
  const { companyId } = named;
  const now = clock();
  const found = await db.inCompany(companyId, async (tx) => {
    const threadId = await findAddressed(tx, named);
    if (threadId === undefined) return undefined;
    const thread = await findThread(tx, { companyId, threadId });
    if (thread === undefined) return undefined;
    const { isAutomatic } = mail;
    const since = new Date(now.getTime() - DAY);
    if ((await countMailed(tx, thread, { since, isAutomatic })) >= A_DAY_MOST) return undefined;
    const own = await findOwnAddresses(tx, thread);
    return { thread, own, ...(await takeable(tx, thread, mail.files)) };
  });
  if (found === undefined) return 'strange';
  const { thread, own, taken, left } = found;
  const { mailId, name: mailName, from, isAutomatic } = mail;
  const message = {
    ...{ companyId, threadId: thread.threadId, requestKey: randomUUID(), now, mailId, isAutomatic },
    mailName,
    requestHash: '',
    body: cut(mail.text),
    fromAddress: own.has(from) ? null : from,
    problem: left.join(', '),
  };
  return withFiles(objects, { whose: thread, uploads: taken }, async (files) => {
    const isNew = await db.inCompany(companyId, async (tx) => {
      const messageId = await insertReceived(tx, message);
      if (messageId === undefined) return false;
      await nameFiles(tx, thread, { messageId, files, uploadedBy: null, now });
      if (!mail.isAutomatic) await tellReceived(tx, parts.notify, { thread, now });
      const after = { messageID: messageId, threadID: thread.threadId, isMailed: true };
      const entry = messageEntry('received', thread.candidateId, after);
      // Whoever sent a mail is not proved to be the candidate.
      await recordAudit(tx, { companyId, actorKind: 'job', ...entry }, now);
      return true;
    });
    return { result: 'kept', isNamed: isNew };
  });
}
