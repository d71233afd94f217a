// Loaded before the server with --import to break it on purpose (QUALITY, rule d): while the file of
// FAULT_FILE exists, every COMMIT is reported as done at once and reaches PostgreSQL only later, so a kill
// in between loses what was acknowledged. An experiment that does not notice this proves nothing.
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

type Query = (this: Client, ...args: unknown[]) => unknown;

const LATE_MS = 400;
const file = process.env['FAULT_FILE'] ?? '';
const prototype = Client.prototype as unknown as { query: Query };
const original = prototype.query;
const committing = new WeakMap<Client, Promise<unknown>>();

prototype.query = function query(...args) {
  const late = committing.get(this);
  // The session goes on after its real COMMIT, as if nothing were wrong with it.
  if (late !== undefined) return late.then(() => original.apply(this, args));
  const text = typeof args[0] === 'string' ? args[0] : (args[0] as { text?: string } | null)?.text;
  // Only what serves requests, and not before it does: a start broken like this would not succeed.
  const serves = (this as { user?: string }).user === 'candor_app';
  if (!serves || text?.trim().toLowerCase() !== 'commit' || !existsSync(file)) {
    return original.apply(this, args);
  }
  const commit = pause(LATE_MS)
    .then(() => original.call(this, 'commit'))
    .catch(() => {})
    .finally(() => committing.delete(this));
  committing.set(this, commit);
  return Promise.resolve({ command: 'COMMIT', rows: [], rowCount: null, fields: [] });
};
