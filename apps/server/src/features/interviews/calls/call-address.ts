/** Where the browser goes with its token: the root of the calling site that the operator named, or our own page. */
export function callAddressOf(
  { callUrl, baseUrl }: { readonly callUrl: string | null; readonly baseUrl: string },
  token: string,
): string {
  const address = callUrl === null ? new URL('/call', baseUrl) : new URL('/', callUrl);
  address.searchParams.set('token', token);
  return address.href;
}
