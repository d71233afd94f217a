import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';
import { readManifest } from './page-bytes.ts';

type PageFiles = { readonly path: string; readonly files: readonly string[] };

/**
 * The screens that the map of the web app (`src/routes`) loads late and that the HTML of no address names, and the named
 * files that are not there: what `page-files-plugin.ts` no longer understands.
 */
export function unnamedPages(dist: string, src: string): string[] {
  const pages: readonly PageFiles[] = JSON.parse(
    readFileSync(join(dist, 'page-files.json'), 'utf8'),
  );
  const named = new Set(pages.flatMap(({ files }) => files));
  const manifest = readManifest(dist);
  const own = new Set((manifest['app.html']?.imports ?? []).map((key) => manifest[key]?.file));
  const unnamed = lateModules(src).filter((module) => {
    const file = manifest[module]?.file;
    return file === undefined || !(named.has(`/${file}`) || own.has(file));
  });
  return [...unnamed, ...[...named].filter((file) => !existsSync(join(dist, file)))];
}

function lateModules(src: string): string[] {
  return globSync('routes/*.{ts,tsx}', { cwd: src }).flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/\bimport\(\s*'([^']+)',?\s*\)/g)].map(
      ([, name = '']) => relative(join(src, '..'), normalize(join(src, 'routes', name))),
    ),
  );
}
