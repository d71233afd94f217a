import type { Input } from 'mediabunny';

type Slice = { readonly length: number } | null;
type Reader = {
  requestSliceRange(start: number, least: number, most: number): Slice | Promise<Slice>;
};

/** The longest number of Matroska: of this many last bytes mediabunny looks at none. */
const UNSEEN_BYTES = 8;

/**
 * Looking for the next element behind damage, mediabunny 1.61 asks again and again for the last 8 bytes, which it
 * never gets past: its own search ends when there is nothing left, and so it is told. Only that search asks for
 * slices of any length. The version is pinned; a test fails where a later one is built differently.
 */
export function endResync(input: Input): void {
  let own: Reader | undefined;
  // It is made with the first question that the input is asked.
  Object.defineProperty(input, '_reader', {
    get: () => own,
    set: (reader: Reader) => {
      own = reader;
      withoutLastBytes(reader);
    },
  });
}

function withoutLastBytes(reader: Reader): void {
  const request = reader.requestSliceRange.bind(reader);
  const unlessLast = (slice: Slice) =>
    slice !== null && slice.length <= UNSEEN_BYTES ? null : slice;
  reader.requestSliceRange = (start, least, most) => {
    const slice = request(start, least, most);
    if (least !== 0) return slice;
    return slice instanceof Promise ? slice.then(unlessLast) : unlessLast(slice);
  };
}
