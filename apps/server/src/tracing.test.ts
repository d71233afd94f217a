import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';
import { createScene } from './test-scene.ts';
import { createSpanExporter, type SpanExporter } from './platform/tracing/span-exporter.ts';

type Attribute = { key: string; value: Record<string, string> };
type Sent = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  status?: { code: number };
};

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';

/** A collector of OTLP over HTTP, in JSON. */
let collector: Server;
let service: TestApp;
let spans: SpanExporter;
let refuses = false;
const taken: {
  path: string | undefined;
  key: string | undefined;
  resource: Attribute[];
  spans: Sent[];
}[] = [];
const problems: string[] = [];
const lines: string[] = [];

beforeAll(async () => {
  collector = createServer((request, reply) => {
    void json(request).then((body) => {
      const [{ resource, scopeSpans }] = (body as { resourceSpans: [never] }).resourceSpans as [
        { resource: { attributes: Attribute[] }; scopeSpans: [{ spans: Sent[] }] },
      ];
      const key = request.headers['x-key'] as string | undefined;
      if (!refuses)
        taken.push({
          path: request.url,
          key,
          resource: resource.attributes,
          spans: scopeSpans[0].spans,
        });
      reply.writeHead(refuses ? 503 : 200).end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  spans = createSpanExporter({
    ...{ endpoint: `http://127.0.0.1:${port}/`, headers: { 'x-key': 'secret' }, everyMs: 20 },
    ...{ service: 'candor', version: '1.2.3', instance: 'here-1' },
    onProblem: ({ message }) => void problems.push(message),
  });
  service = await createTestApp({ spans, onLog: (line) => void lines.push(line) });
});
afterAll(async () => {
  await service.close();
  await spans.stop();
  collector.close();
});

const ask = (url: string, headers: Record<string, string> = {}) =>
  service.app.inject({ method: 'GET', url, headers });

const findSpan = (name: string, isIt: (span: Sent) => boolean = () => true) =>
  taken.flatMap((one) => one.spans).find((span) => span.name === name && isIt(span));

test('each answer is a span of its endpoint, in the trace of whoever asked', async () => {
  const traceparent = `00-${traceId}-${parentId}-01`;
  await ask('/api/jobs?search=Ada', { traceparent });
  await expect.poll(() => findSpan('jobs.listJobs')).toBeDefined();
  const span = findSpan('jobs.listJobs');
  expect(span).toMatchObject({ traceId, parentSpanId: parentId });
  expect(span?.spanId).toMatch(/^[0-9a-f]{16}$/);
  expect(BigInt(span?.endTimeUnixNano ?? 0) > BigInt(span?.startTimeUnixNano ?? 0)).toBe(true);
  expect(span?.attributes).toEqual([
    { key: 'http.request.method', value: { stringValue: 'GET' } },
    { key: 'http.route', value: { stringValue: '/api/jobs' } },
    { key: 'http.response.status_code', value: { intValue: '401' } },
    { key: 'candor.request_id', value: { stringValue: expect.stringMatching(/^[0-9a-f-]{36}$/) } },
  ]);
  expect(JSON.stringify(taken)).not.toContain('Ada');
  const [{ path, key, resource } = { path: '', key: '', resource: [] }] = taken;
  expect([path, key]).toEqual(['/v1/traces', 'secret']);
  expect(resource.map(({ value }) => value['stringValue'])).toEqual(['candor', '1.2.3', 'here-1']);
});

test('whoever does not trace begins a trace by the name of the request, and whoever leaves it out is left out', async () => {
  await ask('/api/platform/status', { traceparent: `00-${traceId}-${parentId}-00` });
  await ask('/api/platform/status');
  await expect.poll(() => findSpan('operations.getPlatformStatus')).toBeDefined();
  const all = taken
    .flatMap((one) => one.spans)
    .filter(({ name }) => name === 'operations.getPlatformStatus');
  expect(all).toHaveLength(1);
  expect(all[0]?.parentSpanId).toBeUndefined();
  const id = all[0]?.attributes.at(-1)?.value['stringValue'];
  expect(all[0]?.traceId).toBe(id?.replaceAll('-', ''));
});

test('the log names the trace of a request that was refused', async () => {
  const scene = await createScene(service);
  const { authorization } = await scene.signInAsUser();
  lines.length = 0;
  const traceparent = `00-${traceId}-${parentId}-01`;
  const reply = await ask('/api/watch', { authorization, traceparent });
  expect(reply.statusCode).toBe(403);
  expect(JSON.parse(lines.find((line) => line.includes('access-refused')) ?? '{}')).toMatchObject({
    traceId,
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('a collector that takes nothing is told of once, and delays nobody', async () => {
  refuses = true;
  const before = taken.length;
  for (let n = 0; n < 3; n += 1) {
    expect((await ask('/api/platform/status')).statusCode).toBe(200);
    await expect
      .poll(() => problems)
      .toEqual([expect.stringMatching(/^Traces are not taken: the collector answered \d+$/)]);
  }
  refuses = false;
  await ask('/api/platform/status');
  await expect.poll(() => taken.length).toBeGreaterThan(before);
  expect(problems).toHaveLength(1);
});
