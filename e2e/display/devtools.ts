import { once } from 'node:events';

type Reply = {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
};

/** Chromium's own protocol, bare. */
export type Devtools = {
  send(method: string, params?: object, sessionId?: string): Promise<Record<string, unknown>>;
  close(): void;
};

export async function connectDevtools(address: string): Promise<Devtools> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, result = {}, error } = JSON.parse(String(data)) as Reply;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(error.message));
  });
  socket.addEventListener('close', () => {
    for (const asked of waiting.values()) asked.reject(new Error('The browser has gone'));
  });
  return {
    send: (method, params = {}, sessionId) => {
      lastId += 1;
      const asked = Promise.withResolvers<Record<string, unknown>>();
      waiting.set(lastId, asked);
      socket.send(JSON.stringify({ id: lastId, method, params, ...(sessionId && { sessionId }) }));
      return asked.promise;
    },
    close: () => socket.close(),
  };
}
