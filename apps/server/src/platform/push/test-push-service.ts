import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';
import type { PushSenderOptions, PushTarget } from './push-sender.ts';

/** Self-signed for localhost until 2120, and good for nothing else. */
const privateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgqOr4wvcGVa9AlnVS
LN0gf5JJsuhri5ibk+vlHtyLirChRANCAARztEtsTv6B4XTAQ+Y+AsKUki/SS1Gu
OKLfX1eQCvvSTOY+kL0x9WJXYw4eRToptdd09jlqF98Ah1os175MABMs
-----END PRIVATE KEY-----`;

const certificate = `-----BEGIN CERTIFICATE-----
MIIBcjCCARigAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlwdXNoLnRl
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CXB1c2gudGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABHO0S2xO/oHhdMBD
5j4CwpSSL9JLUa44ot9fV5AK+9JM5j6QvTH1YldjDh5FOim113T2OWoX3wCHWizX
vkwAEyyjWTBXMCUGA1UdEQQeMByCCWxvY2FsaG9zdIIJcHVzaC50ZXN0hwR/AAAB
MA8GA1UdEwEB/wQFMAMBAf8wHQYDVR0OBBYEFAGjbGTf7k9DAFLhzv2ppQjw7goM
MAoGCCqGSM49BAMCA0gAMEUCICsdOs4ZNFRyCO3Xq4zX3WBPmcNfSJI1ioOxgxe8
oubIAiEAqJu9tDz7vyWJLAym1+ljLZSLOApJ7Y8TIx7kyQMNvLA=
-----END CERTIFICATE-----`;

export type PushedMessage = {
  readonly payload: Record<string, unknown>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};

/** A push service of our own over TLS, with browsers that open what arrives. */
export async function startPushService() {
  const received: PushedMessage[] = [];
  const browsers = new Map<string, { curve: ReturnType<typeof createECDH>; auth: string }>();
  let status = 201;
  let connections = 0;
  const server = createServer({ key: privateKey, cert: certificate }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const browser = browsers.get(request.url ?? '');
      if (browser !== undefined && status === 201) {
        const opened = decrypt(Buffer.concat(chunks), {
          version: 'aes128gcm',
          privateKey: browser.curve,
          authSecret: browser.auth,
        });
        received.push({
          payload: JSON.parse(opened.toString('utf8')) as Record<string, unknown>,
          headers: request.headers,
        });
      }
      const upgrade = status === 101 && { upgrade: 'x', connection: 'Upgrade' };
      response.writeHead(status, { location: 'https://localhost/elsewhere', ...upgrade }).end();
    });
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const test: NonNullable<PushSenderOptions['test']> = {
    accepts: ({ host }) => host === `localhost:${port}`,
    mayConnect: () => true,
    certificate,
  };
  return {
    received,
    port,
    test,
    answerWith: (code: number) => {
      status = code;
    },
    countConnections: () => connections,
    /** A browser subscribes. */
    subscribe(): PushTarget {
      const curve = createECDH('prime256v1');
      curve.generateKeys();
      const auth = randomBytes(16).toString('base64url');
      const path = `/send/${randomBytes(8).toString('hex')}`;
      browsers.set(path, { curve, auth });
      const p256dh = curve.getPublicKey('base64url');
      return { endpoint: `https://localhost:${port}${path}`, p256dh, auth };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
