export class ZipProblem extends Error {
  readonly code: 'unreadable' | 'too_large';

  constructor(code: 'unreadable' | 'too_large') {
    super(`The ZIP is ${code}`);
    this.code = code;
  }
}

export type ByteReader = {
  /** So many bytes, which must be there. */
  take(count: number): Promise<Buffer>;
  /** The last bytes there are, at most so many; everything before them is passed by. */
  tail(most: number): Promise<Buffer>;
};

/** Holds what was asked for and one piece of the stream. */
export function byteReader(stream: AsyncIterable<Uint8Array>): ByteReader {
  const pieces = stream[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let size = 0;
  const more = async (): Promise<boolean> => {
    const next = await pieces.next();
    if (next.done === true) return false;
    held.push(Buffer.from(next.value));
    size += next.value.length;
    return true;
  };
  const hold = async (count: number): Promise<void> => {
    if (size >= count) return;
    if (!(await more())) throw new ZipProblem('unreadable');
    await hold(count);
  };
  return {
    async take(count) {
      await hold(count);
      const whole = held.length === 1 ? (held[0] as Buffer) : Buffer.concat(held);
      held = [whole.subarray(count)];
      size -= count;
      return whole.subarray(0, count);
    },
    async tail(most) {
      do {
        const whole = Buffer.concat(held);
        held = [whole.subarray(-most)];
        size = held[0]?.length ?? 0;
      } while (await more());
      return Buffer.concat(held).subarray(-most);
    },
  };
}
