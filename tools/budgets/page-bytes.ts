import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

export type PageBytes = {
  readonly js: number;
  readonly css: number;
  readonly font: number;
  /** How many scripts and styles. */
  readonly files: number;
};

/** What the page loads at first: its scripts with all that they import, styles, fonts. */
export function firstFiles(dist: string, page: string): ReadonlySet<string> {
  return withImports(namedFiles(dist, page));
}

function namedFiles(dist: string, page: string): string[] {
  const html = readFileSync(join(dist, page), 'utf8');
  return [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+)"/g)]
    .map(([, path = '']) => join(dist, path))
    .filter((path) => /\.(js|css|woff2)$/.test(path) && existsSync(path));
}

/** Sums what the page loads at first, and what these routes add. Throws for a route that was renamed away. */
export function pageBytes(dist: string, page: string, routes: readonly string[]): PageBytes {
  const lazy = routes.flatMap((route) => filesOf(dist, route));
  const files = withStyles(dist, withImports([...namedFiles(dist, page), ...lazy]));
  return {
    ...{ js: sizeOf(files, '.js'), css: sizeOf(files, '.css'), font: sizeOf(files, '.woff2') },
    files: [...files].filter((file) => /\.(js|css)$/.test(file)).length,
  };
}

function filesOf(dist: string, route: string): string[] {
  const found = globSync(`**/${route}-*.js`, { cwd: dist });
  if (found.length === 0) throw new Error(`No file of the build belongs to ${route}`);
  return found.map((path) => join(dist, path));
}

function withImports(entries: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    if (file.endsWith('.js')) for (const next of staticImports(file)) visit(next);
  };
  for (const entry of entries) visit(entry);
  return found;
}

/** `import(…)` has a bracket after the word, so what is loaded later does not match. */
function staticImports(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/\b(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => existsSync(path));
}

type Built = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
};

/** What the build says of its files, by keys of its own, which `imports` names too. */
export function readManifest(dist: string): Readonly<Record<string, Built>> {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
}

/** What the build's manifest says that these scripts bring of styles. */
function withStyles(dist: string, files: ReadonlySet<string>): ReadonlySet<string> {
  const styles = Object.values(readManifest(dist))
    .filter(({ file }) => files.has(join(dist, file)))
    .flatMap(({ css = [] }) => css.map((path) => join(dist, path)));
  return new Set([...files, ...styles]);
}

function sizeOf(files: ReadonlySet<string>, extension: string): number {
  return (
    [...files]
      .filter((file) => file.endsWith(extension))
      .map((file) => readFileSync(file))
      // A font is compressed already and is served as it is.
      .map((bytes) => (extension === '.woff2' ? bytes : gzipSync(bytes, { level: 9 })).length)
      .reduce((total, size) => total + size, 0)
  );
}
