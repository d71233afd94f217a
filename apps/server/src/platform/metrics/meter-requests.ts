import type { Endpoint } from '@candor/contract';
import type { FastifyRequest } from 'fastify';
import type { HttpServer } from '../http/http-server.ts';

type Contract = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

export type Answer = {
  /** Of its endpoint: feature and name in the contract. */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly request: FastifyRequest;
  readonly status: number;
  readonly milliseconds: number;
};

/** An open stream ends when its page does: how long that took says nothing. */
export function meterRequests(
  app: HttpServer,
  contract: Contract,
  hear: (answer: Answer) => void,
): void {
  const names = new Map<unknown, string>();
  for (const [feature, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      if (endpoint.stream === undefined) names.set(endpoint, `${feature}.${name}`);
    }
  }
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime: milliseconds }) => {
    const { endpoint } = request.routeOptions.config as { readonly endpoint?: Endpoint };
    const name = names.get(endpoint);
    if (name === undefined || endpoint === undefined) return;
    hear({ name, endpoint, request, status, milliseconds });
  });
}
