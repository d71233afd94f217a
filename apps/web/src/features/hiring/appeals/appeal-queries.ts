import type { Output } from '@candor/contract';
import { getAppeal, listAppeals, openAppeal, openOwnAppeal } from '@candor/contract/hiring/appeals';
import { openPage } from '@candor/contract/hiring/candidate-page';
import { read } from '../../../lib/server-state.ts';

export type Own = Output<typeof openAppeal>;
export type OwnAppeal = NonNullable<Own['appeal']>;
export type Appeal = Output<typeof getAppeal>;
export type AppealPage = Output<typeof listAppeals>;
export type AppealRow = AppealPage['appeals'][number];

/** By the code of a candidate's page, or by an account with the address that they applied with. */
export type Door =
  | { readonly token: string; readonly applicationID: number }
  | { readonly companyID: string; readonly applicationID: number };

/** What is being typed must not be read over: it is read again when it was sent. */
const typed = { refetchOnWindowFocus: false } as const;

export const pageAppealQuery = (token: string, applicationID: number) =>
  read(openAppeal, { body: { token, applicationID } }, typed);
export const accountAppealQuery = (companyID: string, applicationID: number) =>
  read(openOwnAppeal, { params: { companyID, applicationID: String(applicationID) } }, typed);

export const appealQuery = (appealID: string) => read(getAppeal, { params: { appealID } });
export const overdueQuery = read(listAppeals, { query: { show: 'overdue' } });

export const ownChange = {
  refreshes: [openAppeal, openPage, '/api/own-appeals', '/api/candidates/applications'],
  evenIfRefused: true,
} as const;

/** After a refusal too: what it was about is not as the page showed it. */
export const appealChange = {
  refreshes: ['/api/appeals', '/api/pipeline', '/api/applicants', '/api/interviews'],
  evenIfRefused: true,
} as const;
