import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** A receiver of its own, over real HTTP. */
export async function startReceiver() {
  const received: Received[] = [];
  let answer = { status: 200, text: 'thanks' };
  let beforeAnswer: (() => Promise<void>) | null = null;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      received.push({ headers, body: Buffer.concat(chunks).toString('utf8') });
      const wait = beforeAnswer;
      beforeAnswer = null;
      void (wait?.() ?? Promise.resolve()).finally(() => {
        response.writeHead(answer.status, { location: '/elsewhere' }).end(answer.text);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    url: `http://127.0.0.1:${port}/hook`,
    answerWith: (status: number, text = '') => {
      answer = { status, text };
    },
    /** Done once, when the next message has arrived and before it is answered. */
    beforeAnswer: (work: () => Promise<void>) => {
      beforeAnswer = work;
    },
    /** Takes out what has arrived: types and data of the events. */
    events: () =>
      received.splice(0).map(({ body }) => {
        const { type, data } = JSON.parse(body) as { type: string; data: Record<string, unknown> };
        return { type, data };
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
