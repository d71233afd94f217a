import {
  type Connections,
  type EmbeddedOptions as Options,
  type EmbeddedPostgres,
  reachEmbeddedPostgres as reach,
  startEmbeddedPostgres as start,
} from '@candor/postgres';
import { APP_ROLE } from './connection.ts';

export type { EmbeddedPostgres } from '@candor/postgres';
export type EmbeddedOptions = Omit<Options, 'names'>;

/** Data folders that exist were made with these. */
const names = { product: 'Candor', short: 'candor', owner: 'candor', app: APP_ROLE };

/** A PostgreSQL of our own in DATA_DIR/postgres; see `@candor/postgres`. */
export const startEmbeddedPostgres = (options: EmbeddedOptions): Promise<EmbeddedPostgres> =>
  start({ ...options, names });

/** For operator commands: the one that runs on this folder already, else one of our own. */
export const reachEmbeddedPostgres = (
  options: EmbeddedOptions,
): Promise<Connections & { stop(): Promise<void> }> => reach({ ...options, names });
