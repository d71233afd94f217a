import type { Output } from '@candor/contract';
import {
  listOwnApplications,
  openApplicationForm,
  withdrawApplication,
} from '@candor/contract/hiring/applications';
import { getCandidateRegistration } from '@candor/contract/people/registration';
import { call } from '../../../lib/api.ts';
import type { CallError } from '../../../lib/api-error.ts';
import { read, readOwn, useWriteOf } from '../../../lib/server-state.ts';
import { currentSession } from '../../../lib/session.ts';
import type { Person } from './apply-values.ts';

export type ApplyForm = Output<typeof openApplicationForm> & {
  /** By this page's clock: when the form came. */
  readonly openedAt: number;
};
/** What was sent, and what may be answered now. */
export type SentForm = Pick<ApplyForm, 'formToken' | 'voluntaryQuestions'> & {
  readonly email: string;
};
export type OwnApplication = Output<typeof listOwnApplications>['applications'][number];

/** Asked once a form: its token says since when it is open. */
export function applyFormQuery(jobID: string) {
  return readOwn<ApplyForm, CallError<typeof openApplicationForm>>(
    ['applications', 'form', jobID],
    async (signal) => ({
      ...(await call(openApplicationForm, { params: { jobID } }, { signal })),
      openedAt: performance.now(),
    }),
    { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
}

/** What a signed-in candidate has said about themselves; nothing for everybody else, and nothing when it fails. */
export const ownPersonQuery = readOwn<Person>(
  ['applications', 'own-person'],
  async (signal) => {
    if (currentSession()?.userType[0] !== 'CANDIDATE') return {};
    try {
      const { email, person } = await call(getCandidateRegistration, {}, { signal });
      return { email, ...person };
    } catch (error) {
      if (signal.aborted) throw error;
      return {};
    }
  },
  { gcTime: 0 },
);

export const ownApplicationsQuery = read(listOwnApplications, {});

export const useWithdraw = () =>
  useWriteOf(
    withdrawApplication,
    ({ companyID, applicationID }: OwnApplication) => ({
      params: { companyID: String(companyID), applicationID: String(applicationID) },
    }),
    { refreshes: [listOwnApplications] },
  );
