import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilAnswering } from './test-program.ts';

const documents = join(import.meta.dirname, '../../../docs/operations');

export type ProxyKind = 'nginx' | 'caddy' | 'haproxy';

type Ports = { readonly http: number; readonly https: number; readonly node: number };

/** What a document says, with the test's own places in it; a place that is not there has been renamed. */
function documented(file: string, places: Readonly<Record<string, string>>): string {
  let text = readFileSync(join(documents, file), 'utf8');
  for (const [place, ours] of Object.entries(places)) {
    if (!text.includes(place)) throw new Error(`${file} does not say "${place}"`);
    text = text.replaceAll(place, ours);
  }
  return text;
}

type Files = { readonly folder: string; readonly cert: string; readonly key: string };

const settings: Readonly<Record<ProxyKind, (ports: Ports, files: Files, dead: number) => string>> =
  {
    nginx: ({ http, https, node }, { folder, cert, key }) => {
      const site = documented('nginx.conf', {
        'listen 80;': `listen 127.0.0.1:${http};`,
        'listen [::]:80;': '',
        'listen 443 ssl http2;': `listen 127.0.0.1:${https} ssl http2;`,
        'listen [::]:443 ssl http2;': '',
        'https://$host$request_uri': `https://$host:${https}$request_uri`,
        'hiring.example;': 'localhost;',
        '/etc/letsencrypt/live/hiring.example/fullchain.pem': cert,
        '/etc/letsencrypt/live/hiring.example/privkey.pem': key,
        '127.0.0.1:3000': `127.0.0.1:${node}`,
      });
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const temporary = paths.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
      const user = process.getuid?.() === 0 ? 'user root;' : '';
      return `daemon off; ${user} pid ${folder}/pid; error_log stderr;
events {} http { access_log off; ${temporary}
${site} }`;
    },
    caddy: ({ http, https, node }, { cert, key }) => {
      const site = documented('Caddyfile', {
        'hiring.example {': `localhost {\n\ttls ${cert} ${key}`,
        '127.0.0.1:3000': `127.0.0.1:${node}`,
      });
      return `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n}\n${site}`;
    },
    haproxy: ({ http, https, node }, { folder, cert, key }, dead) => {
      writeFileSync(
        join(folder, 'both.pem'),
        readFileSync(cert, 'utf8') + readFileSync(key, 'utf8'),
      );
      return documented('haproxy.cfg', {
        '/dev/log local0': 'stdout format raw local0 err',
        'bind :80': `bind 127.0.0.1:${http}`,
        'bind :443 ssl crt /etc/haproxy/hiring.example.pem': `bind 127.0.0.1:${https} ssl crt ${folder}/both.pem`,
        'redirect scheme https code 301': `redirect prefix https://localhost:${https} code 301`,
        '10.0.0.11:3000': `127.0.0.1:${node}`,
        '10.0.0.12:3000': `127.0.0.1:${dead}`,
      });
    },
  };

const commands: Readonly<Record<ProxyKind, (file: string) => readonly string[]>> = {
  nginx: (file) => ['-c', file],
  caddy: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  haproxy: (file) => ['-db', '-f', file],
};

/** The real server with the documented settings, before a node on this port; HAProxy before a dead one as well. */
export async function startProxy(kind: ProxyKind, program: string, node: number) {
  const folder = mkdtempSync(join(tmpdir(), `candor-${kind}-`));
  chmodSync(folder, 0o755);
  const files = { folder, ...makeCertificate(folder) };
  const ports = { http: await freePort(), https: await freePort(), node };
  const file = join(folder, kind === 'caddy' ? 'Caddyfile' : `${kind}.conf`);
  writeFileSync(file, settings[kind](ports, files, await freePort()));
  const said: string[] = [];
  const server = spawn(program, commands[kind](file), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  for (const out of [server.stdout, server.stderr]) out.on('data', (text) => said.push(`${text}`));
  const ca = readFileSync(files.cert, 'utf8');
  await untilAnswering(
    server,
    async () => (await askPlain(ports.http)('/')).resume(),
    () => said.join(''),
  );
  return {
    httpOrigin: `http://localhost:${ports.http}`,
    ...{ ask: asker(ports.https, ca), askPlain: askPlain(ports.http) },
    stop: async () => {
      const over = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      if (server.exitCode === null) await over;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeCertificate(folder: string): Pick<Files, 'cert' | 'key'> {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key];
  execFileSync('openssl', ['req', ...made, '-out', cert, ...subject], { stdio: 'ignore' });
  return { cert, key };
}

type Question = {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
  /** The caller's own address, of this machine. */
  readonly from?: string;
};

/** Asks over TLS; the reply as it begins, so that a stream can be read while it is open. */
const asker =
  (port: number, ca: string) =>
  ({ method = 'GET', path, headers = {}, body, from = '127.0.0.1' }: Question) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const reached = { host: '127.0.0.1', servername: 'localhost', port, ca, localAddress: from };
      const given = { host: `localhost:${port}`, ...headers };
      secureRequest({ ...reached, method, path, headers: given }, resolve)
        .once('error', reject)
        .end(body);
    });

const askPlain = (port: number) => (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { host: `localhost:${port}` };
    plainRequest({ host: '127.0.0.1', port, path, headers }, resolve).once('error', reject).end();
  });
