import type { Input, Output } from '@candor/contract';
import { signIn, signOut } from '@candor/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { CallError } from '../../lib/api-error.ts';
import { clearSession, storeSession } from '../../lib/session.ts';
import { showToast } from '../../ui/toasts.tsx';

type Credentials = Input<typeof signIn>['body'];

export function useSignIn() {
  return useMutation<Output<typeof signIn>, CallError<typeof signIn>, Credentials>({
    mutationFn: (body) => call(signIn, { body }),
    onSuccess: (reply) => {
      if ('token' in reply) storeSession(reply);
    },
  });
}

/** The person leaves whether the server hears of it or not; its session then runs out by itself. */
export function useSignOut() {
  return useMutation({
    mutationFn: () => call(signOut, {}),
    onSettled: () => {
      clearSession();
      showToast({ tone: 'success', text: 'You are signed out.' });
    },
  });
}
