import type { Output } from '@candor/contract';
import {
  askPageCode,
  enterPage,
  leavePage,
  openPage,
  takePageStep,
  withdrawOnPage,
} from '@candor/contract/hiring/candidate-page';
import { read, useWrite } from '../../../lib/server-state.ts';

export type Page = Output<typeof openPage>;
export type PageStep = Page['steps'][number];
export type PageApplication = Page['applications'][number];
export type PageAgreement = Page['agreements'][number];

/** Asked again while it is open: a step may be over, or another have come. */
export const pageQuery = (token: string) =>
  read(openPage, { body: { token } }, { refetchInterval: 60_000, retry: false });

const change = { refreshes: [openPage], evenIfRefused: true } as const;

export const useAskCode = () => useWrite(askPageCode, { refreshes: [] });
export const enterEndpoint = enterPage;
export const useLeave = () => useWrite(leavePage, { refreshes: [openPage] });
/** To the page where it is done. */
export const useTakeStep = () =>
  useWrite(takePageStep, {
    refreshes: [],
    onDone: ({ url }) => location.assign(new URL(url).pathname + new URL(url).search),
  });
export const useWithdrawHere = () => useWrite(withdrawOnPage, change);
export const pageEndpoint = openPage;
