import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type PageFiles = { readonly path: string; readonly files: readonly string[] };

/**
 * What the HTML of a page asks for beside the app's own files, as links: the scripts and styles of the screen at that
 * address, which the app itself would ask for when it has read the map of its screens. Nothing where the build knows no
 * such screen; the app then asks for them itself, as ever.
 */
export function readPageFiles(webFolder: string): (path: string) => string {
  const file = join(webFolder, 'page-files.json');
  if (!existsSync(file)) return () => '';
  const pages: readonly PageFiles[] = JSON.parse(readFileSync(file, 'utf8'));
  const known = pages.map(({ path, files }) => ({
    names: path.split('/'),
    links: files.map(linkTo).join(''),
  }));
  return (path) => {
    const asked = path.split('/');
    return known.find(({ names }) => isAt(names, asked))?.links ?? '';
  };
}

/** A name that begins with `$` stands for any one name. */
const isAt = (names: readonly string[], asked: readonly string[]): boolean =>
  names.length === asked.length &&
  names.every(
    (name, index) => name === asked[index] || (name.startsWith('$') && asked[index] !== ''),
  );

/** As the app itself would ask for it, or it would come twice. */
const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${file}">`
    : `<link rel="modulepreload" crossorigin href="${file}">`;
