/** Reserved for machines: an unknown path below these is a 404 in the envelope, never a page. */
const machinePaths = ['/api/', '/objects/', '/media/', '/assets/', '/dev/'];

/** What monitors and crawlers ask for by custom, and Candor has not. */
const machineNames = new Set(['/metrics', '/healthz', '/livez', '/readyz']);

/** The name of this page is the secret of a mailed link, which has a dot. */
const secretPages = '/virtual-interview-login/';

/**
 * Whether the app may have a page there. A name with an ending is a file, and a name that begins with a dot is nobody's
 * business.
 */
export function isPagePath(url: string): boolean {
  const path = (url.split('?')[0] ?? '').toLowerCase();
  if (machinePaths.some((machine) => path.startsWith(machine)) || machineNames.has(path)) {
    return false;
  }
  if (path.startsWith(secretPages)) return true;
  const names = path.split('/');
  return (
    !names.some((name) => /^(\.|%2e)/.test(name)) &&
    !/\.[a-z][a-z\d]{0,10}$/.test(names.at(-1) ?? '')
  );
}
