import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import { isConnectionFailure, isStalePlan } from './database-errors.ts';

// Statements beyond this many distinct texts run unnamed: each name costs memory in every session.
const MOST_NAMED_STATEMENTS = 500;
const names = new Map<string, string>();

const writes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** A stable name makes PostgreSQL parse and plan a text once per session instead of at every call. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMED_STATEMENTS) return known;
  // From the text, not a counter: behind a session-sharing proxy one name must mean one statement.
  const name = `c_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return name;
}

/**
 * One pooled session for the length of one transaction. BEGIN (with its tenant) leaves together with the
 * first statement. Afterwards every call throws: a forgotten promise that queried later would otherwise
 * run in the next request's transaction, with another company's rights.
 */
export class TransactionConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #begin: string;
  #begun: Promise<unknown> | undefined;
  #ended = false;
  /** COMMIT was sent; if the connection then fails, nobody knows whether it counted. */
  commitSent = false;
  /** The session must not be reused. */
  broken = false;

  constructor(client: PoolClient, begin: string) {
    this.#client = client;
    this.#begin = begin;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#ended) throw new Error('This transaction has ended; await every query inside it');
    const [begun, answer] = this.#inOneWrite(() => [this.#start(), this.#send<R>(query)]);
    return await this.#answer(answer, begun);
  }

  /**
   * BEGIN, the statement and COMMIT in one round trip, for a transaction of a single statement. If the
   * statement fails, COMMIT has nothing to store.
   */
  async executeAlone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.commitSent = true;
    const [begun, answer, ended] = this.#inOneWrite(() => [
      this.#start(),
      this.#send<R>(query),
      this.#client.query('commit'),
    ]);
    this.#ended = true;
    // The session may be handed on only when all three have been answered.
    await Promise.allSettled([begun, answer, ended]);
    return await this.#answer(answer, begun, ended);
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error(
      'Streaming needs a cursor, which a pipelined connection cannot hold; page instead',
    );
  }

  async commit(): Promise<void> {
    this.#ended = true;
    if (!this.#begun) return;
    this.commitSent = true;
    const { command } = await this.#client.query('commit');
    // PostgreSQL answers COMMIT with ROLLBACK when an earlier statement failed and was swallowed.
    if (command === 'ROLLBACK') {
      throw new Error(
        'Nothing was stored: a statement of this transaction failed and its error was ignored',
      );
    }
  }

  /** Never throws: the reason for rolling back matters more than a failure to. */
  async rollback(): Promise<void> {
    this.#ended = true;
    if (!this.#begun || this.broken) return;
    try {
      await this.#client.query('rollback');
    } catch {
      this.broken = true;
    }
  }

  /** Each write is a call to the kernel, which costs more than the statement does in Node. */
  #inOneWrite<T extends unknown[]>(send: () => [...T]): [...T] {
    const { stream } = (this.#client as unknown as { connection: { stream: Writable } }).connection;
    stream.cork();
    try {
      return send();
    } finally {
      stream.uncork();
    }
  }

  async #send<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const name = nameOf(query.sql);
    const { command, rowCount, rows } = await this.#client.query({
      text: query.sql,
      values: [...query.parameters],
      ...(name ? { name } : {}),
    });
    return writes.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
  }

  async #answer<T>(answer: Promise<T>, ...others: Promise<unknown>[]): Promise<T> {
    try {
      // In the order given, so that the statement's own error is the one that is reported.
      const [result] = await Promise.all([answer, ...others]);
      return result;
    } catch (error) {
      if (isConnectionFailure(error) || isStalePlan(error)) this.broken = true;
      throw error;
    }
  }

  #start(): Promise<unknown> {
    if (!this.#begun) {
      this.#begun = this.#client.query(this.#begin);
      this.#begun.catch(() => {
        this.broken = true;
      });
    }
    return this.#begun;
  }
}
