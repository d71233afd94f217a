import { appendFileSync } from 'node:fs';
import { Client } from 'pg';
import { expect } from 'vitest';
import { APP_ROLE } from './connection.ts';

/**
 * Loaded beside every server test. With STATEMENT_LEDGER it notes there, a JSON text a line, each distinct statement
 * that the application sent and the database took, so that another PostgreSQL can be asked whether it knows it too.
 */
const ledger = process.env['STATEMENT_LEDGER'];

/** What PREPARE takes; the others are the frame of a transaction. */
const preparable = /^\s*(select|insert|update|delete|merge|with|values)\b/i;

type Asked = (...args: unknown[]) => unknown;
const patched = Symbol.for('candor.statement-ledger');
const prototype = Client.prototype as unknown as { query: Asked; [patched]?: true };

if (ledger !== undefined && prototype[patched] === undefined) {
  prototype[patched] = true;
  const noted = new Set<string>();
  const note = (text: string): void => {
    // The database's own tests make tables that no migration knows; they run on both servers.
    if (noted.has(text) || expect.getState().testPath?.includes('/platform/database/')) return;
    noted.add(text);
    appendFileSync(ledger, `${JSON.stringify(text)}\n`);
  };
  const query = prototype.query;
  prototype.query = function queryAndNote(this: Client, ...args: unknown[]): unknown {
    const [asked] = args;
    const text = typeof asked === 'string' ? asked : (asked as { text?: unknown } | null)?.text;
    if (this.user !== APP_ROLE || typeof text !== 'string' || !preparable.test(text)) {
      return query.apply(this, args);
    }
    const last = args.at(-1);
    if (typeof last === 'function') {
      const answered = (error: unknown, ...rest: unknown[]): unknown => {
        if (!error) note(text);
        return (last as Asked)(error, ...rest);
      };
      return query.apply(this, [...args.slice(0, -1), answered]);
    }
    const answer = query.apply(this, args);
    // Who asked hears of a failure; it is only not noted here.
    void Promise.resolve(answer).then(
      () => note(text),
      () => {},
    );
    return answer;
  };
}
