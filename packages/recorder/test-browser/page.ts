import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { join, normalize } from 'node:path';

const packageFolder = join(import.meta.dirname, '..');
const idbEntry = import.meta.resolve('idb');

const html = `<!doctype html>
<title>Recorder</title>
<script type="importmap">{ "imports": { "idb": "/idb.js" } }</script>
<script type="module" src="/test-browser/page-script.ts"></script>
<button id="start">Start</button>`;

/**
 * Serves the package's own modules with their types stripped: what runs in the browser is the
 * source, file by file, with no bundler between.
 */
export async function servePage(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
  if (path === '/') return send(reply, 'text/html', html);
  if (path === '/idb.js') {
    return send(reply, 'text/javascript', await readFile(new URL(idbEntry), 'utf8'));
  }
  if (!/^\/(src|test-browser)\/.*\.ts$/.test(path)) return void reply.writeHead(404).end();
  const source = await readFile(join(packageFolder, path), 'utf8');
  send(reply, 'text/javascript', stripTypeScriptTypes(source));
}

function send(reply: ServerResponse, type: string, body: string): void {
  reply.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  reply.end(body);
}
