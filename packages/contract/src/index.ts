import type { Endpoint } from './endpoint.ts';
import { hiring } from './hiring/index.ts';
import { interviews } from './interviews/index.ts';
import { operations } from './operations/index.ts';
import { people } from './people/index.ts';

export * from './endpoint.ts';

/** The whole API, house by house and feature by feature; the server must have a handler for each entry. */
export const contract = {
  ...people,
  ...hiring,
  ...interviews,
  ...operations,
} as const satisfies Record<string, Record<string, Endpoint>>;
