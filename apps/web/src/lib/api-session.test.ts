import { refreshSession } from '@candor/contract/people/accounts';
import { listInterviews } from '@candor/contract/interviews/review';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from './api.ts';
import {
  clearSession,
  currentSession,
  type LoginData,
  onSessionChange,
  storeSession,
} from './session.ts';
import { api, emptyList, failure, ok, refused, serveApi, session } from './test-api-server.ts';

serveApi();

// The next file in this process finds what was there before.
afterAll(() => void vi.unstubAllGlobals());
describe('[SE-2] without a refresh token', () => {
  test.each([
    ['in the login', { ...session, refreshToken: '' }],
    ['of any kind in the login', { ...session, refreshToken: undefined }],
    ['but null in the login', { ...session, refreshToken: null }],
    ['and without a login', undefined],
  ])('%s, a 401 clears the login at once and leaves after 100 ms', async (_, stored) => {
    if (stored !== undefined) storeSession(stored as LoginData);
    expect(currentSession()?.token).toBe(stored?.token);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const told = vi.fn<() => void>();
    vi.stubGlobal('addEventListener', () => undefined);
    onSessionChange(told);
    api.answer = () => refused(401, 'token_expired');
    await failure(call(listInterviews, { query: {} }));
    expect(api.seen.map(({ path }) => path)).not.toContain(refreshSession.path);
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
    api.answer = (request) => {
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
    const expired = api.answer;
    api.answer = (request, body) => {
      // While the first request is on its way, the other tab stores the successor.
      if (request.headers.authorization === 'Bearer old')
        storeSession({ ...session, token: 'new' });
      return expired(request, body);
    };
    await call(listInterviews, { query: {} });
    expect(refreshes).toBe(0);
  });

  test('[SE-2] a refused refresh clears the login and leaves a message', async () => {
    api.answer = (request) =>
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

  test('[SE-2] refused again with the fresh token, the session is over', async () => {
    api.answer = (request) => {
      if (request.url !== refreshSession.path) return refused(401, 'not_signed_in');
      refreshes += 1;
      return ok({ token: `new-${refreshes}` });
    };
    const calls = Array.from({ length: 4 }, () => failure(call(listInterviews, { query: {} })));
    expect((await Promise.all(calls)).map(({ code }) => code)).toEqual(
      Array(4).fill('not_signed_in'),
    );
    expect(refreshes).toBe(1);
    expect(currentSession()).toBeUndefined();
    expect(localStorage.getItem('auth-token')).toBeNull();
    expect(localStorage.getItem('errorMessage')).toBe(
      'Your session has ended. Please sign in again.',
    );
  });

  test('[SE-2] another tab’s token that is stale too is refreshed', async () => {
    const expired = api.answer;
    api.answer = (request, body) => {
      if (request.headers.authorization === 'Bearer old')
        storeSession({ ...session, token: 'older' });
      return expired(request, body);
    };
    await expect(call(listInterviews, { query: {} })).resolves.toEqual(emptyList);
    expect(refreshes).toBe(1);
    expect(currentSession()?.token).toBe('new');
  });

  test('[SE-2] who has signed in meanwhile, in another tab, is not signed out', async () => {
    api.answer = (request) => {
      if (request.url === refreshSession.path) return ok({ token: 'new' });
      if (request.headers.authorization === 'Bearer new')
        storeSession({ ...session, token: 'of a new sign-in', refreshToken: 'another' });
      return refused(401, 'not_signed_in');
    };
    await failure(call(listInterviews, { query: {} }));
    expect(currentSession()?.token).toBe('of a new sign-in');
  });

  test('[SE-2] who signs in while a refresh is refused is not signed out', async () => {
    const another = { ...session, token: 'of a new sign-in', refreshToken: 'another' };
    api.answer = (request) => {
      if (request.url === refreshSession.path) storeSession(another);
      return refused(401, 'token_expired');
    };
    await failure(call(listInterviews, { query: {} }));
    expect(currentSession()?.token).toBe(another.token);
    expect(localStorage.getItem('errorMessage')).toBeNull();
  });

  test('[SE-2] who signs in while a request of nobody is refused is not signed out', async () => {
    clearSession();
    api.answer = () => {
      storeSession(session);
      return refused(401, 'not_signed_in');
    };
    await failure(call(listInterviews, { query: {} }));
    expect(currentSession()?.token).toBe(session.token);
    expect(localStorage.getItem('errorMessage')).toBeNull();
  });

  test('a refresh without an answer ends nothing', async () => {
    api.answer = (request) =>
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
