import { once } from 'node:events';

type Message = {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
  readonly sessionId?: string;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
};

export type Listener = (method: string, params: Record<string, unknown>) => void;

/** Chromium's own protocol, bare. */
export type Devtools = {
  send(method: string, params?: object, sessionId?: string): Promise<Record<string, unknown>>;
  /** What this target tells by itself, in its order. */
  listen(sessionId: string, listener: Listener): void;
  close(): void;
};

export async function connectDevtools(address: string): Promise<Devtools> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  const listeners = new Map<string, Listener>();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const { id = 0, method, params = {}, sessionId = '', result = {}, error } = message;
    if (method !== undefined) return listeners.get(sessionId)?.(method, params);
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(error.message));
  });
  socket.addEventListener('close', () => {
    for (const asked of waiting.values()) asked.reject(new Error('The browser has gone'));
  });
  return {
    listen: (sessionId, listener) => void listeners.set(sessionId, listener),
    send: async (method, params = {}, sessionId) => {
      // Nobody would ever answer.
      if (socket.readyState !== WebSocket.OPEN) throw new Error('The browser has gone');
      lastId += 1;
      const asked = Promise.withResolvers<Record<string, unknown>>();
      waiting.set(lastId, asked);
      socket.send(JSON.stringify({ id: lastId, method, params, ...(sessionId && { sessionId }) }));
      return asked.promise;
    },
    close: () => socket.close(),
  };
}
