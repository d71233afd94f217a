import * as calls from '@candor/contract/interviews/calls';
import { useTask, useWrite } from '../../../lib/server-state.ts';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { readStoredInTab, storageKeys } from '../../../lib/storage.ts';
import { encryptPassword } from './encrypt-password.ts';

export const useHasPassword = () => useWrite(calls.userHasPassword, { refreshes: [] });

export type LogIn = {
  readonly email: string;
  readonly password: string;
  readonly interviewId: string;
  readonly multifactorCode: string | undefined;
};

/** No key came, so no password was sent. */
export class KeyFetchFailure extends Error {}

/** The password leaves this page under the server's key only. Gives the calling site's token. */
export function useLogIn() {
  return useTask(
    async ({ email, password, interviewId, multifactorCode }: LogIn): Promise<string> => {
      const { publicKey, keyGuid } = await call(calls.getPublicKey, {}).catch((error: unknown) => {
        throw new KeyFetchFailure('Failed to fetch encryption key.', { cause: error });
      });
      const body = {
        email,
        password: await encryptPassword(password, publicKey),
        userType: 'COMPANY_ADMIN' as const,
        fCMToken: readStoredInTab(storageKeys.messagingToken),
        keyGuid,
        interviewId,
        ...(multifactorCode === undefined ? {} : { multifactorCode }),
      };
      return call(calls.logInToInterview, { body });
    },
    { refreshes: [] },
  );
}

/** VL-8: up to three retries, of what may pass by itself. */
export async function fetchLinkToken(email: string, interviewId: string): Promise<string> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await call(calls.getInterviewLinkToken, { body: { email, interviewId } });
    } catch (error) {
      if (retries === 3 || !(error instanceof ApiError) || !error.isWorthRepeating) throw error;
    }
  }
}

/** The calling site's root with the token: the operator's, or our own. */
export async function callAddress(token: string): Promise<string> {
  const { callUrl } = await call(calls.getCallSite, {});
  const address = callUrl === null ? new URL('/call', location.origin) : new URL('/', callUrl);
  address.searchParams.set('token', token);
  return address.href;
}
