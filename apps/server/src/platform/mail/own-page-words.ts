/** At the end of every mail to a candidate: the line to their own page. A preview gives a word in place of a token. */
export function ownPageLine(
  baseUrl: string,
  { companyName, token }: { readonly companyName: string; readonly token: string },
) {
  const url = new URL('/candidate-page', baseUrl);
  url.searchParams.set('token', token);
  return { label: pageLine(companyName), url: url.href };
}

const pageLine = (companyName: string): string =>
  companyName === ''
    ? 'Your page: what is next, and everything kept about you'
    : `Your page at ${companyName}: what is next, and everything kept about you`;
