import type { Connection, Connections } from '@candor/postgres';

export { type Connection, type Connections, onDatabase } from '@candor/postgres';

/** The role that serves requests: LOGIN, owns nothing, subject to row-level security. */
export const APP_ROLE = 'candor_app';

/**
 * Connections to a PostgreSQL of one's own. Without `appUrl` the owner's URL is used with every session
 * switched to candor_app from its first statement. That is weaker: injected SQL could `reset role`.
 */
export function connectionsFromUrls(databaseUrl: string, appUrl?: string): Connections {
  const owner: Connection = { connectionString: databaseUrl };
  if (appUrl) return { owner, app: { connectionString: appUrl } };
  const url = new URL(databaseUrl);
  const given = url.searchParams.get('options');
  url.searchParams.set('options', [given, `-c role=${APP_ROLE}`].filter(Boolean).join(' '));
  return { owner, app: { connectionString: url.toString() } };
}
