import type { Endpoint, Output } from '@candor/contract';
import {
  approveIdentity,
  disablePerson,
  resetSecondFactor,
  enablePerson,
  getIdentityCheck,
  getOverview,
  listCompanies,
  listIdentityChecks,
  listPeople,
  listTroubledRecordings,
  reactivateCompany,
  refuseIdentity,
  releaseDomain,
  retryRecording,
  setMaintenance,
  suspendCompany,
} from '@candor/contract/operations/administration';
import { read, readList, useWrite } from '../../../lib/server-state.ts';

export type Overview = Output<typeof getOverview>;
export type CheckRow = Output<typeof listIdentityChecks>['checks'][number];
export type TroubledRow = Output<typeof listTroubledRecordings>['recordings'][number];
export type Check = Output<typeof getIdentityCheck>;
export type CompanyRow = Output<typeof listCompanies>['companies'][number];
export type PersonRow = Output<typeof listPeople>['people'][number];
export type Search = { readonly search: string; readonly page: string };

export const overviewQuery = read(getOverview, {});
export const troubledRecordingsQuery = read(listTroubledRecordings, {});

export const checksQuery = (state: 'waiting' | 'decided') =>
  read(listIdentityChecks, { query: { state } });

export const checkQuery = (checkID: string) =>
  // Each look is recorded, and its links live five minutes.
  read(
    getIdentityCheck,
    { params: { checkID } },
    { staleTime: 4 * 60_000, refetchOnWindowFocus: false },
  );

export const companiesQuery = (query: Search & { readonly state: 'all' | 'waiting' }) =>
  readList(listCompanies, { query });

export const peopleQuery = (query: Search) => readList(listPeople, { query });

/** An act of the administration; everything that is shown is read anew. */
export const useAct = <E extends Endpoint>(endpoint: E) =>
  useWrite(endpoint, { refreshes: ['/api/administration'], evenIfRefused: true });

export const useApproveIdentity = () => useAct(approveIdentity);
export const useRefuseIdentity = () => useAct(refuseIdentity);
export const useSuspendCompany = () => useAct(suspendCompany);
export const useReactivateCompany = () => useAct(reactivateCompany);
export const useReleaseDomain = () => useAct(releaseDomain);
export const useRetryRecording = () => useAct(retryRecording);
export const useResetSecondFactor = () => useAct(resetSecondFactor);
export const useDisablePerson = () => useAct(disablePerson);
export const useEnablePerson = () => useAct(enablePerson);
export const useSetMaintenance = () => useAct(setMaintenance);
