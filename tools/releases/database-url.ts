import type { Connection } from '../../apps/server/src/platform/database/connection.ts';

/** As `DATABASE_URL` names it. */
export const databaseUrl = ({ host = '', user = '', database = '' }: Connection): string =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
