import type { Endpoint, Input, Output } from '@candor/contract';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';

export type Ask = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Output<E>>;

/** Calls as a page does, without one; a refusal is an error with its words. */
export function callsOf(request: APIRequestContext): Ask {
  return async <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> => {
    const { params = {}, body } = input as { params?: Record<string, string>; body?: unknown };
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const asked = { method: endpoint.method, ...(body === undefined ? {} : { data: body }) };
    let response = await request.fetch(path, asked);
    // A busy machine may be asked for more than it can do at once, and says when to come again; pages do.
    for (let tries = 0; tries < 20 && isTooMuch(response); tries += 1) {
      await setTimeout(Number(response.headers()['retry-after']) * 1000);
      response = await request.fetch(path, asked);
    }
    const reply = (await response.json()) as { data: Output<E>; message?: string };
    if (!response.ok()) throw new Error(`${endpoint.path}: ${response.status()} ${reply.message}`);
    return reply.data;
  };
}

const isTooMuch = (response: APIResponse): boolean =>
  response.status() === 503 && response.headers()['retry-after'] !== undefined;
