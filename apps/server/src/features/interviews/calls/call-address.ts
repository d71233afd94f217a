/** Where the browser goes with its token: the root of the calling site that the operator named, or our own page. */
export function callAddressOf(
  { callUrl, baseUrl }: { readonly callUrl: string | null; readonly baseUrl: string },
  token: string,
): string {
  return withSecret(callUrl, baseUrl, ['token', token]);
}

/** Where somebody who is not invited knocks. */
export function guestAddressOf(
  { callUrl, baseUrl }: { readonly callUrl: string | null; readonly baseUrl: string },
  guest: string,
): string {
  return withSecret(callUrl, baseUrl, ['knock', guest]);
}

function withSecret(
  callUrl: string | null,
  baseUrl: string,
  [name, secret]: readonly [string, string],
): string {
  const address = callUrl === null ? new URL('/call', baseUrl) : new URL('/', callUrl);
  address.searchParams.set(name, secret);
  return address.href;
}
