import type { Answer } from '../metrics/meter-requests.ts';
import type { Span } from './span-exporter.ts';
import { readTraceparent } from './trace-context.ts';

/** null: the caller traces, and left this request out. Who does not trace begins a trace that is named as the request is. */
export function spanOfAnswer(answer: Answer, endedAt: Date): Span | null {
  const { name, endpoint, request, status, milliseconds } = answer;
  const context = readTraceparent(request.headers['traceparent']);
  if (context?.isSampled === false) return null;
  return {
    traceId: context?.traceId ?? request.id.replaceAll('-', ''),
    parentId: context?.parentId ?? null,
    ...{ name, status, milliseconds, endedAt },
    ...{ method: endpoint.method, route: endpoint.path, requestId: request.id },
  };
}
