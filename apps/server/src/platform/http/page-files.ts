import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type PageFiles = { readonly path: string; readonly files: readonly string[] };

/** What goes into the HTML of the app at one address; empty where the build made nothing for it. */
export type OwnPage = {
  /**
   * Links to the scripts and styles of the screen there, which the app itself would ask for when it has read the map of
   * its screens.
   */
  readonly links: string;
  /** The screen as it will look, for whoever is not signed in: it stands there until the app does. */
  readonly picture: string;
};

/** By address, without what follows a `?`. */
export function readOwnPages(webFolder: string): (path: string) => OwnPage {
  const pages = read<readonly PageFiles[]>(webFolder, 'page-files.json') ?? [];
  const pictures = new Map(
    Object.entries(read<Record<string, string>>(webFolder, 'prerendered.json') ?? {}),
  );
  const known = pages.map(({ path, files }) => ({ names: path.split('/'), files }));
  return (path) => {
    const asked = path.split('/');
    const files = known.find(({ names }) => isAt(names, asked))?.files ?? [];
    const picture = pictures.get(path) ?? '';
    const link = picture === '' ? linkTo : linkToDrawn;
    return { links: files.map(link).join(''), picture };
  };
}

function read<Content>(folder: string, name: string): Content | null {
  const file = join(folder, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : null;
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

/** A picture needs its styles before anything runs. */
const linkToDrawn = (file: string): string =>
  file.endsWith('.css') ? `<link rel="stylesheet" crossorigin href="${file}">` : linkTo(file);
