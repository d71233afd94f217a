import type { contract, Output } from '@candor/contract';
import {
  fillMessage,
  lacksJob,
  MESSAGE_TEMPLATES_MOST,
} from '@candor/contract/hiring/message-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf } from '../../operations/audit/index.ts';
import { messageLinkHandlers } from './message-link-handlers.ts';
import { isInvented } from '../../../platform/mail/invented-rules.ts';
import { uploadsIn, withFiles, withFilesOfMany } from './message-files.ts';
import { answeredSender } from './message-letters.ts';
import { listApplicationsOf, listMessagesOf, listThreads } from './message-list-store.ts';
import type { MessageParts } from './message-parts.ts';
import { findRecipients } from './message-store.ts';
import {
  nameOf,
  noCandidate,
  recipientsOf,
  sendMany,
  sendOne,
  takeBack,
  valuesOf,
} from './sending.ts';
import { deleteTemplate, listTemplates, saveTemplate } from './template-store.ts';

type Handlers = HandlersOf<typeof contract.messages>;

export const createMessageHandlers = (parts: MessageParts): Handlers => ({
  ...readHandlers(parts),
  ...writeHandlers(parts),
  ...templateHandlers(parts),
  ...messageLinkHandlers(parts),
});

function readHandlers({
  db,
  replyAddress,
}: Pick<MessageParts, 'db' | 'replyAddress'>): Pick<Handlers, 'listMessages' | 'previewMessages'> {
  return {
    listMessages: ({ params: { candidateID }, session: { companyId, accountId } }) =>
      db.inCompany(companyId, (tx) =>
        wholeList(tx, { companyId, accountId, candidateID, replyAddress }),
      ),

    previewMessages: ({ body: { subject, body, ...people }, session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => ({
        mails: (await recipientsOf(tx, companyId, people)).map((recipient) => {
          const values = valuesOf(recipient);
          const { candidateId: candidateID, email, jobTitle } = recipient;
          return {
            ...{ candidateID, name: nameOf(recipient), email, jobTitle },
            subject: fillMessage(subject, values),
            body: fillMessage(body, values),
            isSample: isInvented(email),
            lacksJob: lacksJob(`${subject} ${body}`, values),
          };
        }),
      })),
  };
}

async function wholeList(
  tx: Tx,
  {
    companyId,
    accountId,
    candidateID,
    replyAddress,
  }: {
    readonly companyId: number;
    readonly accountId: number;
    readonly candidateID: number;
    readonly replyAddress: string | null;
  },
): Promise<Output<typeof contract.messages.listMessages>> {
  const about = { applicationID: null };
  const [recipient] = await findRecipients(tx, companyId, { candidateIDs: [candidateID], about });
  if (recipient === undefined) throw noCandidate();
  const whose = { companyId, candidateId: candidateID };
  const threads = await listThreads(tx, whose);
  const messages = await listMessagesOf(
    tx,
    companyId,
    threads.map(({ threadID }) => threadID),
  );
  const { firstName, email, companyName } = recipient;
  const { replyTo } = await answeredSender(tx, companyId, accountId);
  return {
    ...{ candidateName: nameOf(recipient), firstName, email, companyName },
    isSample: isInvented(email),
    answersTo: replyAddress === null ? replyTo : null,
    applications: await listApplicationsOf(tx, whose),
    threads: threads.map((thread) => ({
      ...thread,
      messages: messages
        .filter(({ threadId }) => threadId === thread.threadID)
        .map(({ threadId: _of, writtenAt, at, files, ...message }) => ({
          ...{ ...message, files: [...files] },
          ...{ writtenAt: writtenAt.toISOString(), at: at.toISOString() },
        })),
    })),
    templates: await listTemplates(tx, companyId),
  };
}

function writeHandlers({
  db,
  objects,
  ...letters
}: MessageParts): Pick<Handlers, 'sendMessage' | 'sendMessages' | 'takeMessageBack'> {
  return {
    sendMessage: ({ params: { candidateID }, body: { files: uploads, ...body }, ...request }) => {
      const deed = deedOf(request);
      const whose = { companyId: deed.companyId, candidateId: candidateID };
      const asked = { candidateID, ...body };
      return withFiles(objects, { whose, uploads: uploadsIn(uploads) }, async (files) => {
        let isNamed = false;
        const result = await companyWrite(db, deed, async (tx) => {
          const change = await sendOne(tx, letters, { deed, asked, files });
          isNamed = 'audit' in change;
          return change;
        });
        return { result, isNamed };
      });
    },
    sendMessages: ({ body: { files: uploads = [], ...asked }, ...request }) => {
      const deed = deedOf(request);
      const ids = [...new Set(asked.candidateIDs)];
      const everybody = ids.map((candidateId) => ({ companyId: deed.companyId, candidateId }));
      const given = { everybody, uploads: uploadsIn(uploads) };
      return withFilesOfMany(objects, given, async (filesOfEach) => {
        const filesOf = (candidateId: number) => filesOfEach[ids.indexOf(candidateId)] ?? [];
        let isNamed = false;
        const result = await companyWrite(db, deed, async (tx) => {
          const change = await sendMany(tx, letters, { deed, asked, filesOf });
          isNamed = 'audit' in change;
          return change;
        });
        return { result, isNamed };
      });
    },
    takeMessageBack: ({ params: { messageID }, ...request }) =>
      companyWrite(db, deedOf(request), (tx, deed) => takeBack(tx, deed, messageID)),
  };
}

function templateHandlers({
  db,
}: Pick<MessageParts, 'db'>): Pick<Handlers, 'keepMessageTemplate' | 'removeMessageTemplate'> {
  return {
    keepMessageTemplate: ({ body, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const { companyId } = deed;
        const words = { ...body, name: body.name.trim() };
        const kept = await listTemplates(tx, companyId);
        const isNew = !kept.some(({ name }) => name === words.name);
        if (isNew && kept.length >= MESSAGE_TEMPLATES_MOST) {
          throw refuse('too_many_templates', { params: { most: MESSAGE_TEMPLATES_MOST } });
        }
        const id = await saveTemplate(tx, { companyId, ...words }, deed);
        return {
          result: { messageTemplateID: id },
          audit: {
            ...{ action: 'message_template.kept', objectKind: 'message-template', objectId: id },
            after: words,
          },
        };
      }),
    removeMessageTemplate: ({ params: { messageTemplateID: id }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, { companyId }) => {
        const gone = await deleteTemplate(tx, { companyId, id });
        if (gone === undefined) {
          throw refuse('not_found', { params: { what: 'message-template' } });
        }
        return {
          result: { done: true as const },
          audit: {
            ...{ action: 'message_template.removed', objectKind: 'message-template', objectId: id },
            before: gone,
          },
        };
      }),
  };
}
