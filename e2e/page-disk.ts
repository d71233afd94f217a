import type { Page } from '@playwright/test';

/** What a page keeps in this store of its disk, as a JSON text. */
export const rowsOnDisk = (
  page: Page,
  place: { readonly database: string; readonly store: string },
): Promise<string> =>
  page.evaluate(
    ({ database, store }) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(store).objectStore(store).getAll();
          reading.addEventListener('error', () => reject(reading.error));
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          });
        });
      }),
    place,
  );
