import type { Endpoint } from '@candor/contract';
import { packOf } from './payloads.ts';
import { everyEndpoint } from './poison.ts';

type Schema = Endpoint['output'];
type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly options?: readonly Schema[];
  readonly checks?: readonly unknown[];
  readonly format?: string;
};

/** Every payload at once. */
const all = packOf(0, Infinity).text;

/** Made by the server, never by a person: addresses, secrets, and what a page compares. */
const isNoWording = (name: string): boolean =>
  /(url|path|token|secret|key|guid|type|mime|version|cursor|timezone|color|planid|html|csv|logo|country|request|method|id)$/i.test(
    name,
  );

const routes = everyEndpoint.map(([name, { method, path, output }]) => ({
  ...{ name, method, output },
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** The reply with every payload in each text that its endpoint declares; a refusal with them in what it says. */
export function rewritten(
  request: { readonly method: string; readonly url: string },
  text: string,
  served: Set<string>,
): string {
  const { pathname } = new URL(request.url);
  const found = routes.filter(
    ({ method, pattern }) => method === request.method && pattern.test(pathname),
  );
  // A path with words in it comes before one with a number in their place.
  const route = found.toSorted((a, b) => b.pattern.source.length - a.pattern.source.length)[0];
  if (route === undefined || route.name.startsWith('accounts.')) return text;
  try {
    const reply = JSON.parse(text) as { data?: unknown; message?: string };
    if (reply.data === undefined) return JSON.stringify({ ...reply, message: all });
    const note = (path: string) => void served.add(`${route.name} ${path}`);
    return JSON.stringify({ ...reply, data: fill(route.output, reply.data, { path: '', note }) });
  } catch {
    return text;
  }
}

type Place = { readonly path: string; readonly note: (path: string) => void };

const defOf = (schema: Schema): Def => (schema as unknown as { _zod: { def: Def } })._zod.def;

function fill(schema: Schema, value: unknown, place: Place): unknown {
  const def = defOf(schema);
  if (value === null || value === undefined) return value;
  if (def.innerType !== undefined) return fill(def.innerType, value, place);
  if (def.type === 'array' && def.element !== undefined && Array.isArray(value)) {
    const { element } = def;
    return value.map((each) => fill(element, each, { ...place, path: `${place.path}[]` }));
  }
  if (def.type === 'object' && def.shape !== undefined) return fillObject(def.shape, value, place);
  if (def.type !== 'string' || typeof value !== 'string' || isTyped(def)) return value;
  const name = place.path.replaceAll('[]', '').split('.').at(-1) ?? '';
  if (isNoWording(name) || value === '') return value;
  place.note(place.path);
  return all;
}

function fillObject(
  shape: Readonly<Record<string, Schema>>,
  value: unknown,
  { path, note }: Place,
): unknown {
  return Object.fromEntries(
    Object.entries(value as object).map(([name, inner]) => {
      const schema = shape[name];
      const place = { path: path === '' ? name : `${path}.${name}`, note };
      return [name, schema === undefined ? inner : fill(schema, inner, place)];
    }),
  );
}

/** An address, a day, an instant: no text of a person. */
const isTyped = (def: Def): boolean =>
  def.format !== undefined ||
  (def.checks ?? []).some((check) =>
    ['string_format'].includes(
      (check as { _zod?: { def?: { check?: string } } })._zod?.def?.check ?? '',
    ),
  );
