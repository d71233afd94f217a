import type { ClientConfig } from 'pg';

/** How to reach one database as one role; accepted by `pg` as it is. */
export type Connection = Pick<
  ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'options' | 'ssl'
>;

export type Connections = {
  /** Owns schema and tables; for migrations and operator commands only. */
  readonly owner: Connection;
  /** What the server's pool and the job queue use. */
  readonly app: Connection;
};

/** The same server and role, another database. */
export function onDatabase(connection: Connection, database: string): Connection {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { ...connection, connectionString: url.toString() };
}
