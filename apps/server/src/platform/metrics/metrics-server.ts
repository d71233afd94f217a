import { createServer } from 'node:http';
import { once } from 'node:events';
import { type Metric, writeMetrics } from './exposition.ts';

type Options = {
  readonly host: string;
  readonly port: number;
  readonly read: () => Promise<readonly Metric[]>;
  readonly onProblem: (problem: Error) => void;
};

/** A port of its own, for a program that collects: nobody proves who they are, so it is of this machine unless said. */
export async function startMetricsServer({ host, port, read, onProblem }: Options) {
  const server = createServer((request, reply) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      reply.writeHead(404).end();
      return;
    }
    read().then(
      (metrics) => {
        reply.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
        reply.end(writeMetrics(metrics));
      },
      (error: unknown) => {
        onProblem(error as Error);
        reply.writeHead(503).end();
      },
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
