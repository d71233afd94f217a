import type { Endpoint, Input, Output } from '@candor/contract';
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
} from '@candor/contract/administration';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { CallError } from '../../lib/api-error.ts';

export type Overview = Output<typeof getOverview>;
export type CheckRow = Output<typeof listIdentityChecks>['checks'][number];
export type TroubledRow = Output<typeof listTroubledRecordings>['recordings'][number];
export type Check = Output<typeof getIdentityCheck>;
export type CompanyRow = Output<typeof listCompanies>['companies'][number];
export type PersonRow = Output<typeof listPeople>['people'][number];
export type Search = { readonly search: string; readonly page: string };

export const overviewQuery = queryOptions<Overview, CallError<typeof getOverview>>({
  queryKey: ['administration', 'overview'],
  queryFn: ({ signal }) => call(getOverview, {}, { signal }),
});

export const troubledRecordingsQuery = queryOptions<
  Output<typeof listTroubledRecordings>,
  CallError<typeof listTroubledRecordings>
>({
  queryKey: ['administration', 'recordings'],
  queryFn: ({ signal }) => call(listTroubledRecordings, {}, { signal }),
});

export const checksQuery = (state: 'waiting' | 'decided') =>
  queryOptions<Output<typeof listIdentityChecks>, CallError<typeof listIdentityChecks>>({
    queryKey: ['administration', 'checks', state],
    queryFn: ({ signal }) => call(listIdentityChecks, { query: { state } }, { signal }),
  });

export const checkQuery = (checkID: string) =>
  queryOptions<Check, CallError<typeof getIdentityCheck>>({
    queryKey: ['administration', 'check', checkID],
    queryFn: ({ signal }) => call(getIdentityCheck, { params: { checkID } }, { signal }),
    // Each look is recorded, and its links live five minutes.
    staleTime: 4 * 60_000,
    refetchOnWindowFocus: false,
  });

export const companiesQuery = (query: Search & { readonly state: 'all' | 'waiting' }) =>
  queryOptions<Output<typeof listCompanies>, CallError<typeof listCompanies>>({
    queryKey: ['administration', 'companies', query],
    queryFn: ({ signal }) => call(listCompanies, { query }, { signal }),
    placeholderData: (before) => before,
  });

export const peopleQuery = (query: Search) =>
  queryOptions<Output<typeof listPeople>, CallError<typeof listPeople>>({
    queryKey: ['administration', 'people', query],
    queryFn: ({ signal }) => call(listPeople, { query }, { signal }),
    placeholderData: (before) => before,
  });

/** An act of the administration; everything that is shown is read anew. */
export function useAct<E extends Endpoint>(endpoint: E) {
  const queries = useQueryClient();
  return useMutation<Output<E>, CallError<E>, Input<E>>({
    mutationFn: (input) => call(endpoint, input),
    onSettled: () => queries.invalidateQueries({ queryKey: ['administration'] }),
  });
}

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
