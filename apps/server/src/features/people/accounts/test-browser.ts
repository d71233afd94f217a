import type { TestApp } from '../../../test-app.ts';
import { password } from './test-people.ts';

type Reply = {
  status: number;
  body: { success: boolean; data?: Record<string, unknown>; errors?: { code: string }[] };
  text: string;
  setCookie: string | undefined;
  headers: Record<string, unknown>;
};

/** What a browser keeps: storage, which a thief may copy, and the cookie, which scripts cannot see. */
export function openBrowser({ app }: Pick<TestApp, 'app'>, { ip = '198.51.100.1' } = {}) {
  const kept = { token: '', handle: '', cookie: '', device: '', signUp: '', trust: '' };
  const cookies = () =>
    [kept.cookie, kept.device, kept.signUp, kept.trust]
      .filter((cookie) => cookie !== '')
      .join('; ');
  // oxlint-disable-next-line max-params -- as a request is written: POST, where, what
  const call = async (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Reply> => {
    const reply = await app.inject({
      method,
      url,
      remoteAddress: ip,
      headers: {
        ...(cookies() === '' ? {} : { cookie: cookies() }),
        ...(kept.token === '' ? {} : { authorization: `Bearer ${kept.token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    const setCookie = reply.headers['set-cookie']?.toString();
    const [signUp] = /(?:__Host-)?candor_sign_up=[^;]+/.exec(setCookie ?? '') ?? [];
    kept.signUp = signUp ?? kept.signUp;
    const [trust] = /(?:__Host-)?candor_trust=[^;]+/.exec(setCookie ?? '') ?? [];
    kept.trust = trust ?? kept.trust;
    const { body: text, headers: replied } = reply;
    return { status: reply.statusCode, body: reply.json(), text, setCookie, headers: replied };
  };
  return {
    kept,
    call,
    async signIn(email: string, given: { type?: string; password?: string } = {}) {
      const body = { email, password, type: 'company', ...given };
      const reply = await call('POST', '/api/accounts/sign-in', body);
      if (reply.status === 200) {
        kept.token = String(reply.body.data?.['token']);
        kept.handle = String(reply.body.data?.['refreshToken']);
        kept.cookie = reply.setCookie?.split(';')[0] ?? '';
        const [device] = /(?:__Host-)?candor_device=[^;]+/.exec(reply.setCookie ?? '') ?? [];
        kept.device = device ?? kept.device;
      }
      return reply;
    },
    /** Keeps what comes back unless told to lose the reply. */
    async refresh({ losesReply = false } = {}) {
      const reply = await call('POST', '/api/accounts/refresh', { refreshToken: kept.handle });
      if (reply.status === 200 && !losesReply) {
        kept.token = String(reply.body.data?.['token']);
        kept.cookie = reply.setCookie?.split(';')[0] ?? '';
      }
      return reply;
    },
    me: () => call('GET', '/api/accounts/me'),
    signOut: () => call('POST', '/api/accounts/sign-out'),
  };
}

export const codeOf = (reply: Reply) => reply.body.errors?.[0]?.code;
