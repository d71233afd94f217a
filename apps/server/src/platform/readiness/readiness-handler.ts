import type { Database } from '../database/database.ts';
import { fail } from '../http/failure.ts';
import { askStorage } from '../objects/marked-store.ts';
import type { ObjectStore } from '@candor/folder-store';
import { createReadiness } from './readiness.ts';

type Parts = { readonly db: Database; readonly objects: ObjectStore };

/** The database first: without it nothing works, and without storage answers still do. */
const sentences = {
  database: 'The database does not answer.',
  storage: 'The storage of recordings and files does not answer.',
} as const;

export function createReadinessHandler({ db, objects }: Parts) {
  const ask = createReadiness({
    database: async () => void (await db.pool.query('select 1')),
    storage: () => askStorage(objects),
  });
  return async () => {
    const { isReady, away } = await ask();
    if (isReady) return { database: true, storage: true } as const;
    const name = away[0] === 'database' ? 'database' : 'storage';
    const message = away.map((part) => sentences[part as keyof typeof sentences]).join(' ');
    throw fail(`${name}_away`, message);
  };
}
