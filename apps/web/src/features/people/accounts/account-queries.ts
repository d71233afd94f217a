import type { Endpoint, Input, Output } from '@candor/contract';
import {
  changePassword,
  forgotPassword,
  resendExpiredVerification,
  resendVerification,
  resetPassword,
  setPassword,
  signUp,
  verifyEmail,
} from '@candor/contract/people/account-recovery';
import {
  listDevices,
  revokeDevice,
  signIn,
  signOut,
  signOutEverywhere,
} from '@candor/contract/people/accounts';
import { call } from '../../../lib/api.ts';
import type { CallError } from '../../../lib/api-error.ts';
import { sendDrafts } from '../../../lib/draft.ts';
import { storePendingSignIn } from '../../../lib/pending-sign-in.ts';
import { read, readOwn, useRead, useTask, useWriteOf } from '../../../lib/server-state.ts';
import { clearSession, storeSession } from '../../../lib/session.ts';
import { storageKeys, writeStored } from '../../../lib/storage.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { forgetEarlierFailure } from './failure-words.ts';
import { storeLoginUserTypes } from './login-user-types.ts';

type BodyOf<E extends Endpoint> = Input<E> extends { readonly body: infer B } ? B : never;

/** Keeps the session, or what the second step needs when the account asks for one. */
export function useSignIn() {
  return useWriteOf(signIn, (body: BodyOf<typeof signIn>) => ({ body }), {
    refreshes: [],
    onDone: keepSignIn,
  });
}

export function keepSignIn(reply: Output<typeof signIn>): void {
  if (!('token' in reply)) return storePendingSignIn(reply);
  storeLoginUserTypes(reply.userType);
  writeStored(storageKeys.temporaryPassword, String(reply.isTemporaryPassword));
  storeSession(reply);
}

/** The person leaves whether the server hears of it or not; its session then runs out by itself. */
export function useSignOut() {
  return useTask(
    async () => {
      try {
        await sendDrafts();
        return await call(signOut, {});
      } finally {
        clearSession();
        showToast({ tone: 'success', text: 'You are signed out.' });
      }
    },
    { refreshes: [] },
  );
}

function useAccountCall<E extends Endpoint>(endpoint: E) {
  return useWriteOf(
    endpoint,
    (body: BodyOf<E>) => {
      forgetEarlierFailure();
      return { body } as unknown as Input<E>;
    },
    { refreshes: [] },
  );
}

export const useSignUp = () => useAccountCall(signUp);
export const useResendVerification = () => useAccountCall(resendVerification);
export const useResendExpiredVerification = () => useAccountCall(resendExpiredVerification);
export const useForgotPassword = () => useAccountCall(forgotPassword);
export const useResetPassword = () => useAccountCall(resetPassword);
export const useSetPassword = () => useAccountCall(setPassword);
export const useChangePassword = () => useAccountCall(changePassword);

type Link = { readonly email: string; readonly token: string };

/** EV-2: once for a link, however often the page is drawn. Whoever is signed in here stays so. */
export function useVerifyEmail(link: Link, { isSignedIn }: { readonly isSignedIn: boolean }) {
  const body = isSignedIn ? { ...link, signsIn: false } : link;
  return useRead(read(verifyEmail, { body }, { retry: false, staleTime: Infinity }));
}

/** PW-2: the call with null passwords looks at the link and spends nothing. */
export function useLinkCheck(kind: 'reset' | 'set', link: Link) {
  const endpoint = kind === 'reset' ? resetPassword : setPassword;
  const body = { ...link, password: null, confirmPassword: null };
  return useRead(
    readOwn<Output<typeof endpoint>, CallError<typeof setPassword>>(
      [endpoint.path, link],
      () => call(endpoint, { body }),
      { retry: false, staleTime: Infinity },
    ),
  );
}

export const devicesQuery = read(listDevices, {});

export const useRevokeDevice = () =>
  useWriteOf(revokeDevice, (sessionID: number) => ({ params: { sessionID: String(sessionID) } }), {
    refreshes: [listDevices],
    evenIfRefused: true,
  });

export function useSignOutEverywhere() {
  return useTask(
    async () => {
      await sendDrafts();
      return call(signOutEverywhere, {});
    },
    {
      refreshes: [],
      onDone: () => {
        clearSession();
        showToast({ tone: 'success', text: 'You are signed out on every device.' });
      },
    },
  );
}
