import { readStored, storageKeys, writeStored } from '../../../lib/storage.ts';

export function storeLoginUserTypes(types: readonly string[]): void {
  writeStored(storageKeys.loginUserTypes, JSON.stringify(types));
}

/** Anyone may have written there. */
export function storedLoginUserTypes(): readonly string[] {
  try {
    const value: unknown = JSON.parse(readStored(storageKeys.loginUserTypes) ?? '[]');
    return Array.isArray(value) ? value.filter((type) => typeof type === 'string') : [];
  } catch {
    return [];
  }
}
