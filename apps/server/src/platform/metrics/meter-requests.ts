import type { Endpoint } from '@candor/contract';
import type { HttpServer } from '../http/http-server.ts';
import type { RequestMeter } from './request-meter.ts';

type Contract = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** An open stream ends when its page does: how long that took says nothing. */
export function meterRequests(app: HttpServer, contract: Contract, meter: RequestMeter): void {
  const names = new Map<unknown, string>();
  for (const [feature, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      if (endpoint.stream === undefined) names.set(endpoint, `${feature}.${name}`);
    }
  }
  app.addHook('onResponse', async (request, reply) => {
    const { endpoint } = request.routeOptions.config as { readonly endpoint?: unknown };
    const name = names.get(endpoint);
    if (name !== undefined) meter.note(name, reply.statusCode, reply.elapsedTime / 1000);
  });
}
