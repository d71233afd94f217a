import { expect, test } from 'vitest';
import { readTraceparent } from './trace-context.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';

test('a traceparent names trace and parent, and whether it is sampled', () => {
  const one = { traceId, parentId };
  expect(readTraceparent(`00-${traceId}-${parentId}-01`)).toEqual({ ...one, isSampled: true });
  expect(readTraceparent(`00-${traceId}-${parentId}-00`)).toEqual({ ...one, isSampled: false });
  expect(readTraceparent(`cc-${traceId}-${parentId}-03-more`)).toEqual({ ...one, isSampled: true });
});

test.each([
  undefined,
  '',
  [`00-${traceId}-${parentId}-01`],
  `00-${traceId}-${parentId}-01-more`,
  `ff-${traceId}-${parentId}-01`,
  `00-${'0'.repeat(32)}-${parentId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${parentId}-01`,
  `00-${traceId}-${parentId}`,
  `00-${traceId}\n-${parentId}-01`,
])('what is not valid is none: %s', (header) => {
  expect(readTraceparent(header)).toBeNull();
});
