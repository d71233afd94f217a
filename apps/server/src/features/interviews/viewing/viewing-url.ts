/** RV-1: the page's two query fields. */
export function viewingUrl(baseUrl: string, token: string, email: string): string {
  const url = new URL('/viewrecording', baseUrl);
  url.searchParams.set('token', token);
  url.searchParams.set('emailtoken', Buffer.from(email, 'utf8').toString('base64'));
  return url.href;
}
