import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { faceMeshFiles } from '../build/face-mesh-files.ts';

const packageFolder = join(import.meta.dirname, '..');

const html = `<!doctype html>
<title>Monitors</title>
<script type="module" src="/test-browser/page-script.ts"></script>
<button id="answer">Answer</button> <input id="text" />
<button id="settings" data-flagged="settings">Settings</button>`;

const facePage = `<!doctype html>
<title>Faces</title>
<script type="module" src="/test-browser/face-page-script.ts"></script>`;

const faceMesh = faceMeshFiles();

/** As the product's own. */
const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'";

export interface TestSite {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves the package's own modules with their types stripped: what runs in the browser is the
 * source, file by file, with no bundler between.
 */
export async function startSite(): Promise<TestSite> {
  const server: Server = createServer((request, reply) => {
    void serve(request, reply).catch(() => reply.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function serve(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
  if (path === '/') return send(reply, 'text/html', html);
  if (path === '/face') return send(reply, 'text/html', facePage);
  const model = faceMesh.files.find(({ name }) => path === `/face-mesh/${name}`);
  if (model) return send(reply, modelType(model.name), Buffer.from(model.content));
  if (/^\/(src|test-browser)\/.*\.ts$/.test(path)) {
    const source = await readFile(join(packageFolder, path), 'utf8');
    return send(reply, 'text/javascript', stripTypeScriptTypes(source));
  }
  if (/^\/(src|models|test-browser)\/.*\.(js|bin|ogg)$/.test(path)) {
    const type = path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
    return send(reply, type, await readFile(join(packageFolder, path)));
  }
  reply.writeHead(404).end();
}

function modelType(name: string): string {
  if (name.endsWith('.wasm')) return 'application/wasm';
  return name.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
}

function send(reply: ServerResponse, type: string, body: string | Buffer): void {
  const text = typeof body === 'string' ? '; charset=utf-8' : '';
  reply.writeHead(200, {
    'Content-Type': `${type}${text}`,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy,
  });
  reply.end(body);
}
