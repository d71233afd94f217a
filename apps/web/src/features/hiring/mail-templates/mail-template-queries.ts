import type { Input, Output } from '@candor/contract';
import {
  listMailTemplates,
  previewMail,
  resetMailTemplates,
  saveMailTemplates,
  sendTestMail,
} from '@candor/contract/hiring/mail-templates';
import { getScheduleChoices } from '@candor/contract/interviews/scheduling';
import { keepPreviousData } from '@tanstack/react-query';
import { read, useWrite } from '../../../lib/server-state.ts';

export type Letters = Output<typeof listMailTemplates>;
export type LetterChange = Letters['changes'][number];
export type PreviewBody = Input<typeof previewMail>['body'];

export const lettersQuery = read(listMailTemplates, { query: {} });

export const previewQuery = (body: PreviewBody | null) =>
  read(previewMail, body && { body }, { placeholderData: keepPreviousData, retry: false });

/** The dialogs that begin with these words ask for them again, too. */
const writing = {
  refreshes: [listMailTemplates, getScheduleChoices],
  evenIfRefused: true,
} as const;

export const useSaveLetters = () => useWrite(saveMailTemplates, writing);
export const useResetLetters = () => useWrite(resetMailTemplates, writing);
export const useSendTest = () => useWrite(sendTestMail, { refreshes: [] });
