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
import { FILE_COST, gatherChunks, type SharedFile } from './gather-rules.ts';
import { runCommand } from '../run-command.ts';

const root = join(import.meta.dirname, '../..');

type Chunk = Rolldown.OutputChunk;
type Chunks = ReadonlyMap<string, Chunk>;

const chunks = await ungathered();
const shared = sharedAmong(chunks);
const gathered = gatherChunks(shared, FILE_COST)
  .filter((files) => files.length > 1)
  .map((files) => files.flatMap((file) => modulesOf(chunks.get(file))))
  .map((modules) => [nameOf(modules), modules.map(({ id }) => id).toSorted()] as const)
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

/**
 * Not what the app's first page needs, nor what room and call ever load: nothing of the console comes into them.
 */
function sharedAmong(all: Chunks): SharedFile[] {
  const entry = (name: string) =>
    [...all.values()]
      .filter((one) => one.isEntry && one.name === name)
      .map(({ fileName }) => fileName);
  const imported = (file: string) => all.get(file)?.imports ?? [];
  const everLoaded = (file: string) => [
    ...imported(file),
    ...(all.get(file)?.dynamicImports ?? []),
  ];
  const apart = new Set([
    ...reached(entry('app'), imported),
    ...reached([...entry('room'), ...entry('call')], everLoaded),
  ]);
  const pages = [...all.values()].filter((one) => one.isDynamicEntry && !apart.has(one.fileName));
  const loaders = new Map<string, Set<number>>();
  for (const [page, { fileName }] of pages.entries()) {
    for (const file of reached([fileName], imported)) {
      loaders.set(file, (loaders.get(file) ?? new Set()).add(page));
    }
  }
  return [...loaders]
    .filter(([file, by]) => by.size > 1 && !apart.has(file))
    .map(([id, by]) => {
      const own = { pages: by, size: sentOf(all.get(id)), imports: imported(id) };
      return { id, ...own, isPage: all.get(id)?.isDynamicEntry === true };
    });
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
    id: relative(root, id.replace(/^\0/, '')),
    length: renderedLength,
  }));
}

/** Of what most of it is, which stays when something small comes or goes. */
function nameOf(modules: readonly Module[]): string {
  const most = modules.reduce((one, other) => (other.length > one.length ? other : one));
  return basename(most.id).replace(/(\.module)?\.\w+$/, '');
}
