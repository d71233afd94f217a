import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';

const packageFolder = join(import.meta.dirname, '..');
const idbEntry = import.meta.resolve('idb');

const html = `<!doctype html>
<title>Outbox</title>
<script type="importmap">{ "imports": { "idb": "/idb.js" } }</script>
<script type="module" src="/test-browser/page-script.ts"></script>`;

/** What the page's reports met: what to answer next (0: taken, and the reply lost), what arrived. */
export interface ReportDesk {
  readonly received: { key: string; status: number }[];
  statuses: number[];
}

export interface TestSite {
  readonly origin: string;
  readonly desk: ReportDesk;
  readonly close: () => Promise<void>;
}

/**
 * Serves the package's own modules with their types stripped: what runs in the browser is the
 * source, file by file, with no bundler between; and takes the outbox's reports.
 */
export async function startSite(): Promise<TestSite> {
  const desk: ReportDesk = { received: [], statuses: [] };
  const server: Server = createServer((request, reply) => {
    void serve(request, reply, desk).catch(() => reply.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    desk,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function serve(
  request: IncomingMessage,
  reply: ServerResponse,
  desk: ReportDesk,
): Promise<void> {
  const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
  if (path === '/report') return takeReport(request, reply, desk);
  if (path === '/') return send(reply, 'text/html', html);
  if (path === '/idb.js') {
    return send(reply, 'text/javascript', await readFile(new URL(idbEntry), 'utf8'));
  }
  if (!/^\/(src|test-browser)\/.*\.ts$/.test(path)) return void reply.writeHead(404).end();
  const source = await readFile(join(packageFolder, path), 'utf8');
  send(reply, 'text/javascript', stripTypeScriptTypes(source));
}

async function takeReport(
  request: IncomingMessage,
  reply: ServerResponse,
  desk: ReportDesk,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { key } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { key: string };
  const status = desk.statuses.shift() ?? 200;
  desk.received.push({ key, status });
  if (status === 0) return void request.socket.destroy();
  reply.writeHead(status).end();
}

function send(reply: ServerResponse, type: string, text: string): void {
  reply.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  reply.end(text);
}
