import type { ApiError } from './api-error.ts';
import { readStored, storageKeys, writeStored } from './storage.ts';

export type NotedError = {
  readonly at: string;
  /** The endpoint's pattern: ids and tokens stay out of storage. */
  readonly path: string;
  readonly code: string;
  readonly message: string;
  readonly requestId?: string | undefined;
};

const kept = 20;

/** The application's global error list and its error message (specification 000 §3, §7), for whoever helps later. */
export function noteError(path: string, error: ApiError): void {
  console.warn(`${path}: ${error.code}`, error.requestId ?? '');
  const { code, message, requestId } = error;
  const entry: NotedError = { at: new Date().toISOString(), path, code, message, requestId };
  const errors = [...notedErrors(), entry].slice(-kept);
  writeStored(storageKeys.applicationState, JSON.stringify({ errors, errorMessage: message }));
}

export function notedErrors(): readonly NotedError[] {
  try {
    const state: unknown = JSON.parse(readStored(storageKeys.applicationState) ?? '{}');
    const { errors } = state as { readonly errors?: unknown };
    return Array.isArray(errors) ? errors : [];
  } catch {
    return [];
  }
}
