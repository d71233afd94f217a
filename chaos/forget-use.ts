// Loaded before the server with --import to break it on purpose (QUALITY, rule d): a secret is taken whether it
// was used or not. An experiment that does not notice this proves nothing.
import { Client } from 'pg';

type Query = (this: Client, ...args: unknown[]) => unknown;

const prototype = Client.prototype as unknown as { query: Query };
const original = prototype.query;

prototype.query = function query(...args) {
  const asked = args[0] as { text?: string } | null;
  if (typeof asked?.text === 'string' && /^update/i.test(asked.text)) {
    asked.text = asked.text.replace(/ and "used_at" is null/i, '');
  }
  return original.apply(this, args);
};
