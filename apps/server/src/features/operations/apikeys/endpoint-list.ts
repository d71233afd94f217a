import { contract, type Endpoint, everyEndpointErrors, type Output } from '@candor/contract';
import * as z from 'zod/mini';

type Described = Output<typeof contract.apikeys.listKeyEndpoints>['endpoints'][number];
type Schema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
};

/** Every endpoint that says that keys may call it, as the contract has it. */
export function describeEndpoints(baseUrl: string): Described[] {
  return Object.values(contract).flatMap((group) =>
    Object.entries(group as Readonly<Record<string, Endpoint>>).flatMap(([name, endpoint]) =>
      describe(name, endpoint, baseUrl),
    ),
  );
}

function describe(name: string, endpoint: Endpoint, baseUrl: string): Described[] {
  const { access, method, path, summary, output, errors } = endpoint;
  if (access.kind !== 'company' || access.key === undefined) return [];
  const reply = z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' }) as Schema;
  return [
    {
      ...{ name, scope: access.key, method, path, summary },
      request: requestTo(endpoint, baseUrl),
      reply: JSON.stringify(outlineOf(reply), null, 2),
      errors: Object.entries({ ...keyErrors, ...errors }).map(([code, status]) => ({
        code,
        status,
      })),
    },
  ];
}

const { not_signed_in, not_allowed, not_found, too_many_requests, validation_failed } =
  everyEndpointErrors;
const keyErrors = { not_signed_in, not_allowed, not_found, too_many_requests, validation_failed };

function requestTo({ method, path, example }: Endpoint, baseUrl: string): string {
  const { params, query, body } = example as {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: unknown;
  };
  const place = path.replaceAll(/:(\w+)/g, (_, name: string) => params?.[name] ?? '1');
  const search = new URLSearchParams(query).toString();
  const url = new URL(search === '' ? place : `${place}?${search}`, baseUrl).href;
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${url}'`,
    '-H "Authorization: Bearer $CANDOR_KEY"',
  ];
  if (body !== undefined) {
    lines.push("-H 'Content-Type: application/json'", `-d '${JSON.stringify(body)}'`);
  }
  return lines.join(' \\\n  ');
}

/** A value that shows the shape: kinds in place of values, one item of each list. */
function outlineOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum.join(' | ');
  if (schema.anyOf !== undefined) {
    const kinds = schema.anyOf.map(outlineOf);
    const known = kinds.filter((kind) => kind !== 'null');
    const [first] = known;
    if (known.length < kinds.length && typeof first === 'string') return `${first} | null`;
    return first ?? null;
  }
  if (schema.properties !== undefined) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, inner]) => [name, outlineOf(inner)]),
    );
  }
  if (schema.type === 'array') return [outlineOf(schema.items ?? {})];
  return schema.format === 'date-time' ? 'instant' : (schema.type ?? 'any');
}
