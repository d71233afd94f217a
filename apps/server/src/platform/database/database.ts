import {
  CamelCasePlugin,
  type CompiledQuery,
  type ConnectionProvider,
  DefaultQueryExecutor,
  DummyDriver,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  Transaction,
} from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import { carryKey } from '../sealing/carried-key.ts';
import type { Connection } from './connection.ts';
import { DatabaseUnavailable, isConnectionFailure, isRetriable } from './database-errors.ts';
import { jobSettings } from './job-limit.ts';
import { readerSettings } from './reader.ts';
import type { DB } from './schema.ts';
import { TransactionConnection } from './transaction-connection.ts';

/** One open transaction. Unusable once its function has returned. */
export type Tx = Transaction<DB>;

export type Work<T> = (tx: Tx) => Promise<T>;

/**
 * Every query runs in one of these transactions. Row-level security shows only the named company's (or
 * account's) rows. `work` is run again, at most three times, after a deadlock or serialization failure,
 * so it must do nothing but database work. A lost connection becomes DatabaseUnavailable.
 */
export type Database = {
  inCompany<T>(
    companyId: number,
    work: Work<T>,
    options?: { readonly accountId?: number },
  ): Promise<T>;
  /**
   * A transaction of one prepared statement in one round trip: for the few places where the number of
   * saves a second matters. Gives the rows. Build the query with `CompiledQuery.raw` or `.compile()`.
   */
  inCompanyOnce<R>(companyId: number, query: CompiledQuery<R>): Promise<R[]>;
  asAccount<T>(accountId: number, work: Work<T>): Promise<T>;
  /** No tenant: sees only tables that belong to nobody. */
  global<T>(work: Work<T>): Promise<T>;
  /** For libraries that want a pool of their own kind (queue, rate limiter); it carries no tenant. */
  readonly pool: Pool;
  /** For what needs a connection of its own, such as who listens; it carries no tenant. */
  readonly connection: Connection;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  readonly connection: Connection;
  readonly maxConnections?: number;
  /** How long one statement may take before its connection is given up as dead; 0: as long as it takes. */
  readonly statementTimeoutMs?: number;
  /** 32 bytes that seal the keys of persons; needed wherever the audit log is written or read. */
  readonly personKey?: Uint8Array;
};

const RETRIES = 3;

const BIGINT = 20;
const BIGINT_LIST = 1016;
const DATE = 1082;

/**
 * bigint is read as a number, because ids are numbers in JSON; one that would lose digits throws.
 * A date stays '2026-11-21': pg's default would shift it by the server's time zone.
 */
const parsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === BIGINT) return exactNumber;
    if (oid === BIGINT_LIST) return exactNumbers;
    if (oid === DATE) return (text: string) => text;
    return types.getTypeParser(oid, format);
  },
};

function exactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`bigint ${text} is too large for a number`);
  return value;
}

/** '{1,NULL,3}'; lists of lists are not used. */
function exactNumbers(text: string): (number | null)[] {
  if (text === '{}') return [];
  return text
    .slice(1, -1)
    .split(',')
    .map((item) => (item === 'NULL' ? null : exactNumber(item)));
}

export function openDatabase(options: DatabaseOptions): Database {
  const statementTimeout = options.statementTimeoutMs ?? 15_000;
  const pool = new Pool({
    ...options.connection,
    max: options.maxConnections ?? 20,
    types: parsers,
    // BEGIN and the first statement leave together: one round trip less per transaction.
    pipeline: true,
    query_timeout: statementTimeout,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'candor',
  });
  // A connection that breaks while idle is dropped by the pool, one in use fails its queries; but the
  // pool listens only while idle, and an unheard 'error' event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const run = <T>(begin: string, work: Work<T>) =>
    withRetries(() =>
      transact(pool, begin, (tx) => {
        carryKey(tx, options.personKey);
        return work(tx);
      }),
    );
  return {
    inCompany: (companyId, work, { accountId } = {}) =>
      run(beginAs({ company_id: companyId, account_id: accountId }), work),
    inCompanyOnce: (companyId, query) =>
      withRetries(() =>
        once(pool, beginAs({ company_id: companyId, account_id: undefined }), query),
      ),
    asAccount: (accountId, work) => run(beginAs({ account_id: accountId }), work),
    global: (work) => run('begin', work),
    pool,
    connection: options.connection,
    close: () => pool.end(),
  };
}

/** `set local` ends with the transaction. Only whole numbers ever reach this text. */
function beginAs(
  context: Record<'account_id', number | undefined> & { company_id?: number },
): string {
  const settings = Object.entries(context).filter(([, id]) => id !== undefined);
  for (const [name, id] of settings) {
    if (!Number.isSafeInteger(id) || Number(id) < 0)
      throw new RangeError(`${name} ${id} is not an id`);
  }
  const limits = 'company_id' in context ? [...jobSettings(), ...readerSettings()] : [];
  const named = settings.map(([name, id]) => `set local app.${name} = '${id}'`);
  return ['begin', ...named, ...limits].join('; ');
}

async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (retry === RETRIES || !isRetriable(error)) throw error;
    }
  }
}

async function transact<T>(pool: Pool, begin: string, work: Work<T>): Promise<T> {
  const client = await checkOut(pool);
  const connection = new TransactionConnection(client, begin);
  try {
    const result = await work(transactionOn(connection));
    await connection.commit();
    return result;
  } catch (error) {
    const unknown = connection.commitSent;
    await connection.rollback();
    throw isConnectionFailure(error) ? new DatabaseUnavailable(error, unknown) : error;
  } finally {
    client.release(connection.broken);
  }
}

async function once<R>(pool: Pool, begin: string, query: CompiledQuery<R>): Promise<R[]> {
  const client = await checkOut(pool);
  const connection = new TransactionConnection(client, begin);
  try {
    const executor = executorOn((consumer) =>
      consumer({
        executeQuery: (compiled) => connection.executeAlone(compiled),
        streamQuery: () => connection.streamQuery(),
      }),
    );
    return (await executor.executeQuery<R>(query)).rows;
  } catch (error) {
    throw isConnectionFailure(error)
      ? new DatabaseUnavailable(error, connection.commitSent)
      : error;
  } finally {
    client.release(connection.broken);
  }
}

async function checkOut(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw isConnectionFailure(error) ? new DatabaseUnavailable(error) : error;
  }
}

const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('not used')) });
const driver = new DummyDriver();
const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();
// Keys inside jsonb are data, not column names.
const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];

const executorOn = (provideConnection: ConnectionProvider['provideConnection']) =>
  new DefaultQueryExecutor(compiler, adapter, { provideConnection }, plugins);

/** A Transaction whose every query goes to this one connection; far cheaper than a Kysely per request. */
function transactionOn(connection: TransactionConnection): Tx {
  const executor = executorOn((consumer) => consumer(connection));
  return new Transaction<DB>({ config: { dialect }, driver, dialect, executor });
}
