import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import type { LoginData } from './session.ts';

/** A browser's storage; Node has none by default. */
export class TabStorage {
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
  get length(): number {
    return this.values.size;
  }
  key(index: number): string | null {
    return [...this.values.keys()][index] ?? null;
  }
}

export type Reply = { status: number; body: unknown; headers?: Record<string, string> };
type Answer = (request: IncomingMessage, body: string) => Reply | 'hang up';

type Seen = { path: string; authorization: string | undefined; body: string };

/** What the server answers, and what it was asked in this test. */
export const api: { answer: Answer; seen: Seen[] } = {
  answer: () => ({ status: 500, body: {} }),
  seen: [],
};

export const ok = (data: unknown): Reply => ({
  status: 200,
  body: { success: true, statusCode: 200, data },
});
export const refused = (status: number, code: string, message = code): Reply => ({
  status,
  body: { success: false, statusCode: status, message, errors: [{ code, message }] },
});

export const session: LoginData = {
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
  isPaymentDoneForIDVerification: false,
  userProfileID: 1,
  companyID: 1,
  companyName: 'Northwind',
  hasCompanyProfile: true,
  isPaymentDone: true,
  isNewCompanyAdmin: false,
  hasBilling: true,
};
export const emptyList = { interviews: [], total: 0, pageSize: 25 };

/** A real server for the tests of a file, and a browser's globals for each. */
export function serveApi(): void {
  let server: Server;

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        api.seen.push({
          path: request.url ?? '',
          authorization: request.headers.authorization,
          body,
        });
        const reply = api.answer(request, body);
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
    api.seen = [];
    vi.stubGlobal('localStorage', new TabStorage());
    vi.stubGlobal('sessionStorage', new TabStorage());
    vi.spyOn(console, 'warn').mockReturnValue();
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });
}

/** The error of a call that must fail. */
export async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => new Error('It succeeded'),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw error;
}
