import type { IDBPDatabase } from 'idb';

/** A database that may be closed under us at any time, and is opened again when it is asked for. */
export interface Connection<Schema> {
  get(): Promise<IDBPDatabase<Schema>>;
  close(): void;
}

/**
 * One connection, opened anew after the browser closed it: a page that lives for an hour must find its
 * rows again. Those who wait for it go on in the order of their calls.
 * @param open must call `onClosed` when the browser closes the database
 */
export function keepConnected<Schema>(
  open: (onClosed: () => void) => Promise<IDBPDatabase<Schema>>,
): Connection<Schema> {
  let current: Promise<IDBPDatabase<Schema>> | null = null;
  let isClosed = false;
  return {
    get: () => {
      if (isClosed) return Promise.reject(new Error('the database is closed'));
      if (current !== null) return current;
      const forget = () => {
        if (current === opening) current = null;
      };
      const opening = open(forget);
      opening.catch(forget);
      current = opening;
      return opening;
    },
    close: () => {
      isClosed = true;
      void current?.then(
        (db) => db.close(),
        () => {},
      );
    },
  };
}
