import type { Endpoint, Input, Output } from '@candor/contract';
import { getMe } from '@candor/contract/people/accounts';
import {
  beginIdentityPayment,
  cancelIdentityPayment,
  checkOutIdentity,
  getIdentityCreditNote,
  getIdentityPaper,
  getIdentityPayment,
  payIdentityByTestCard,
  resendIdentityPayment,
} from '@candor/contract/people/identity-payments';
import { call } from '../../../lib/api.ts';
import { ApiError, type CallError } from '../../../lib/api-error.ts';
import { heard } from '../../../lib/changes.ts';
import { read, useTask, useWrite } from '../../../lib/server-state.ts';
import { storeFacts } from '../../../lib/session.ts';

export type IdentityStanding = Output<typeof getIdentityPayment>;
export type IdentityPayment = NonNullable<IdentityStanding['payment']>;
export type Price = NonNullable<IdentityStanding['price']>;

const LOOK_AGAIN_MS = 30_000;

/** An invoice is paid elsewhere, and a super admin says so. */
export const identityPaymentQuery = {
  ...read(getIdentityPayment, {}),
  ...heard<IdentityStanding>({
    hears: { identity: true },
    everyMs: LOOK_AGAIN_MS,
    whileIts: ({ isDue }) => isDue,
  }),
};

/** What the shell and the steps of the registration decide by. */
export async function readFactsAgain(): Promise<void> {
  storeFacts(await call(getMe, {}));
}

function useDeed<E extends Endpoint>(endpoint: E, onFail: (error: unknown) => void = () => {}) {
  return useTask<Output<E>, CallError<E>, Input<E>>(
    async (input) => {
      try {
        const output = await call(endpoint, input);
        await readFactsAgain();
        return output;
      } catch (error) {
        onFail(error);
        throw error;
      }
    },
    { refreshes: ['/api/interviewers'], evenIfRefused: true },
  );
}

export const useBeginIdentityPayment = () => useDeed(beginIdentityPayment);
export const useCancelIdentityPayment = () => useDeed(cancelIdentityPayment);
export const useResendIdentityPayment = () => useDeed(resendIdentityPayment);

/** PY-2: a failure that says nothing of whether money moved is asked about until it is known. */
export const usePayIdentity = (onUnknown: () => void) =>
  useDeed(payIdentityByTestCard, (error) => {
    const isAnswered =
      error instanceof ApiError && error.statusCode >= 400 && error.statusCode < 500;
    if (!isAnswered) onUnknown();
  });

/** SE-1. The browser goes to the provider's page as anybody would: nothing of ours goes along. */
export const useCheckOutIdentity = () =>
  useWrite(checkOutIdentity, {
    // The page may have expired meanwhile.
    ...{ refreshes: ['/api/interviewers'], evenIfRefused: true },
    onDone: ({ url }) => location.assign(url),
  });

export const readIdentityPaper = (params: Input<typeof getIdentityPaper>['params']) =>
  call(getIdentityPaper, { params });

export const readIdentityCreditNote = (params: Input<typeof getIdentityCreditNote>['params']) =>
  call(getIdentityCreditNote, { params });
