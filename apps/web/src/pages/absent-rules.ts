/** "/company/jobs/post-job" → "Post job". Ids, numbers and secrets in a path are no words of a title. */
export function titleOfPath(path: string): string {
  const words = path.split('/').filter((segment) => /^[A-Za-z]+(-[A-Za-z]+)*$/.test(segment));
  const [last = 'page'] = words.slice(-1);
  const spaced = last
    .replaceAll('-', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
