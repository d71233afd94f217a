import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, id, idText, instant, text, uuid } from '../fields.ts';
import { UPLOAD_BODY_LIMIT, uploadErrors } from '../people/profiles.ts';
import { areas, rights } from '../people/right-rules.ts';
import { CHOSEN_MOST } from './candidate-rules.ts';
import {
  messageBody,
  messageFile,
  messageFiles,
  messageSubject,
  sendAt,
} from './message-fields.ts';
import { MESSAGE_TEMPLATE_NAME_MOST, messageStates } from './message-rules.ts';

const member = { kind: 'company', roles: ['COMPANY_ADMIN', 'COMPANY_USER'] } as const;
const reading = { ...member, privilege: { featureId: areas.candidates } } as const;
/** As whoever moves and rejects candidates, which mails them too. */
const writing = {
  ...member,
  privilege: { featureId: areas.candidates, activityId: rights.change },
} as const;

const params = z.object({ candidateID: idText });
const exampleKey = '3f0c8e1a-7d7e-4b39-9f43-0d7f3c1a2b4c';

/** Whom it is for, and the job whose applications it is about; null: for each the one that goes on or came last. */
const people = {
  candidateIDs: z.array(id).check(z.minLength(1), z.maxLength(CHOSEN_MOST)),
  jobID: z.nullable(id),
};

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/applicants/:candidateID/messages',
  summary:
    'What the company and a candidate wrote to each other, by subject, and what another message is written from',
  params,
  output: z.object({
    candidateName: z.string(),
    firstName: z.string(),
    email: z.string(),
    /** Invented, for looking round: what is written to them reaches nobody. A node of the release before does not say. */
    isSample: z.optional(z.boolean()),
    companyName: z.string(),
    /** Where an answer by mail goes; null: here. */
    answersTo: z.nullable(z.string()),
    applications: z.array(z.object({ applicationID: id, jobTitle: z.string() })),
    /** By their newest message, the newest first. */
    threads: z.array(
      z.object({
        threadID: id,
        subject: z.string(),
        jobTitle: z.nullable(z.string()),
        messages: z.array(
          z.object({
            messageID: id,
            state: z.enum(messageStates),
            /** Null: the candidate. */
            byName: z.nullable(z.string()),
            body: z.string(),
            writtenAt: instant,
            /** When it leaves or left, or came. */
            at: instant,
            /** Why it failed or did not leave; of what came by mail, the files that were not kept. */
            problem: z.string(),
            isMailed: z.boolean(),
            /** That a mail came from, where it is not one of the candidate's. */
            fromAddress: z.nullable(z.string()),
            /** Written by a program: somebody is away, or a mail came back. */
            isAutomatic: z.boolean(),
            files: z.array(messageFile),
          }),
        ),
      }),
    ),
    templates: z.array(
      z.object({
        messageTemplateID: id,
        name: z.string(),
        subject: z.string(),
        body: z.string(),
      }),
    ),
  }),
  errors: {},
  access: reading,
  example: { params: { candidateID: '1' } },
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/applicants/:candidateID/messages',
  summary: 'Write to a candidate: now or later, under a subject of its own or in a thread',
  params,
  body: z.object({
    requestKey: uuid,
    /** What is written in a thread keeps its subject and its application, whatever these say. */
    threadID: z.nullable(id),
    applicationID: z.nullable(id),
    subject: messageSubject,
    body: messageBody,
    sendAt,
    files: messageFiles,
  }),
  output: z.object({ messageID: id }),
  errors: { ...uploadErrors, too_many_files: 422, request_key_reused: 409 },
  access: writing,
  bodyLimit: UPLOAD_BODY_LIMIT + 64 * 1024,
  example: {
    params: { candidateID: '1' },
    body: {
      ...{ requestKey: exampleKey, threadID: null, applicationID: null, sendAt: null, files: [] },
      ...{ subject: 'A question', body: 'Hello {{firstName}},\n\nwhen can we call you?' },
    },
  },
});

export const takeMessageBack = endpoint({
  method: 'POST',
  path: '/api/messages/:messageID/taking-back',
  summary: 'Take back a message that has not left yet',
  params: z.object({ messageID: idText }),
  output: done,
  errors: { wrong_status: 409 },
  access: writing,
  example: { params: { messageID: '1' } },
});

export const previewMessages = endpoint({
  method: 'POST',
  path: '/api/messages/preview',
  summary: 'What each of several people would be sent',
  body: z.object({ ...people, subject: messageSubject, body: messageBody }),
  output: z.object({
    mails: z.array(
      z.object({
        candidateID: id,
        name: z.string(),
        email: z.string(),
        jobTitle: z.nullable(z.string()),
        subject: z.string(),
        body: z.string(),
        /** Invented: nobody gets it. A node of the release before does not say. */
        isSample: z.optional(z.boolean()),
        /** It names a job, and they have none. */
        lacksJob: z.boolean(),
      }),
    ),
  }),
  errors: {},
  access: writing,
  example: {
    body: {
      candidateIDs: [1],
      jobID: null,
      ...{ subject: 'A question', body: 'Hello {{firstName}}' },
    },
  },
});

export const sendMessages = endpoint({
  method: 'POST',
  path: '/api/messages/bulk',
  summary: 'Write to several people: each gets a mail and a thread of their own',
  body: z.object({
    requestKey: uuid,
    ...people,
    subject: messageSubject,
    body: messageBody,
    sendAt,
    /** Each gets them. A page of the release before sends none. */
    files: z.optional(messageFiles),
  }),
  output: z.object({
    written: amount,
    /** How many of them are invented and get no mail. A node of the release before does not say. */
    samples: z.optional(amount),
    /** How many files went along with each. A node of the release before sends none, and does not say. */
    files: z.optional(amount),
  }),
  errors: { ...uploadErrors, too_many_files: 422, request_key_reused: 409 },
  access: writing,
  bodyLimit: UPLOAD_BODY_LIMIT + 64 * 1024,
  example: {
    body: {
      ...{ requestKey: exampleKey, candidateIDs: [1], jobID: null },
      ...{ subject: 'A question', body: 'Hello {{firstName}}', sendAt: null, files: [] },
    },
  },
});

export const keepMessageTemplate = endpoint({
  method: 'POST',
  path: '/api/message-templates',
  summary: 'Keep words for other messages; one of the same name is written anew',
  body: z.object({
    name: text(MESSAGE_TEMPLATE_NAME_MOST).check(
      z.refine((value) => value.trim() !== '', 'Please give it a name.'),
    ),
    subject: messageSubject,
    body: messageBody,
  }),
  output: z.object({ messageTemplateID: id }),
  errors: { too_many_templates: 409 },
  access: writing,
  example: {
    body: { name: 'A call', subject: 'A call', body: 'Hello {{firstName}}, when can we call you?' },
  },
});

export const removeMessageTemplate = endpoint({
  method: 'DELETE',
  path: '/api/message-templates/:messageTemplateID',
  summary: 'Keep words no longer; messages that began with them stay',
  params: z.object({ messageTemplateID: idText }),
  output: done,
  errors: {},
  access: writing,
  example: { params: { messageTemplateID: '1' } },
});
