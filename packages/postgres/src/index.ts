export { type Connection, type Connections, onDatabase } from './connection.ts';
export { clearLeftovers, postgresProcessesIn } from './leftovers.ts';
export type { Names } from './names.ts';
export { DatabaseSetupError } from './setup-error.ts';
export {
  type EmbeddedOptions,
  type EmbeddedPostgres,
  reachEmbeddedPostgres,
  startEmbeddedPostgres,
} from './supervisor.ts';
