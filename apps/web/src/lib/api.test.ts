import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refreshSession, signIn } from '@candor/contract/accounts';
import { getInterviewReport, listInterviews } from '@candor/contract/interviews';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from './api.ts';
import { ApiError } from './api-error.ts';
import { notedErrors } from './error-list.ts';
import { currentSession, type LoginData, onSessionChange, storeSession } from './session.ts';

/** A browser's storage; Node has none by default. */
class TabStorage {
  readonly values = new Map<string, string>();
  getItem(key: string): string | null {
    return this.values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.values.set(key, value);
  }
  removeItem(key: string): void {
    this.values.delete(key);
  }
}

type Reply = { status: number; body: unknown; headers?: Record<string, string> };
type Answer = (request: IncomingMessage, body: string) => Reply | 'hang up';

let server: Server;
let answer: Answer = () => ({ status: 500, body: {} });
let seen: { path: string; authorization: string | undefined; body: string }[] = [];

const ok = (data: unknown): Reply => ({
  status: 200,
  body: { success: true, statusCode: 200, data },
});
const refused = (status: number, code: string, message = code): Reply => ({
  status,
  body: { success: false, statusCode: status, message, errors: [{ code, message }] },
});

const session: LoginData = {
  token: 'old',
  refreshToken: 'handle',
  userType: ['COMPANY_ADMIN'],
  user: { userID: 1 },
  email: 'ada@example.com',
  userDetail: { userID: 1, firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
  userEmployments: [],
  educations: [],
  isEmailConfirmed: true,
  isTemporaryPassword: false,
  isKYC: false,
  userProfileID: 1,
  companyID: 1,
  companyName: 'Northwind',
  hasCompanyProfile: true,
  isPaymentDone: true,
  isNewCompanyAdmin: false,
};
const emptyList = { interviews: [], total: 0, pageSize: 25 };

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({
        path: request.url ?? '',
        authorization: request.headers.authorization,
        body,
      });
      const reply = answer(request, body);
      if (reply === 'hang up') return request.socket.destroy();
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
      response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${port}` });
});

afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

beforeEach(() => {
  seen = [];
  vi.stubGlobal('localStorage', new TabStorage());
  vi.stubGlobal('sessionStorage', new TabStorage());
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => new Error('It succeeded'),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw error;
}

describe('a request', () => {
  test('fills the path, keeps given query values, and resolves with the data', async () => {
    answer = () => ok(emptyList);
    await expect(
      call(listInterviews, { query: { search: 'C++ & C', page: '2' } }),
    ).resolves.toEqual(emptyList);
    expect(seen[0]?.path).toBe('/api/interviews?search=C%2B%2B+%26+C&page=2');
  });

  test('a parameter cannot leave its place in the path', async () => {
    answer = () => refused(404, 'not_found');
    await failure(call(getInterviewReport, { params: { interviewScheduleID: '../accounts/me' } }));
    expect(seen[0]?.path).toBe('/api/interviews/..%2Faccounts%2Fme');
  });

  test('[SE-1] carries the bearer token where a session is asked for, and nowhere else', async () => {
    storeSession(session);
    answer = () => ok(emptyList);
    await call(listInterviews, { query: {} });
    await call(signIn, { body: { email: 'a@example.com', password: 'x', type: 'company' } });
    expect(seen.map(({ authorization }) => authorization)).toEqual(['Bearer old', undefined]);
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
    answer = () => refused(401, 'wrong_credentials', 'Not right.');
    const error = await failure(signingIn());
    expect(error).toMatchObject({
      code: 'wrong_credentials',
      statusCode: 401,
      message: 'Not right.',
    });
  });

  test('names the fields that were refused', async () => {
    const problem = { code: 'validation_failed', message: 'Too long', path: 'body.email' };
    answer = () => ({
      status: 422,
      body: { success: false, statusCode: 422, message: 'Invalid details', errors: [problem] },
    });
    const error = await failure(signingIn());
    expect(error.code).toBe('validation_failed');
    expect(error.fields).toEqual([problem]);
  });

  test('says when to come back', async () => {
    answer = () => ({ ...refused(429, 'too_many_requests'), headers: { 'retry-after': '30' } });
    expect((await failure(signingIn())).retryAfterSeconds).toBe(30);
  });

  test.each<[string, Reply]>([
    ['a code that nobody declared', refused(409, 'made_up')],
    ['a proxy’s page', { status: 502, body: '<html>Bad gateway</html>' }],
    ['a success that is none', { status: 200, body: 'null' }],
    ['an object’s own word', refused(400, 'constructor')],
  ])('%s is an internal error with the id of the request', async (_, reply) => {
    answer = () => ({ ...reply, headers: { 'x-request-id': 'req-7' } });
    const error = await failure(signingIn());
    expect(error.code).toBe('internal_error');
    expect(error.requestId).toBe('req-7');
    expect(error.message).toContain('req-7');
  });

  test('without any answer is unreachable, and may pass', async () => {
    answer = () => 'hang up';
    const error = await failure(signingIn());
    expect(error).toMatchObject({ code: 'unreachable', statusCode: 0, mayPass: true });
  });

  test('[SH-7] [SE-3] is kept in the global error list without ids or secrets', async () => {
    answer = () => refused(404, 'not_found');
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
  answer = () => refused(503, 'in_maintenance');
  await failure(call(listInterviews, { query: {} }));
  expect(assign.mock.calls).toEqual([['/maintenance']]);
});

describe('[SE-2] without a refresh token', () => {
  test.each([
    ['in the login', { ...session, refreshToken: '' }],
    ['and without a login', undefined],
  ])('%s, a 401 clears the login at once and leaves after 100 ms', async (_, stored) => {
    if (stored !== undefined) storeSession(stored);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const told = vi.fn<() => void>();
    vi.stubGlobal('addEventListener', () => undefined);
    onSessionChange(told);
    answer = () => refused(401, 'token_expired');
    await failure(call(listInterviews, { query: {} }));
    expect(seen.map(({ path }) => path)).not.toContain(refreshSession.path);
    expect(localStorage.getItem('loginData')).toBeNull();
    expect(localStorage.getItem('auth-token')).toBeNull();
    vi.advanceTimersByTime(99);
    expect(told).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(told).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe('an access token that has run out', () => {
  let refreshes = 0;

  beforeEach(() => {
    refreshes = 0;
    storeSession(session);
    answer = (request) => {
      if (request.url === refreshSession.path) {
        refreshes += 1;
        return ok({ token: 'new' });
      }
      return request.headers.authorization === 'Bearer new'
        ? ok(emptyList)
        : refused(401, 'token_expired');
    };
  });

  test('[SE-2] is refreshed once for all that wait, and each is sent again', async () => {
    const calls = Array.from({ length: 8 }, () => call(listInterviews, { query: {} }));
    await expect(Promise.all(calls)).resolves.toHaveLength(8);
    expect(refreshes).toBe(1);
    expect(currentSession()?.token).toBe('new');
    expect(localStorage.getItem('auth-token')).toBe('new');
  });

  test('[SE-2] is not refreshed when another tab has done so', async () => {
    const expired = answer;
    answer = (request, body) => {
      // While the first request is on its way, the other tab stores the successor.
      if (request.headers.authorization === 'Bearer old')
        storeSession({ ...session, token: 'new' });
      return expired(request, body);
    };
    await call(listInterviews, { query: {} });
    expect(refreshes).toBe(0);
  });

  test('[SE-2] a refused refresh clears the login and leaves a message', async () => {
    answer = (request) =>
      request.url === refreshSession.path
        ? refused(401, 'session_ended')
        : refused(401, 'token_expired');
    await failure(call(listInterviews, { query: {} }));
    expect(currentSession()).toBeUndefined();
    expect(localStorage.getItem('loginData')).toBeNull();
    expect(localStorage.getItem('auth-token')).toBeNull();
    expect(localStorage.getItem('errorMessage')).toBe(
      'Your session has ended. Please sign in again.',
    );
  });

  test('a refresh without an answer ends nothing', async () => {
    answer = (request) =>
      request.url === refreshSession.path ? 'hang up' : refused(401, 'token_expired');
    const error = await failure(call(listInterviews, { query: {} }));
    expect(error.code).toBe('unreachable');
    expect(currentSession()?.token).toBe('old');
  });

  test('what others wrote into the storage is no session', () => {
    for (const text of ['', 'null', '{}', '[]', '{"token":1}', '{"token":"a","userType":"x"}']) {
      localStorage.setItem('loginData', text);
      expect(currentSession()).toBeUndefined();
    }
  });
});
