import { readManifest } from './page-bytes.ts';

/**
 * A file that the build makes wait for itself, by way of others; null where none does. What stands at the top of such a
 * file may be used before it is there, which shows only in the built pages that need all of them: a list of gathered
 * files (`npm run chunks`) that is older than an import can do it.
 */
export function circleIn(dist: string): string | null {
  const manifest = readManifest(dist);
  const done = new Set<string>();
  const visit = (key: string, path: readonly string[]): string | null => {
    if (path.includes(key)) return [...path.slice(path.indexOf(key)), key].join(' → ');
    if (done.has(key)) return null;
    done.add(key);
    for (const next of manifest[key]?.imports ?? []) {
      const found = visit(next, [...path, key]);
      if (found !== null) return found;
    }
    return null;
  };
  for (const key of Object.keys(manifest)) {
    const found = visit(key, []);
    if (found !== null) return found;
  }
  return null;
}
