import { createHmac, timingSafeEqual } from 'node:crypto';

export type SignedUrl = {
  readonly method: 'GET' | 'PUT';
  /** Without the query; every character of it stands for itself. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly expiresAt: Date;
};

const EXPIRES = 'expires';
const SIGNATURE = 'signature';

export function signUrl(key: Uint8Array, url: SignedUrl): string {
  const query = new URLSearchParams({
    ...url.query,
    [EXPIRES]: String(Math.floor(url.expiresAt.getTime() / 1000)),
  });
  query.set(SIGNATURE, signature({ key, method: url.method, path: url.path, query }));
  return `${url.path}?${query}`;
}

/**
 * Gives the signed query back, or null: tampered with, out of date, for another method. The signature
 * covers method, path and every query parameter.
 */
export function openSignedUrl({
  key,
  method,
  url,
  now,
}: {
  readonly key: Uint8Array;
  readonly method: string;
  readonly url: string;
  readonly now: Date;
}): { readonly path: string; readonly query: URLSearchParams } | null {
  const [path = '', search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  const given = query.getAll(SIGNATURE);
  query.delete(SIGNATURE);
  const expected = signature({ key, method, path, query });
  if (given.length !== 1 || !sameText(given[0] ?? '', expected)) return null;
  if (!(Number(query.get(EXPIRES)) * 1000 > now.getTime())) return null;
  return { path, query };
}

function signature({
  key,
  method,
  path,
  query,
}: {
  readonly key: Uint8Array;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
}): string {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return createHmac('sha256', key).update(`${method}\n${path}\n${sorted}`).digest('base64url');
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
