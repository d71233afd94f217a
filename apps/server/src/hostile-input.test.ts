import { type Endpoint, everyEndpointErrors } from '@candor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';
import { hostileRequests, mutate, randomOf } from './test-mutations.ts';
import { createScene, endpoints, nextAddress, requestOf, type Scene, urlOf } from './test-scene.ts';

const seed = Number(process.env['HOSTILE_SEED'] ?? 20261121);

let service: TestApp;
let scene: Scene;

/** Real ids in place of the examples', so that a request that is right but for one field goes all the way. */
let known: Record<string, unknown> = {};

beforeAll(async () => {
  service = await createTestApp();
  scene = await createScene(service);
  const terms = await service.owner.query(
    "select id::int from terms where type = 'Bot' order by version desc limit 1",
  );
  known = { termsID: terms.rows[0].id };
  const { skillGroups } = await call('attempts.getBotQuestions');
  const [question] = skillGroups[0].questions;
  const { botInterviewQuestionID, answerAID: choice } = question;
  const { uploadId, key } = await call('recordings.initiateUpload');
  known = { ...known, botInterviewQuestionID, choice, uploadId, key };
});
afterAll(() => service.close());

function goodRequest(endpoint: Endpoint) {
  const request = requestOf(endpoint, scene);
  for (const name of Object.keys(request.body ?? {})) {
    if (request.body !== undefined && name in known) request.body[name] = known[name];
  }
  return request;
}

async function call(wanted: string) {
  const endpoint = endpoints.find(([name]) => name === wanted)?.[1] as Endpoint;
  const { body: payload } = goodRequest(endpoint);
  const { method, path: url } = endpoint;
  const reply = await service.app.inject({ method, url, ...(payload ? { payload } : {}) });
  expect([wanted, reply.json().errors]).toEqual([wanted, undefined]);
  return reply.json().data;
}

/** What is wrong with a reply, or null: any status below 500, in the envelope or the stream, with a declared code. */
function flawOf(endpoint: Endpoint, status: number, text: string): string | null {
  if (endpoint.stream && status === 200) {
    return /^(id: \d+\ndata: \{.+\}\n\n)+$/.test(text) ? null : 'is no stream of events';
  }
  let body: { success?: unknown; statusCode?: unknown; errors?: { code: string }[] };
  try {
    body = JSON.parse(text);
  } catch {
    return 'is not JSON';
  }
  if (status >= 500) return `is a ${status}`;
  if (body.statusCode !== status) return 'has another statusCode than the HTTP status';
  if (body.success !== (status === 200)) return 'says success and failure at once';
  if (status === 200) return null;
  const code = body.errors?.[0]?.code ?? '';
  const declared: Record<string, number> = { ...everyEndpointErrors, ...endpoint.errors };
  return declared[code] === status ? null : `has the undeclared code '${code}'`;
}

// The interview must still be open while the others are tried, and the session alive.
const last = ['attempts.submitBotInterview', 'accounts.signOut'];
const inOrder = endpoints.toSorted(
  ([a], [b]) => Number(last.includes(a)) - Number(last.includes(b)),
);

/** Without path, query or body there is little but headers to get wrong. */
const requestsTo = ({ params, query, body }: Endpoint) =>
  params === undefined && query === undefined && body === undefined
    ? Math.min(hostileRequests, 15)
    : hostileRequests;

test.each(inOrder)(
  `[E1] ${hostileRequests} hostile requests to %s get an envelope each, and no 5xx`,
  async (_name, endpoint) => {
    const random = randomOf(seed);
    const { authorization } = await scene.signInAsAdmin();
    const base = {
      ...goodRequest(endpoint),
      headers: { authorization },
      url: (given: Parameters<typeof urlOf>[1]) => urlOf(endpoint, given),
    };
    const flaws: string[] = [];
    for (let i = 0; i < requestsTo(endpoint); i += 1) {
      const { url, headers, payload } = mutate(base, random);
      const reply = await service.app.inject({
        method: endpoint.method,
        url,
        headers,
        remoteAddress: nextAddress(),
        ...(payload === undefined ? {} : { payload }),
      });
      const flaw = flawOf(endpoint, reply.statusCode, reply.body);
      if (flaw !== null) {
        flaws.push(`${flaw}: ${url.slice(0, 200)} ${JSON.stringify(payload)?.slice(0, 400)}`);
      }
    }
    expect(flaws.slice(0, 5)).toEqual([]);
    expect(Object.prototype).not.toHaveProperty('isAdmin');
  },
  120_000,
);

test('[E1] the server still answers', async () => {
  const reply = await service.app.inject({ method: 'GET', url: '/api/ready' });
  expect(reply.json().data).toEqual({ database: true, storage: true });
});
