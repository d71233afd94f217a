import { contract } from '@candor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentSecurityPolicy } from './platform/http/security-headers.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let service: TestApp;

beforeAll(async () => {
  service = await createTestApp();
});

afterAll(() => service.close());

const answer = contract.attempts.saveAnswer;

test('a reply is an envelope whose statusCode is the HTTP status', async () => {
  const reply = await service.app.inject({ method: 'GET', url: '/api/health' });
  expect(reply.json()).toEqual({ success: true, statusCode: 200, data: { up: true } });
});

test('readiness says whether database and storage answer', async () => {
  const reply = await service.app.inject({ method: 'GET', url: '/api/ready' });
  expect(reply.json().data).toEqual({ database: true, storage: true });
});

test('an unknown link is refused before its body is judged', async () => {
  const payload = { token: `1.${'A'.repeat(43)}`, botInterviewQuestionID: 'x' };
  const reply = await service.app.inject({ method: 'POST', url: answer.path, payload });
  expect(reply.statusCode).toBe(401);
  expect(reply.json().errors).toEqual([{ code: 'token_expired', message: 'Token has expired' }]);
});

test('a field that is not valid is named by its path', async () => {
  const payload = { email: 5, password: 'x', type: 'nobody' };
  const reply = await service.app.inject({ method: 'POST', url: '/api/accounts/sign-in', payload });
  expect(reply.statusCode).toBe(422);
  const paths = reply.json().errors.map((problem: { path: string }) => problem.path);
  expect(paths).toEqual(['body.email', 'body.type']);
});

test.each([
  ['broken JSON', 'application/json', '{"email":', 400, 'malformed_request'],
  ['a poisoned prototype', 'application/json', '{"__proto__":{"a":1}}', 400, 'malformed_request'],
  ['plain text', 'text/plain', '{}', 415, 'unsupported_media_type'],
  ['a form', 'application/x-www-form-urlencoded', 'email=a', 415, 'unsupported_media_type'],
  [
    '70 kB',
    'application/json',
    JSON.stringify({ email: 'a'.repeat(70_000) }),
    413,
    'payload_too_large',
  ],
])('%s gets its own clear error', async (_what, type, payload, status, code) => {
  const reply = await service.app.inject({
    method: 'POST',
    url: '/api/accounts/sign-in',
    headers: { 'content-type': type },
    payload,
  });
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toMatchObject({ success: false, statusCode: status, errors: [{ code }] });
});

test('replies forbid sniffing, framing and referrers', async () => {
  const { headers } = await service.app.inject({ method: 'GET', url: '/api/health' });
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['cache-control']).toBe('no-store');
});

test('[E5] no page allows inline script, eval or a foreign origin', () => {
  for (const kind of ['app', 'room', 'call', 'docs'] as const) {
    const policy = contentSecurityPolicy(kind, 'n0nce', { storage: null, media: [] });
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
    expect(policy).toContain("object-src 'none'; base-uri 'none'; frame-ancestors 'none'");
    expect(policy.includes("'wasm-unsafe-eval'")).toBe(kind === 'room');
  }
});

test('only the page of a call may speak to what carries its media, and only where that is set', () => {
  const origins = { storage: null, media: ['wss://media.example', 'https://media.example'] };
  expect(contentSecurityPolicy('call', 'n0nce', origins)).toContain(
    "connect-src 'self' wss://media.example https://media.example;",
  );
  for (const kind of ['app', 'room', 'docs'] as const) {
    expect(contentSecurityPolicy(kind, 'n0nce', origins)).not.toContain('media.example');
  }
});

test('the API documents itself without inline script', async () => {
  const page = await service.app.inject({ method: 'GET', url: '/api/docs' });
  expect(page.body).not.toMatch(/<script>|style=/);
  const document = await service.app.inject({ method: 'GET', url: '/api/openapi.json' });
  expect(Object.keys(document.json().paths)).toContain('/api/interviews/{interviewScheduleID}');
  const bundle = await service.app.inject({ method: 'GET', url: '/api/docs/ui/swagger-ui.css' });
  expect(bundle.statusCode).toBe(200);
});

test('the page of the API is read in colours of 4.5:1, each method white on its own', async () => {
  const page = await service.app.inject({ method: 'GET', url: '/api/docs' });
  // After the package's, which it corrects.
  expect(page.body).toMatch(/swagger-ui\.css[^]*href="\/api\/docs\/contrast\.css"/);
  const { body } = await service.app.inject({ method: 'GET', url: '/api/docs/contrast.css' });
  const grounds = [...body.matchAll(/-(post|get|put|patch|delete) .*background: #(\w{6})/g)];
  expect(grounds.map(([, method]) => method)).toEqual(['post', 'get', 'put', 'patch', 'delete']);
  for (const [, , colour = ''] of grounds) {
    const [red = 1, green = 1, blue = 1] = [0, 2, 4]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    expect(1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)).toBeGreaterThan(4.5);
  }
});
