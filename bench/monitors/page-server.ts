import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { faceMeshFiles } from '@candor/monitors/build';

const root = join(import.meta.dirname, '..', '..');
const faceMesh = faceMeshFiles();

const imports = {
  '@candor/monitors/face': '/packages/monitors/src/face/index.ts',
  '@candor/monitors/browser/face': '/packages/monitors/src/browser/face/index.ts',
  '@candor/monitors/browser/voice': '/packages/monitors/src/browser/voice/index.ts',
};

const html = `<!doctype html>
<title>Monitors</title>
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module" src="/bench/monitors/page-script.ts"></script>`;

/** The room's policy but for the import map, so that what is measured is what may run there. */
const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self' blob:; media-src 'self' blob:";

const types: Readonly<Record<string, string>> = {
  '.wasm': 'application/wasm',
  '.js': 'text/javascript',
  '.ts': 'text/javascript',
};

export interface PageServer {
  readonly origin: string;
  close(): void;
}

/**
 * Serves the package's own modules with their types stripped, and the model's files.
 * @param peer a folder with `node_modules` of Human, to compare with; it is no dependency of ours
 */
export function servePage(peer: string | null = null): Promise<PageServer> {
  const server: Server = createServer((request, reply) => {
    answer(request, reply, peer).catch(() => reply.writeHead(404).end());
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : 0;
      resolve({ origin: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}

async function answer(
  request: IncomingMessage,
  reply: ServerResponse,
  peer: string | null,
): Promise<void> {
  const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
  const send = (type: string, body: string | Uint8Array) => {
    reply.writeHead(200, {
      'Content-Type': type,
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
    });
    reply.end(body);
  };
  const type = types[extname(path)] ?? 'application/octet-stream';
  if (path === '/') return send('text/html', html);
  const model = faceMesh.files.find(({ name }) => path === `/face-mesh/${name}`);
  if (model) return send(type, model.content);
  if (peer !== null && path.startsWith('/peer/')) {
    return send(type, await readFile(join(peer, 'node_modules', path.slice('/peer/'.length))));
  }
  if (!/^\/(packages\/monitors\/(src|models)|bench\/monitors)\/.*\.(ts|js|bin)$/.test(path)) {
    return void reply.writeHead(404).end();
  }
  const file = await readFile(join(root, path));
  send(type, path.endsWith('.ts') ? stripTypeScriptTypes(file.toString('utf8')) : file);
}
