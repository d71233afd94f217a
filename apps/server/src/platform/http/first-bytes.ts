import { once } from 'node:events';
import { Readable } from 'node:stream';

/**
 * Whether a body begins with the two bytes of a zlib or gzip stream, as texts do that begin “80”, “x ” or “(4”: what
 * compresses replies takes them for compressed and sends them under the name of an encoding that they don't have.
 */
export async function beginsAsCompressed(body: unknown): Promise<boolean> {
  const [one, other] = await firstBytes(body);
  if (one === undefined || other === undefined) return false;
  const isZlib = (one & 0x8f) === 0x08 && ((one << 8) + other) % 31 === 0;
  return isZlib || (one === 0x1f && other === 0x8b);
}

async function firstBytes(body: unknown): Promise<Uint8Array> {
  if (typeof body === 'string') return Buffer.from(body.slice(0, 2));
  if (body instanceof Uint8Array) return body;
  return body instanceof Readable ? peeked(body) : new Uint8Array();
}

/** They stay in the stream, for whoever reads it. What fails before it says anything fails there. */
async function peeked(stream: Readable): Promise<Uint8Array> {
  let read: Buffer = Buffer.alloc(0);
  while (read.length < 2) {
    if (stream.readableLength === 0 && !(await hasMore(stream))) break;
    const chunk: unknown = stream.read();
    if (chunk !== null) read = Buffer.concat([read, bytesOf(chunk)]);
  }
  if (read.length > 0) stream.unshift(read);
  return read;
}

const bytesOf = (chunk: unknown): Buffer =>
  typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk as Uint8Array);

async function hasMore(stream: Readable): Promise<boolean> {
  if (stream.readableEnded || stream.destroyed) return false;
  const over = new AbortController();
  const { signal } = over;
  try {
    await Promise.race([once(stream, 'readable', { signal }), once(stream, 'close', { signal })]);
  } catch {
    return false;
  } finally {
    over.abort();
  }
  return stream.readableLength > 0;
}
