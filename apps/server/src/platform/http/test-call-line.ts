import { once } from 'node:events';
import type { Output } from '@candor/contract';
import type { streamClock } from '@candor/contract/interviews/attempts';
import type { streamCall } from '@candor/contract/interviews/call-room';

/** A page of a call that listens. */
export const openLine = (origin: string, body: { token: string; page: string; after?: number }) =>
  openLineOf<Output<typeof streamCall>>(`${origin}/api/call/stream`, { after: 0, ...body });

/** A page of an interview that listens to the clock. */
export const openClockLine = (origin: string, token: string) =>
  openLineOf<Output<typeof streamClock>>(`${origin}/api/attempts/clock/stream`, {
    token,
    hold: 'yes',
  });

async function openLineOf<Event extends object>(address: string, body: object) {
  type Told = Event & { readonly id: number };
  const leaving = new AbortController();
  const told: Told[] = [];
  const bell = new EventTarget();
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: leaving.signal,
  });
  if (reply.body === null || reply.status !== 200) throw new Error(`refused: ${reply.status}`);
  const read = async (bytes: ReadableStream<Uint8Array>): Promise<void> => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const part of bytes) {
      text += decoder.decode(part, { stream: true });
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1];
        const id = Number(/^id: (.*)$/m.exec(event)?.[1]);
        if (data !== undefined) told.push({ ...JSON.parse(data), id });
      }
      bell.dispatchEvent(new Event('told'));
    }
  };
  const ended = read(reply.body).catch(() => {});
  return {
    told,
    /** The first that was told and is so, and everything before it is forgotten. */
    hears: async (isIt: (one: Told) => boolean): Promise<Told> => {
      for (;;) {
        const at = told.findIndex(isIt);
        const found = told[at];
        if (found !== undefined) {
          told.splice(0, at + 1);
          return found;
        }
        await once(bell, 'told', { signal: AbortSignal.timeout(15_000) });
      }
    },
    /** Resolves when the server has hung up. */
    ends: () => ended,
    leave: () => leaving.abort(),
  };
}
