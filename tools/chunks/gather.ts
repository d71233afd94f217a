/**
 * `npm run chunks`: which modules of the web app lie together in a file, so that a page asks for few
 * (docs/decisions/0422). It writes `apps/web/gathered-chunks.json`, which the build reads. What is newer than that list
 * lies where the bundler puts it, and pages then ask for more files. That an import made two files wait for each other,
 * the budgets see.
 */
import { writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { runCommand } from '../run-command.ts';
import { type BuiltFile, gatherFirst } from './first-rules.ts';
import { FILE_COST, gatherChunks, type SharedFile } from './gather-rules.ts';

const root = join(import.meta.dirname, '../..');

type Chunk = Rolldown.OutputChunk;
type Chunks = ReadonlyMap<string, Chunk>;

/**
 * Whoever comes to one of these from a search or a mail has nothing in the cache, and leaves if it does not come: it
 * counts as seven.
 */
const met =
  /^(?:(?:company-)?site-layout|home-page|task-layout|sign-in-page|signup-page|career|viewer-layout|own-page|evidence-page|view-recording-page|appointment-link-page|invited-page|seat-|candidate-(?:offer|pick))/;

/** What people of a company open many times a day: it counts as eight. */
const daily =
  /^(?:company-(?:layout|dashboard-page|interviews-page|candidate-page)|interview-report-page|view-job-page|jobs-page|job-seeker-page)/;

/** What the frame of a console loads once its page is drawn, each a part by itself (`Suspense` in `console-layout.tsx`). */
const late = /^(?:find-button|keys-help|change-stream)$/;

const chunks = await ungathered();
const first = gatherFirst(builtFiles(chunks));
const beside = [...chunks.values()].filter(isLate).map(({ fileName }) => fileName);
const shared = sharedAmong(chunks, new Set([...first.base, ...first.kit, ...beside]));
const gathered = [
  ...gatherChunks(shared, FILE_COST)
    .filter((files) => files.length > 1)
    .map((files) => files.flatMap((file) => modulesOf(chunks.get(file))))
    .map((modules) => [nameOf(modules), modules] as const),
  ...Object.entries({ ...first, beside }).map(
    ([name, files]) => [name, files.flatMap((file) => modulesOf(chunks.get(file)))] as const,
  ),
]
  .map(([name, modules]) => [name, withKitStyles(name, modules)] as const)
  .map(([name, modules]) => [name, modules.map(({ id }) => id).toSorted()] as const)
  .toSorted(([one], [other]) => (one < other ? -1 : 1));
const path = join(root, 'apps/web/gathered-chunks.json');
writeFileSync(path, `${JSON.stringify(Object.fromEntries(gathered), null, 2)}\n`);
// As every other file: a short list lies in one line.
const formatted = await runCommand(['biome', 'format', '--write', path], { quiet: true });
if (formatted.exitCode !== 0) throw new Error(formatted.output);
console.log(`${shared.length} shared files lie in ${gathered.length} chunks and by themselves.`);

/** What the bundler makes by itself: a file for every set of pages that use the same modules. */
async function ungathered(): Promise<Chunks> {
  process.env['CHUNKS'] = 'ungathered';
  const made = await build({
    configFile: join(root, 'apps/web/vite.config.ts'),
    logLevel: 'warn',
    build: { write: false },
  });
  const outputs = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(
    outputs.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
  );
}

/** As which entries load it, at first and ever. */
function builtFiles(all: Chunks): BuiltFile[] {
  const entries = ['app', 'room', 'call'].map((name) => {
    const roots = entryOf(all, name);
    return { name, first: reached(roots, importsOf(all)), ever: reached(roots, everOf(all)) };
  });
  const whose = (file: string, when: 'first' | 'ever') =>
    new Set(entries.filter((one) => one[when].has(file)).map(({ name }) => name));
  return [...all.values()].map((one) => ({
    ...{ id: one.fileName, size: sentOf(one), imports: one.imports },
    ...{ first: whose(one.fileName, 'first'), ever: whose(one.fileName, 'ever') },
    isApart: one.isEntry || one.isDynamicEntry || one.name === 'react',
  }));
}

function entryOf(all: Chunks, name: string): string[] {
  const found = [...all.values()].filter((one) => one.isEntry && one.name === name);
  return found.map(({ fileName }) => fileName);
}

function importsOf(all: Chunks) {
  return (file: string) => all.get(file)?.imports ?? [];
}

function everOf(all: Chunks) {
  return (file: string) => [
    ...(all.get(file)?.imports ?? []),
    ...(all.get(file)?.dynamicImports ?? []),
  ];
}

/**
 * Not what the app's first page needs, nor what room and call ever load: nothing of the console comes into them.
 */
function sharedAmong(all: Chunks, ofFirst: ReadonlySet<string>): SharedFile[] {
  const imported = importsOf(all);
  const apart = new Set([
    ...ofFirst,
    ...reached(entryOf(all, 'app'), imported),
    ...reached([...entryOf(all, 'room'), ...entryOf(all, 'call')], everOf(all)),
  ]);
  const pages = [...all.values()].filter((one) => one.isDynamicEntry && !apart.has(one.fileName));
  const loaders = new Map<string, Set<number>>();
  for (const [page, { fileName }] of pages.flatMap(weighed).entries()) {
    for (const file of reached([fileName], imported)) {
      loaders.set(file, (loaders.get(file) ?? new Set()).add(page));
    }
  }
  return [...loaders]
    .filter(([file, by]) => by.size > 1 && !apart.has(file))
    .map(([id, by]) => {
      const own = { pages: by, size: sentOf(all.get(id)), imports: imported(id) };
      const isStyled = (all.get(id)?.viteMetadata?.importedCss.size ?? 0) > 0;
      return { id, ...own, isStyled, isPage: all.get(id)?.isDynamicEntry === true };
    });
}

function weighed(page: Chunk): Chunk[] {
  const often = daily.test(page.name) ? 8 : 1;
  return Array<Chunk>(met.test(page.name) ? 7 : often).fill(page);
}

/** The styles of `kit` are a few lines, and a file: they lie with those of `base`, which comes wherever it does. */
function withKitStyles(name: string, modules: readonly Module[]): readonly Module[] {
  const isStyle = ({ id }: Module): boolean => id.endsWith('.css');
  if (name === 'kit') return modules.filter((one) => !isStyle(one));
  const ofKit = first.kit.flatMap((file) => modulesOf(chunks.get(file)));
  return name === 'base' ? [...modules, ...ofKit.filter(isStyle)] : modules;
}

function isLate(chunk: Chunk): boolean {
  return chunk.isDynamicEntry && late.test(chunk.name);
}

function sentOf(chunk: Chunk | undefined): number {
  return brotliCompressSync(chunk?.code ?? '').length;
}

function reached(roots: readonly string[], next: (file: string) => readonly string[]): Set<string> {
  const open = [...roots];
  const seen = new Set<string>();
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    open.push(...next(file));
  }
  return seen;
}

type Module = { readonly id: string; readonly length: number };

/** By their paths in the repository: the same on every machine. */
function modulesOf(chunk: Chunk | undefined): Module[] {
  return Object.entries(chunk?.modules ?? {}).map(([id, { renderedLength }]) => ({
    id: id.startsWith('\0') ? id.slice(1) : relative(root, id),
    length: renderedLength,
  }));
}

/** Of what most of it is, which stays when something small comes or goes. */
function nameOf(modules: readonly Module[]): string {
  const most = modules.reduce((one, other) => (other.length > one.length ? other : one));
  return basename(most.id).replace(/(\.module)?\.\w+$/, '');
}
