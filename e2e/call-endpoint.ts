import type { Endpoint, Input, Output } from '@candor/contract';
import type { APIRequestContext } from '@playwright/test';

export type Ask = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Output<E>>;

/** Calls as a page does, without one; a refusal is an error with its words. */
export function callsOf(request: APIRequestContext): Ask {
  return async <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> => {
    const { params = {}, body } = input as { params?: Record<string, string>; body?: unknown };
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const response = await request.fetch(path, {
      method: endpoint.method,
      ...(body === undefined ? {} : { data: body }),
    });
    const reply = (await response.json()) as { data: Output<E>; message?: string };
    if (!response.ok()) throw new Error(`${endpoint.path}: ${response.status()} ${reply.message}`);
    return reply.data;
  };
}
