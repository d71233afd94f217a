import { QueryClient } from '@tanstack/react-query';
import { streamChanges } from '@candor/contract/operations/changes';
import { signIn } from '@candor/contract/people/accounts';
import { getInterviewReport, listInterviews } from '@candor/contract/interviews/review';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { call, openStream } from './api.ts';
import { noteStep } from './last-step.ts';
import { read } from './server-state.ts';
import { notedErrors } from './error-list.ts';
import { storeSession } from './session.ts';
import {
  api,
  emptyList,
  failure,
  ok,
  type Reply,
  refused,
  serveApi,
  session,
} from './test-api-server.ts';

serveApi();

// The next file in this process finds what was there before.
afterAll(() => void vi.unstubAllGlobals());
describe('a request', () => {
  test('fills the path, keeps given query values, and resolves with the data', async () => {
    api.answer = () => ok(emptyList);
    await expect(
      call(listInterviews, { query: { search: 'C++ & C', page: '2' } }),
    ).resolves.toEqual(emptyList);
    expect(api.seen[0]?.path).toBe('/api/interviews?search=C%2B%2B+%26+C&page=2');
  });

  test('a parameter cannot leave its place in the path', async () => {
    api.answer = () => refused(404, 'not_found');
    await failure(call(getInterviewReport, { params: { interviewScheduleID: '../accounts/me' } }));
    expect(api.seen[0]?.path).toBe('/api/interviews/..%2Faccounts%2Fme');
  });

  test('[SE-1] carries the bearer token where a session is asked for, and nowhere else', async () => {
    storeSession(session);
    api.answer = () => ok(emptyList);
    await call(listInterviews, { query: {} });
    await call(signIn, { body: { email: 'a@example.com', password: 'x', type: 'company' } });
    expect(api.seen.map(({ authorization }) => authorization)).toEqual(['Bearer old', undefined]);
  });

  test('an abort is not an error of the server', async () => {
    const abort = new AbortController();
    abort.abort();
    await expect(call(listInterviews, { query: {} }, { signal: abort.signal })).rejects.toThrow(
      /abort/i,
    );
  });
});

describe('a failure', () => {
  const signingIn = () =>
    call(signIn, { body: { email: 'a@example.com', password: 'x', type: 'company' } });

  test('has the code that the contract declares, and its message', async () => {
    api.answer = () => refused(401, 'wrong_credentials', 'Not right.');
    const error = await failure(signingIn());
    expect(error).toMatchObject({
      code: 'wrong_credentials',
      statusCode: 401,
      message: 'Not right.',
    });
  });

  test('names the fields that were refused', async () => {
    const problem = { code: 'validation_failed', message: 'Too long', path: 'body.email' };
    api.answer = () => ({
      status: 422,
      body: { success: false, statusCode: 422, message: 'Invalid details', errors: [problem] },
    });
    const error = await failure(signingIn());
    expect(error.code).toBe('validation_failed');
    expect(error.fields).toEqual([problem]);
  });

  test('says when to come back', async () => {
    api.answer = () => ({ ...refused(429, 'too_many_requests'), headers: { 'retry-after': '30' } });
    expect((await failure(signingIn())).retryAfterSeconds).toBe(30);
  });

  test.each<[string, Reply]>([
    ['a code that nobody declared', refused(409, 'made_up')],
    ['a proxy’s page', { status: 502, body: '<html>Bad gateway</html>' }],
    ['a success that is none', { status: 200, body: 'null' }],
    ['an object’s own word', refused(400, 'constructor')],
  ])('%s is an internal error with the id of the request', async (_, reply) => {
    api.answer = () => ({ ...reply, headers: { 'x-request-id': 'req-7' } });
    const error = await failure(signingIn());
    expect(error.code).toBe('internal_error');
    expect(error.requestId).toBe('req-7');
    expect(error.message).toContain('req-7');
  });

  test('without any answer is unreachable, and may pass', async () => {
    api.answer = () => 'hang up';
    const error = await failure(signingIn());
    expect(error).toMatchObject({ code: 'unreachable', statusCode: 0, mayPass: true });
  });

  test('that says to wait may pass, and is not repeated by the program', async () => {
    api.answer = () => refused(429, 'too_many_requests');
    const error = await failure(signingIn());
    expect(error).toMatchObject({ mayPass: true, isWorthRepeating: false });
  });

  test('[SH-7] [SE-3] is kept in the global error list without ids or secrets', async () => {
    api.answer = () => refused(404, 'not_found');
    await failure(call(getInterviewReport, { params: { interviewScheduleID: '4711' } }));
    expect(notedErrors()).toMatchObject([
      { path: '/api/interviews/:interviewScheduleID', code: 'not_found', message: 'not_found' },
    ]);
    const state = localStorage.getItem('candor-state') ?? '';
    expect(JSON.parse(state).errorMessage).toBe('not_found');
    expect(state).not.toContain('4711');
  });
});

test('[MN-1] a server in maintenance leads any page to the image', async () => {
  const assign = vi.fn<(path: string) => void>();
  vi.stubGlobal('location', { origin: location.origin, assign });
  api.answer = () => refused(503, 'in_maintenance');
  await failure(call(listInterviews, { query: {} }));
  expect(assign.mock.calls).toEqual([['/maintenance']]);
});

test('[MN-1] what a page shows and reads again by itself takes nobody away; what it shows next does', async () => {
  const assign = vi.fn<(path: string) => void>();
  vi.stubGlobal('location', { origin: location.origin, assign });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  api.answer = () => ok(emptyList);
  const list = read(listInterviews, { query: {} });
  await client.fetchQuery(list);
  api.answer = () => refused(503, 'in_maintenance');
  await failure(client.fetchQuery(list));
  expect(client.getQueryData(list.queryKey)).toEqual(emptyList);
  expect(assign.mock.calls).toEqual([]);
  await failure(client.fetchQuery(read(listInterviews, { query: { page: '2' } })));
  expect(assign.mock.calls).toEqual([['/maintenance']]);
});

test('[MN-1] who goes to a page that was read before is led to the image', async () => {
  const assign = vi.fn<(path: string) => void>();
  vi.stubGlobal('location', { origin: location.origin, assign });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const list = read(listInterviews, { query: {} });
  client.setQueryData(
    list.queryKey,
    { ...emptyList, jobs: [] },
    { updatedAt: Date.now() - 60_000 },
  );
  noteStep();
  api.answer = () => refused(503, 'in_maintenance');
  await failure(client.fetchQuery(list));
  expect(assign.mock.calls).toEqual([['/maintenance']]);
});

test('[MN-1] a line that opens by itself in maintenance takes nobody away from what they write', async () => {
  const assign = vi.fn<(path: string) => void>();
  vi.stubGlobal('location', { origin: location.origin, assign });
  api.answer = () => refused(503, 'in_maintenance');
  const { signal } = new AbortController();
  const error = await failure(openStream(streamChanges, { query: {} }, { signal }));
  expect(error).toMatchObject({ code: 'in_maintenance' });
  expect(assign.mock.calls).toEqual([]);
});
