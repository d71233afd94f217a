import { readOwn, useRead } from '../../../lib/server-state.ts';
import { currentSession } from '../../../lib/session.ts';
import { fetchLinkToken } from './call-queries.ts';

/**
 * VL-8: who is signed in already enters without a form. Undefined while it is not known, and for everybody
 * whom this interview is not for: they get the form.
 */
export function useSignedInEntry(interviewId: string): string | undefined {
  const email = currentSession()?.email;
  const { data } = useRead(
    readOwn(
      ['interview-link-token', interviewId, email],
      () => fetchLinkToken(email ?? '', interviewId),
      { enabled: email !== undefined, staleTime: Number.POSITIVE_INFINITY, retry: false },
    ),
  );
  return data;
}
