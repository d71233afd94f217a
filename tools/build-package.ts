// npm run build -w @candor/recorder: what is published of a package, in its `dist`: JavaScript and types for who has no
// TypeScript, with a package.json of its own. The repository itself goes on with the sources, and needs no build.
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

type Manifest = {
  readonly exports: Readonly<Record<string, string>>;
  readonly files: readonly string[];
  readonly [field: string]: unknown;
};

/** @param folder of the package; @returns the folder to publish */
export function buildPackage(folder: string, dist = join(folder, 'dist')): string {
  rmSync(dist, { recursive: true, force: true });
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  compile(folder, dist);
  for (const file of globSync('**/*.js', { cwd: dist })) pointToCompiled(join(dist, file));
  const assets = globSync('{src,models}/**/*.{js,bin,md}', { cwd: folder });
  for (const asset of [...assets, 'README.md', 'LICENSE']) {
    cpSync(join(folder, asset), join(dist, asset));
  }
  const entries = Object.entries(manifest.exports).map(([name, source]) => [
    name,
    compiled(source),
  ]);
  const published = { ...manifest, exports: Object.fromEntries(entries), files: undefined };
  writeFileSync(
    join(dist, 'package.json'),
    `${JSON.stringify({ ...published, scripts: undefined, private: undefined }, null, 2)}\n`,
  );
  return dist;
}

function compiled(source: string): { types: string; default: string } {
  return { types: source.replace(/\.ts$/, '.d.ts'), default: source.replace(/\.ts$/, '.js') };
}

/** The sources that ship, with the settings of the repository, but written out. */
function compile(folder: string, dist: string): void {
  const settings = mkdtempSync(join(folder, '.build-'));
  try {
    const sources = globSync('{src,build}/**/*.ts', { cwd: folder }).filter(
      (source) => !/\.test\.ts$|(?:^|\/)test-[^/]*\.ts$/.test(source),
    );
    const config = {
      extends: resolve(folder, 'tsconfig.json'),
      compilerOptions: {
        ...{ noEmit: false, declaration: true, rewriteRelativeImportExtensions: true },
        ...{ rootDir: folder, outDir: dist },
      },
      include: [],
      files: sources.map((source) => join(folder, source)),
    };
    writeFileSync(join(settings, 'tsconfig.json'), JSON.stringify(config));
    execFileSync(join(import.meta.dirname, '../node_modules/.bin/tsc'), ['-p', settings], {
      stdio: 'inherit',
    });
  } finally {
    rmSync(settings, { recursive: true, force: true });
  }
}

/** The compiler leaves alone what is no import: the files that workers are started from. */
function pointToCompiled(file: string): void {
  const text = readFileSync(file, 'utf8');
  const moved = text.replaceAll(
    /new URL\((['"])(\.[^'"]+)\.ts\1, import\.meta\.url\)/g,
    'new URL($1$2.js$1, import.meta.url)',
  );
  if (moved !== text) writeFileSync(file, moved);
}

// Not import.meta.main: bin/run.mjs imports this file in its own process.
if (process.argv[1] === import.meta.filename) {
  const folder = resolve(process.argv[2] ?? '.');
  console.log(`Built ${relative('.', buildPackage(folder))}: npm publish it from there`);
}
