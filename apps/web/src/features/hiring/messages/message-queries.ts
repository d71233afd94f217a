import type { Output } from '@candor/contract';
import { openCandidateFile } from '@candor/contract/hiring/candidate-files';
import { openThread, openThreadFile } from '@candor/contract/hiring/message-links';
import {
  keepMessageTemplate,
  listMessages,
  previewMessages,
  removeMessageTemplate,
  takeMessageBack,
} from '@candor/contract/hiring/messages';
import { heard } from '../../../lib/changes.ts';
import { read, useWrite, useWriteOf } from '../../../lib/server-state.ts';

export type Messages = Output<typeof listMessages>;
export type Thread = Messages['threads'][number];
export type Message = Thread['messages'][number];
export type MessageFile = Message['files'][number];
export type Template = Messages['templates'][number];
export type OwnThread = Output<typeof openThread>;
export type Mail = Output<typeof previewMessages>['mails'][number];

export const messagesQuery = (candidateID: string) =>
  read(listMessages, { params: { candidateID } }, heard({ hears: { messages: candidateID } }));
/** Nothing tells a page without an account of changes: it asks by itself. */
export const ownThreadQuery = (token: string) =>
  read(openThread, { body: { token } }, { refetchInterval: 30_000 });

export const messageChange = { refreshes: ['/api/applicants'], evenIfRefused: true } as const;
export const useTakeBack = () => useWrite(takeMessageBack, messageChange);
export const usePreview = () => useWrite(previewMessages, { refreshes: [] });
export const keepChange = { refreshes: [listMessages] } as const;
export const useRemoveTemplate = () => useWrite(removeMessageTemplate, keepChange);
export const templateEndpoint = keepMessageTemplate;

type Named = { readonly fileID: number };

/** As a download: what somebody sent is never opened as a page of ours. */
export const useOpenFile = () =>
  useWriteOf(openCandidateFile, ({ fileID }: Named) => ({ params: { fileID: String(fileID) } }), {
    refreshes: [],
    onDone: ({ url }) => location.assign(url),
  });

export const useOpenOwnFile = (token: string) =>
  useWriteOf(openThreadFile, ({ fileID }: Named) => ({ body: { token, fileID } }), {
    refreshes: [],
    onDone: ({ url }) => location.assign(url),
  });
