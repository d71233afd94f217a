const keys = new WeakMap<object, Uint8Array>();

/** The key travels with the transaction: whoever writes in it can seal, and no caller on the way has to pass it on. */
export function carryKey(transaction: object, key: Uint8Array | undefined): void {
  if (key !== undefined) keys.set(transaction, key);
}

export function keyCarriedBy(transaction: object): Uint8Array {
  const key = keys.get(transaction);
  if (key === undefined) throw new Error('This database was opened without the key of persons');
  return key;
}
