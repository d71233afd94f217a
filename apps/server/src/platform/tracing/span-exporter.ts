import { randomBytes } from 'node:crypto';

/** What one answer was: never an address, which holds numbers and secrets. */
export type Span = {
  readonly traceId: string;
  readonly parentId: string | null;
  /** The endpoint's name in the contract. */
  readonly name: string;
  readonly method: string;
  /** As declared: with the names of what stands in it. */
  readonly route: string;
  readonly status: number;
  readonly requestId: string;
  readonly endedAt: Date;
  readonly milliseconds: number;
};

type Options = {
  /** Of a collector, by OTLP over HTTP: spans go to `/v1/traces` below it. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
  readonly version: string;
  readonly instance: string;
  readonly everyMs?: number;
  readonly onProblem: (problem: Error) => void;
};

/** More wait for no collector. */
const MOST_WAITING = 2048;
const EVERY_MS = 5_000;
const PATIENCE_MS = 5_000;

/** Collects spans and sends them once in a while. A collector that is away costs nothing but its spans. */
export function createSpanExporter({ everyMs = EVERY_MS, onProblem, ...to }: Options) {
  let waiting: Span[] = [];
  let sending = Promise.resolve();
  let isAway = false;
  const send = async (): Promise<void> => {
    const spans = waiting.splice(0);
    if (spans.length === 0) return;
    try {
      await post(to, spans);
      isAway = false;
    } catch (error) {
      // Said once, not every five seconds, and never with what was sent: its headers hold a secret.
      if (!isAway) onProblem(new Error(`Traces are not taken: ${reasonOf(error)}`));
      isAway = true;
    }
  };
  const timer = setInterval(() => {
    sending = sending.then(send);
  }, everyMs).unref();
  return {
    note(span: Span): void {
      if (waiting.length < MOST_WAITING) waiting.push(span);
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await sending;
      await send();
      waiting = [];
    },
  };
}

export type SpanExporter = ReturnType<typeof createSpanExporter>;

function reasonOf(error: unknown): string {
  if (error instanceof NotTaken) return error.message;
  const { name, cause } = error as { readonly name?: string; readonly cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : (name ?? 'no answer');
}

class NotTaken extends Error {}

type To = Pick<Options, 'endpoint' | 'headers' | 'service' | 'version' | 'instance'>;

async function post({ endpoint, headers, ...of }: To, spans: readonly Span[]): Promise<void> {
  const reply = await fetch(`${endpoint.replace(/\/$/, '')}/v1/traces`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(traces(of, spans)),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!reply.ok) throw new NotTaken(`the collector answered ${reply.status}`);
}

/** OTLP 1, in JSON: ids are hexadecimal, whole numbers of 64 bits are texts. */
function traces(
  { service, version, instance }: Omit<To, 'endpoint' | 'headers'>,
  spans: readonly Span[],
) {
  const resource = [
    text('service.name', service),
    text('service.version', version),
    text('service.instance.id', instance),
  ];
  return {
    resourceSpans: [
      {
        resource: { attributes: resource },
        scopeSpans: [{ scope: { name: 'candor' }, spans: spans.map(spanOf) }],
      },
    ],
  };
}

const SERVER = 2;
const FAILED = 2;

function spanOf({ traceId, parentId, name, endedAt, milliseconds, status, ...of }: Span) {
  const end = BigInt(endedAt.getTime()) * 1_000_000n;
  const length = BigInt(Math.round(milliseconds * 1_000_000));
  return {
    ...{ traceId, spanId: randomBytes(8).toString('hex'), name, kind: SERVER },
    ...(parentId !== null && { parentSpanId: parentId }),
    startTimeUnixNano: String(end - length),
    endTimeUnixNano: String(end),
    attributes: [
      text('http.request.method', of.method),
      text('http.route', of.route),
      { key: 'http.response.status_code', value: { intValue: String(status) } },
      text('candor.request_id', of.requestId),
    ],
    ...(status >= 500 && { status: { code: FAILED } }),
  };
}

const text = (key: string, stringValue: string) => ({ key, value: { stringValue } });
