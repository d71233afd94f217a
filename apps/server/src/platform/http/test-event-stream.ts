import { once } from 'node:events';

export type Heard = {
  readonly id: number;
  readonly kind: string;
  readonly subjectID: number | null;
  /** With `ready`: the point up to which everything was told. */
  readonly since?: string;
};

type From = { readonly after?: number | undefined; readonly since?: string | undefined };

/** A page that listens, from the moment on at which it is told that nothing is missed. */
export async function openStream(origin: string, token: string, { after, since }: From = {}) {
  const leaving = new AbortController();
  const heard: Heard[] = [];
  const bell = new EventTarget();
  const query = new URLSearchParams({
    hold: 'yes',
    ...(after !== undefined && { after: `${after}` }),
    ...(since !== undefined && { since }),
  });
  const reply = await fetch(`${origin}/api/changes?${query}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  if (reply.body === null || reply.status !== 200) throw new Error(`refused: ${reply.status}`);
  let isOver = false;
  // Where nothing ever changed the first word bears the number 0.
  let ignored = -1;
  const read = async (body: ReadableStream<Uint8Array>): Promise<void> => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const bytes of body) {
      text += decoder.decode(bytes, { stream: true });
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      heard.push(...events.flatMap(eventOf).filter(({ id }) => id > ignored));
      bell.dispatchEvent(new Event('heard'));
    }
  };
  void read(reply.body)
    .catch(() => {})
    .finally(() => {
      isOver = true;
      bell.dispatchEvent(new Event('heard'));
    });
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await once(bell, 'heard', { signal: AbortSignal.timeout(10_000) });
  };
  const stream = {
    type: reply.headers.get('content-type'),
    heard,
    /** What this page hears up to a change of this kind, and that. */
    hears: async (kind: string): Promise<Heard[]> => {
      await until(() => heard.some((one) => one.kind === kind));
      return heard.splice(0);
    },
    /** As if nothing up to this change had ever been told, also what is still on its way. */
    ignore: (upTo: number) => {
      ignored = upTo;
      heard.splice(0, heard.length, ...heard.filter(({ id }) => id > upTo));
    },
    /** What was told when it came, before what happens from then on. */
    toldFirst: () => heard.slice(0, heard.findIndex(({ kind }) => kind === 'ready') + 1),
    ends: async () => {
      await until(() => isOver);
      return isOver;
    },
    leave: () => leaving.abort(),
  };
  await until(() => isOver || heard.some(({ kind }) => kind === 'ready'));
  if (isOver) throw new Error('hung up');
  return stream;
}

function eventOf(text: string): Heard[] {
  const line = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1];
  const data = line('data');
  return data === undefined ? [] : [{ id: Number(line('id')), ...JSON.parse(data) }];
}
