/** Runs pieces of work of the same name one after another, within this process. */
export type KeyedLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export function createKeyedLock(): KeyedLock {
  const tails = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = tails.get(name) ?? Promise.resolve();
    const result = before.then(work, work);
    const tail = result.catch(() => {});
    tails.set(name, tail);
    try {
      return await result;
    } finally {
      if (tails.get(name) === tail) tails.delete(name);
    }
  };
}
