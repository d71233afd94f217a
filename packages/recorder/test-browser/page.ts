import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { join, normalize } from 'node:path';

const packageFolder = join(import.meta.dirname, '..');
/** What a bundler would resolve; each of them is one file. */
const libraries: Readonly<Record<string, string>> = {
  '/idb.js': import.meta.resolve('idb'),
  '/mediabunny.js': new URL('bundles/mediabunny.mjs', beside('mediabunny', 'dist/')).href,
  '/aac-encoder.js': import.meta.resolve('@mediabunny/aac-encoder'),
};

const html = `<!doctype html>
<title>Recorder</title>
<script type="importmap">
{ "imports": {
  "@candor/outbox": "/outbox/src/index.ts",
  "@candor/outbox/backoff-rules": "/outbox/src/backoff-rules.ts",
  "idb": "/idb.js",
  "mediabunny": "/mediabunny.js",
  "@mediabunny/aac-encoder": "/aac-encoder.js"
} }
</script>
<script type="module" src="/test-browser/page-script.ts"></script>
<button id="start">Start</button>`;

/**
 * Serves the package's own modules with their types stripped: what runs in the browser is the
 * source, file by file, with no bundler between.
 */
export async function servePage(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
  if (path === '/') return send(reply, 'text/html', html);
  const library = libraries[path];
  if (library) return send(reply, 'text/javascript', await readFile(new URL(library), 'utf8'));
  if (!/^(\/outbox)?\/(src|test-browser)\/.*\.ts$/.test(path))
    return void reply.writeHead(404).end();
  const source = await readFile(
    join(packageFolder, path.startsWith('/outbox/') ? `..${path}` : path),
    'utf8',
  );
  send(reply, 'text/javascript', stripTypeScriptTypes(source));
}

/** A folder of a package, whose entry lies somewhere below it. */
function beside(name: string, folder: string): string {
  const entry = import.meta.resolve(name);
  return `${entry.slice(0, entry.lastIndexOf(`/${name}/`))}/${name}/${folder}`;
}

function send(reply: ServerResponse, type: string, body: string): void {
  reply.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  reply.end(body);
}
