import { contract } from '@candor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fail } from './failure.ts';
import { createHttpServer, type HttpServer } from './http-server.ts';
import { openApiDocument } from './openapi.ts';
import { noProxies } from './trusted-proxies.ts';

let server: HttpServer;

beforeAll(async () => {
  server = await createHttpServer({ isHttps: false, trustProxy: noProxies, logLevel: 'silent' });
  server.get('/counted', { config: { rateLimit: { max: 1, timeWindow: '7 minutes' } } }, () => 'x');
  server.get('/told', () => {
    throw fail('too_many_requests', 'Later.', { retryAfterSeconds: 840.2 });
  });
  server.get('/untold', () => {
    throw fail('too_many_requests', 'Later.');
  });
  server.get('/other', () => {
    throw fail('not_found', 'No.');
  });
});

afterAll(() => server.close());

const answerOf = async (url: string) => {
  const { statusCode, headers } = await server.inject({ method: 'GET', url });
  return { statusCode, retryAfter: headers['retry-after'] };
};

test('every refusal of too many requests says after how many seconds to come back', async () => {
  await server.inject({ method: 'GET', url: '/counted' });
  expect(await answerOf('/counted')).toEqual({ statusCode: 429, retryAfter: '420' });
  expect(await answerOf('/told')).toEqual({ statusCode: 429, retryAfter: '841' });
  expect(await answerOf('/untold')).toEqual({ statusCode: 429, retryAfter: '60' });
  expect(await answerOf('/other')).toEqual({ statusCode: 404, retryAfter: undefined });
});

test('the OpenAPI document promises Retry-After with each 429 and 503', () => {
  type Responses = Record<string, { headers?: Record<string, object> }>;
  const { paths } = openApiDocument(contract, '1') as {
    paths: Record<string, Record<string, { responses: Responses }>>;
  };
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  expect(operations.length).toBeGreaterThan(20);
  for (const { responses } of operations) {
    expect(Object.keys(responses['429']?.headers ?? {})).toEqual(['Retry-After']);
    expect(Object.keys(responses['503']?.headers ?? {})).toEqual(['Retry-After']);
    expect(responses['404']?.headers).toBeUndefined();
  }
});
