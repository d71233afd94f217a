import type { contract, Output } from '@candor/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf, LinkOf } from '../../../platform/http/handlers.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import { brandOf } from '../../people/brand/index.ts';
import { createLimiter } from '../../people/accounts/index.ts';
import { findLanguage } from '../candidate-records/index.ts';
import { nameFiles, uploadsIn, withFiles } from './message-files.ts';
import { findFileOfThread, listMessagesOf } from './message-list-store.ts';
import type { MessageParts } from './message-parts.ts';
import { tellReceived } from './message-notices.ts';
import { findRepeated, findThread, insertReceived, type Thread } from './message-store.ts';
import { hashOf, messageEntry } from './sending.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.messages>,
  'openThread' | 'answerMessage' | 'openThreadFile'
>;

const LINK_SECONDS = 60;

/** What its candidate does with a thread, by the mailed link and without an account. */
export function messageLinkHandlers({ db, objects, notify }: MessageParts): Handlers {
  const limiter = createLimiter(db, 'message');
  return {
    openThread: ({ link }) =>
      db.inCompany(link.companyId, async (tx) => ownOf(tx, await take(tx, link))),

    async answerMessage({ link, body: { body, requestKey, files: uploads }, client, now }) {
      const { companyId, threadId } = link;
      // By the thread: every mail of it has a link of its own.
      await limiter.countLinkTry(`${companyId} ${threadId}`, '');
      const whose = await db.inCompany(companyId, (tx) => take(tx, link));
      return withFiles(objects, { whose, uploads: uploadsIn(uploads) }, (files) =>
        db.inCompany(companyId, async (tx) => {
          const thread = await take(tx, link);
          const request = { companyId, requestKey, requestHash: hashOf({ body }, files) };
          const [before] = await findRepeated(tx, request, { threadId });
          if (before !== undefined) return { result: await ownOf(tx, thread), isNamed: false };
          const said = { ...request, threadId, body: body.trim(), now };
          const messageId = await insertReceived(tx, said);
          if (messageId === undefined)
            throw new Error('What is written on a page came by no mail.');
          await nameFiles(tx, thread, { messageId, files, uploadedBy: null, now });
          await tellReceived(tx, notify, { thread, now });
          const result = await ownOf(tx, thread);
          const { ip, userAgent, requestId } = client;
          const candidate = {
            ...{ actorKind: 'candidate', ip, userAgent: userAgent ?? undefined, requestId },
          } as const;
          const after = { messageID: messageId, threadID: threadId };
          const entry = messageEntry('received', thread.candidateId, after);
          await recordAudit(tx, { companyId, ...candidate, ...entry }, now);
          return { result, isNamed: true };
        }),
      );
    },

    async openThreadFile({ link: { companyId, threadId }, body: { fileID } }) {
      const file = await db.inCompany(companyId, (tx) =>
        findFileOfThread(tx, { companyId, threadId, fileID }),
      );
      if (file === undefined) throw refuse('not_found', { params: { what: 'own-file' } });
      const { objectKey, fileName } = file;
      // Always saved: what somebody sent is never opened as a page of ours.
      const options = { expiresInSeconds: LINK_SECONDS, downloadName: fileName };
      return { url: await objects.signRead(objectKey, options), fileName };
    },
  };
}

async function take(tx: Tx, { companyId, threadId }: LinkOf<'message'>): Promise<Thread> {
  const thread = await findThread(tx, { companyId, threadId });
  if (thread === undefined) throw refuse('not_found', { params: { what: 'message' } });
  return thread;
}

/** What has left and what came: what waits, was taken back or was written by a program is the company's alone. */
async function ownOf(
  tx: Tx,
  { companyId, threadId, candidateId, jobId, companyName, jobTitle, subject }: Thread,
): Promise<Output<typeof contract.messages.openThread>> {
  const rows = await listMessagesOf(tx, companyId, [threadId]);
  return {
    ...{ companyName, jobTitle, subject },
    brand: await brandOf(tx, companyId),
    language: await findLanguage(tx, { companyId, candidateId, jobId }),
    messages: rows
      .filter(
        ({ state, isAutomatic }) => state !== 'waiting' && state !== 'taken-back' && !isAutomatic,
      )
      .map(({ messageID, byName, body, at, files }) => ({
        ...{ messageID, byName, body, at: at.toISOString(), files: [...files] },
      })),
  };
}
