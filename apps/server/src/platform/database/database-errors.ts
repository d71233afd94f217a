export { DatabaseSetupError } from '@candor/postgres';

/**
 * PostgreSQL cannot be reached or dropped the connection. The HTTP layer answers 503 with Retry-After.
 * `outcomeUnknown` is true when the connection died while COMMIT was on its way: the change may or may
 * not be stored, so only an idempotent request may be repeated.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly retryAfterSeconds = 1;
  readonly outcomeUnknown: boolean;

  constructor(cause: unknown, outcomeUnknown = false) {
    super('The database is not available', { cause });
    this.outcomeUnknown = outcomeUnknown;
  }
}

const connectionFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now: starting up or recovering
  '53300', // too_many_connections
]);

// pg and pg-pool give these failures no code, only these texts.
const connectionFailureTexts =
  /connection terminated|connection ended|timeout exceeded when trying to connect|query read timeout|not queryable|connect timeout|cannot use a pool after calling end/i;

/** SQLSTATE (five characters) or Node's system error code; '' when the error carries neither. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

export function isConnectionFailure(error: unknown): boolean {
  const code = errorCode(error);
  if (connectionFailures.has(code) || code.startsWith('08')) return true;
  return code === '' && error instanceof Error && connectionFailureTexts.test(error.message);
}

/** disk_full: nothing of the transaction was stored, and the same may work once there is room. */
export function isDiskFull(error: unknown): boolean {
  return errorCode(error) === '53100';
}

/**
 * True for errors after which the whole transaction may simply be run again: serialization failure,
 * deadlock, and a prepared statement whose result changed because a migration ran under it.
 */
export function isRetriable(error: unknown): boolean {
  const code = errorCode(error);
  if (code === '40001' || code === '40P01') return true;
  return isStalePlan(error);
}

export function isStalePlan(error: unknown): boolean {
  return (
    errorCode(error) === '0A000' &&
    error instanceof Error &&
    error.message.includes('cached plan must not change result type')
  );
}
