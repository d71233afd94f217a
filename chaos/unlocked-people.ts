// Loaded before the server with --import to break it on purpose (QUALITY, rule d): people are booked without their
// locks, so whoever books acts on what was free some time ago. An experiment that does not notice this proves nothing.
import { Client } from 'pg';

type Query = (this: Client, ...args: unknown[]) => unknown;

const prototype = Client.prototype as unknown as { query: Query };
const original = prototype.query;

prototype.query = function query(...args) {
  const asked = args[0] as { text?: string } | null;
  if (typeof asked?.text === 'string' && /from accounts where id = any/i.test(asked.text)) {
    asked.text = asked.text.replace(/for no key update/i, '');
  }
  return original.apply(this, args);
};
