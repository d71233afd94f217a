import type { UserType } from '@candor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { hostileRequests, mutate, randomOf } from '../../../test-mutations.ts';
import { endpoints, nextAddress, urlOf } from '../../../test-scene.ts';
import { employment, enter, type Entered, person, skill } from './test-register.ts';

/** The common test sends as a company's admin, who is turned away here: these go all the way in. */
const types = ['CANDIDATE', 'EXTERNAL_INTERVIEWER', 'SUPER_ADMIN'] as const;

let service: TestApp;
const callers = new Map<UserType, Entered>();

beforeAll(async () => {
  service = await createTestApp();
  for (const type of types) callers.set(type, await enter(service, type));
  const send = callers.get('EXTERNAL_INTERVIEWER')?.send;
  await send?.('PUT', '/api/interviewers/registration/person', { ...person, headline: 'x' });
  await send?.('PUT', '/api/interviewers/registration/employment', {
    employments: [employment],
    skills: [skill],
    languages: [{ name: 'Dutch', level: 'Native' }],
  });
});
afterAll(() => service.close());

describe.each(types)('%s', (type) => {
  const own = endpoints.filter(
    ([, { access }]) => access.kind === 'session' && access.userTypes?.includes(type),
  );

  test.each(own)(
    `[E1] ${hostileRequests} hostile requests to %s, and no 5xx`,
    async (_name, endpoint) => {
      const random = randomOf(20_261_121);
      const authorization = `Bearer ${callers.get(type)?.browser.kept.token}`;
      const {
        params = {},
        query = {},
        body,
      } = structuredClone(endpoint.example) as {
        params?: Record<string, string>;
        query?: Record<string, string>;
        body?: Record<string, unknown>;
      };
      const base = {
        params,
        query,
        body,
        headers: { authorization },
        url: (given: Parameters<typeof urlOf>[1]) => urlOf(endpoint, given),
      };
      const flaws: string[] = [];
      for (let n = 0; n < hostileRequests; n += 1) {
        const { url, headers, payload } = mutate(base, random);
        const reply = await service.app.inject({
          method: endpoint.method,
          url,
          headers,
          remoteAddress: nextAddress(),
          ...(payload === undefined ? {} : { payload }),
        });
        if (reply.statusCode >= 500) {
          const said = reply.body.slice(0, 200);
          flaws.push(`${said}: ${url} ${JSON.stringify(payload)?.slice(0, 400)}`);
        }
      }
      expect([flaws.slice(0, 5), service.problems.map(String)]).toEqual([[], []]);
    },
  );
});
