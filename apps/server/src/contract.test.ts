import { everyEndpointErrors } from '@candor/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { replyWriter } from './platform/http/reply-writer.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { endpoints } from './test-scene.ts';

let service: TestApp;

beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

describe.each(endpoints)('%s', (_name, endpoint) => {
  test('is mounted with a handler', () => {
    const { method, path: url } = endpoint;
    expect(service.app.hasRoute({ method, url })).toBe(true);
  });

  test('says who may call it', () => {
    expect(['anyone', 'link', 'session', 'signed', 'company']).toContain(endpoint.access.kind);
    if (endpoint.access.kind === 'company') expect(endpoint.access.roles.length).toBeGreaterThan(0);
    if (endpoint.access.kind === 'link') {
      const tokenless = safeParse(endpoint.body as never, {
        ...bodyOf(endpoint),
        token: undefined,
      });
      expect(tokenless.success).toBe(false);
    }
  });

  test('declares failures by name, each with a status that fits, none twice', () => {
    for (const [code, status] of Object.entries(endpoint.errors)) {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(status).toBeGreaterThanOrEqual(400);
      // 503 is no fault of ours that a caller should report: something passes.
      expect(status < 500 || status === 503).toBe(true);
      expect(Object.keys(everyEndpointErrors)).not.toContain(code);
    }
  });

  test('has an example that its own schemas accept', () => {
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = endpoint[part];
      if (schema === undefined) expect(endpoint.example[part]).toBeUndefined();
      else expect(safeParse(schema, endpoint.example[part])).toMatchObject({ success: true });
    }
  });

  test('has a writer of its reply', () => {
    const reply = { success: true, statusCode: 200 };
    expect(JSON.parse(replyWriter(endpoint)({ ...reply, secret: 'no' }))).toEqual(reply);
  });

  test('says in a few words what it does, and names every part of its path', () => {
    expect(endpoint.summary.length).toBeGreaterThan(4);
    expect(endpoint.path).toMatch(/^\/api\//);
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys((endpoint.example.params as object | undefined) ?? {})).toEqual(names);
  });
});

const bodyOf = ({ example }: (typeof endpoints)[number][1]) => example.body as object;

test('no two endpoints share method and path', () => {
  const places = endpoints.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(places).size).toBe(places.length);
});

test('GET changes nothing, so it takes no body', () => {
  for (const [name, { method, body }] of endpoints) {
    expect([name, method === 'GET' && body !== undefined]).toEqual([name, false]);
  }
});

test('the OpenAPI document is valid and lists every endpoint', async () => {
  const reply = await service.app.inject({ method: 'GET', url: '/api/openapi.json' });
  const document = reply.json();
  const verdict = await new Validator().validate(document);
  expect(verdict.errors).toBeUndefined();
  expect(verdict.valid).toBe(true);
  for (const [, { method, path }] of endpoints) {
    const place = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')];
    expect(place).toHaveProperty(method.toLowerCase());
  }
});

test('the check of the document finds a broken one', async () => {
  const verdict = await new Validator().validate({
    openapi: '3.1.0',
    info: { title: 'x', version: '1' },
    paths: { '/a': { get: { responses: { 200: {} } } } },
  });
  expect(verdict.valid).toBe(false);
});
