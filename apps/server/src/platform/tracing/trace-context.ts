/** Where a request stands in what its caller traces (W3C Trace Context, level 1). */
export type TraceContext = {
  readonly traceId: string;
  readonly parentId: string;
  readonly isSampled: boolean;
};

const VERSION_0 = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
/** A later version may have more behind it. */
const LATER = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;
const ZEROES = /^0+$/;

/** What the header `traceparent` says; null where it is none, or not valid. */
export function readTraceparent(header: string | string[] | undefined): TraceContext | null {
  // Twice is not once: nobody knows which of them counts.
  if (typeof header !== 'string') return null;
  const text = header.trim();
  const pattern = text.startsWith('00-') ? VERSION_0 : LATER;
  const [, traceId = '', parentId = '', flags = ''] = pattern.exec(text) ?? [];
  if (ZEROES.test(traceId) || ZEROES.test(parentId) || traceId === '') return null;
  return { traceId, parentId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
