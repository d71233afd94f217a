// Loaded before the server with --import to break it on purpose (QUALITY, rule d): attempts are read without
// their lock, so a submission acts on what it saw some time ago. An experiment that does not notice this
// proves nothing.
import { Client } from 'pg';

type Query = (this: Client, ...args: unknown[]) => unknown;

const prototype = Client.prototype as unknown as { query: Query };
const original = prototype.query;

prototype.query = function query(...args) {
  const [first, ...others] = args;
  // Only what serves requests: the queue's own locks are not under test.
  if ((this as { user?: string }).user !== 'candor_app') return original.apply(this, args);
  if (typeof first === 'string') return original.call(this, unlocked(first), ...others);
  const asked = first as { text?: string } | null;
  if (typeof asked?.text === 'string') asked.text = unlocked(asked.text);
  return original.apply(this, args);
};

function unlocked(text: string): string {
  return /from "attempts"/i.test(text)
    ? text.replace(/ for (?:no key )?update\b[^;]*$/i, '')
    : text;
}
