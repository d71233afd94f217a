/** Bytes `start` to `end`, both included, or the last bytes. */
export type RequestedRange =
  | { readonly start: number; readonly end?: number | undefined }
  | { readonly suffixLength: number };

export type ResolvedRange = { readonly start: number; readonly length: number };

/** What the range means for an object of `size` bytes; null when no byte of it is in the range. */
export function resolveRange(range: RequestedRange, size: number): ResolvedRange | null {
  if ('suffixLength' in range) {
    const length = Math.min(range.suffixLength, size);
    return length > 0 ? { start: size - length, length } : null;
  }
  const last = Math.min(range.end ?? size - 1, size - 1);
  if (range.start > last || range.start < 0) return null;
  return { start: range.start, length: last - range.start + 1 };
}

/**
 * Reads a Range header. Null means "send everything": none was asked, or one that RFC 9110 lets a server
 * ignore (malformed, other units, several ranges).
 */
export function parseRange(header: string | undefined): RequestedRange | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '') return last === '' ? null : { suffixLength: Number(last) };
  if (last === '') return { start: Number(first) };
  const range = { start: Number(first), end: Number(last) };
  return range.end < range.start ? null : range;
}
