import type { ClientConfig } from 'pg';

/** How to reach one database as one role; accepted by `pg` as it is. */
export type Connection = Pick<
  ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'options' | 'ssl'
>;

/** The role that serves requests: LOGIN, owns nothing, subject to row-level security. */
export const APP_ROLE = 'candor_app';

export type Connections = {
  /** Owns schema and tables; for migrations and operator commands only. */
  readonly owner: Connection;
  /** What the server's pool and the job queue use. */
  readonly app: Connection;
};

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

/** The same server and role, another database. */
export function onDatabase(connection: Connection, database: string): Connection {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { ...connection, connectionString: url.toString() };
}
