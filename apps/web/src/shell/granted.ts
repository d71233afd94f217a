import { useRead } from '../lib/server-state.ts';
import { queryClient } from '../lib/query-client.ts';
import { privilegesQuery } from '../lib/rights.ts';
import type { LoginData } from '../lib/session.ts';
import type { Stored } from './decide-rules.ts';

/**
 * What the role of a company's user allows, as the server says it. Without an answer nothing is allowed:
 * a page behind a privilege would show the same failure.
 */
export async function grantedTo(session: LoginData | undefined): Promise<Stored['granted']> {
  if (!needsRole(session)) return [];
  try {
    return (await queryClient.ensureQueryData({ ...privilegesQuery, revalidateIfStale: true }))
      .granted;
  } catch {
    return [];
  }
}

/** After the server said otherwise. */
export const forgetGranted = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: privilegesQuery.queryKey });

/** The same for a component; what is not known yet is not shown. */
export function useGranted(session: LoginData | undefined): Stored['granted'] {
  const { data } = useRead({ ...privilegesQuery, enabled: needsRole(session) });
  return data?.granted ?? [];
}

/** An admin needs no role, and nobody else has one. */
function needsRole(session: LoginData | undefined): boolean {
  return session?.userType[0] === 'COMPANY_USER' && session.companyID > 0;
}
