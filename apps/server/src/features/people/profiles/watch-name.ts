import type { Tx } from '../../../platform/database/database.ts';

type Whose = { readonly accountId: number; readonly now: Date };

/**
 * Saves what may name somebody anew, in a transaction in that person's name. It is handed to whoever saves names: what
 * follows from a new one is decided where identities are checked.
 */
export type WatchName = (tx: Tx, whose: Whose, save: () => Promise<void>) => Promise<void>;
