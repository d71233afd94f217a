import type { Output } from '@candor/contract';
import {
  askPageCode,
  correctOnPage,
  enterPage,
  eraseOnPage,
  exportPage,
  leavePage,
  openPage,
  openPageFile,
  showPageGate,
  takePageStep,
  withdrawOnPage,
} from '@candor/contract/hiring/candidate-page';
import { deleteRecordingOnPage } from '@candor/contract/hiring/page-recordings';
import { saveBlob } from '../../../ui/save-file.ts';
import { read, useWrite, useWriteOf } from '../../../lib/server-state.ts';

export type Page = Output<typeof openPage>;
export type PageStep = Page['steps'][number];
export type PageApplication = Page['applications'][number];
export type PageRecording = Page['recordings'][number];
export type PageAgreement = Page['agreements'][number];

/** Asked again while it is open: a step may be over, or another have come. */
export const pageQuery = (token: string) =>
  read(openPage, { body: { token } }, { refetchInterval: 60_000, retry: false });

/** Whose page it is, before the code. */
export const gateQuery = (token: string) => read(showPageGate, { body: { token } });

const change = { refreshes: [openPage], evenIfRefused: true } as const;

export const useAskCode = () => useWrite(askPageCode, { refreshes: [] });
export const enterEndpoint = enterPage;
export const useLeave = (onDone: () => void) =>
  useWrite(leavePage, { refreshes: [openPage], onDone });
/** To the page where it is done. */
export const useTakeStep = () =>
  useWrite(takePageStep, {
    refreshes: [openPage],
    onDone: ({ url }) => {
      if (url !== null) location.assign(new URL(url).pathname + new URL(url).search);
    },
  });
export const useWithdrawHere = () => useWrite(withdrawOnPage, change);
export const useDeleteRecording = () => useWrite(deleteRecordingOnPage, change);
export const pageEndpoint = openPage;
export const correctEndpoint = correctOnPage;
export const eraseEndpoint = eraseOnPage;

/** As a download: what somebody sent is never opened as a page of ours. */
export const useOpenFile = (token: string) =>
  useWriteOf(
    openPageFile,
    ({ fileID }: { readonly fileID: number }) => ({ body: { token, fileID } }),
    {
      refreshes: [],
      onDone: ({ url }) => location.assign(url),
    },
  );

export const useExport = () =>
  useWrite(exportPage, {
    refreshes: [],
    onDone: ({ fileName, content }) =>
      saveBlob(fileName, new Blob([bytesOf(content)], { type: 'application/zip' })),
  });

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
