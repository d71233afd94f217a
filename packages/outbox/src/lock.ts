/**
 * Makes this page the only one of the browser that does what the name stands for, by a Web Lock that
 * the browser takes back when the page dies. Without Web Locks (plain http) there is nothing to ask, and
 * the page is taken to be alone. Rejects when `signal` aborts before.
 * @returns what lets go of it again
 */
export async function holdLock(
  name: string,
  signal: AbortSignal,
  locks: LockManager | undefined = navigator.locks,
): Promise<() => void> {
  if (!locks) return () => {};
  const held = Promise.withResolvers<() => void>();
  locks
    .request(name, { signal }, () => new Promise<void>((release) => held.resolve(release)))
    .catch(held.reject);
  return await held.promise;
}
