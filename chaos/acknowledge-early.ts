// Loaded before the server with --import to break it on purpose (QUALITY, rule d): every COMMIT is
// reported as done at once and reaches PostgreSQL only later, so a kill in between loses what was
// acknowledged. An experiment that does not notice this proves nothing.
import { Client } from 'pg';

type Query = (this: Client, ...args: unknown[]) => unknown;

const prototype = Client.prototype as unknown as { query: Query };
const original = prototype.query;

prototype.query = function query(...args) {
  const text = typeof args[0] === 'string' ? args[0] : (args[0] as { text?: string } | null)?.text;
  // Only what serves requests: a migration broken like this would not even start.
  const serves = (this as { user?: string }).user === 'candor_app';
  if (!serves || text?.trim().toLowerCase() !== 'commit') return original.apply(this, args);
  setTimeout(() => {
    Promise.resolve(original.call(this, 'commit')).catch(() => {});
  }, 400);
  return Promise.resolve({ command: 'COMMIT', rows: [], rowCount: null, fields: [] });
};
