import type { Endpoint, Output } from '@candor/contract';
import {
  approveIdentity,
  enablePerson,
  getIdentityCheck,
  getOverview,
  type listCompanies,
  type listIdentityChecks,
  type listPeople,
  listTroubledRecordings,
  reactivateCompany,
  retryRecording,
  setMaintenance,
} from '@candor/contract/operations/administration';
import { read, useWrite } from '../../../lib/server-state.ts';

export type Overview = Output<typeof getOverview>;
export type CheckPage = Output<typeof listIdentityChecks>;
export type CheckRow = CheckPage['checks'][number];
export type TroubledRow = Output<typeof listTroubledRecordings>['recordings'][number];
export type Check = Output<typeof getIdentityCheck>;
export type CompanyPage = Output<typeof listCompanies>;
export type CompanyRow = CompanyPage['companies'][number];
export type PeoplePage = Output<typeof listPeople>;
export type PersonRow = PeoplePage['people'][number];

export const overviewQuery = read(getOverview, {});
export const troubledRecordingsQuery = read(listTroubledRecordings, {});

export const checkQuery = (checkID: string) =>
  // Each look is recorded, and its links live five minutes.
  read(
    getIdentityCheck,
    { params: { checkID } },
    { staleTime: 4 * 60_000, refetchOnWindowFocus: false },
  );

/** After an act of the administration everything that is shown is read anew. */
export const administrationActs = {
  refreshes: ['/api/administration'],
  evenIfRefused: true,
} as const;

export const useAct = <E extends Endpoint>(endpoint: E) => useWrite(endpoint, administrationActs);

export const useApproveIdentity = () => useAct(approveIdentity);
export const useReactivateCompany = () => useAct(reactivateCompany);
export const useRetryRecording = () => useAct(retryRecording);
export const useEnablePerson = () => useAct(enablePerson);
export const useSetMaintenance = () => useAct(setMaintenance);
