import { contract, type Endpoint } from '@candor/contract';
import { packOf } from './payloads.ts';

type Path = readonly (string | number)[];
type Schema = NonNullable<Endpoint['body']>;

export const everyEndpoint = Object.entries(contract).flatMap(([feature, group]) =>
  Object.entries(group as Record<string, Endpoint>).map(
    ([name, endpoint]) => [`${feature}.${name}`, endpoint] as const,
  ),
);

const isValid = (schema: Schema, value: unknown): boolean => {
  const result = schema['~standard'].validate(value);
  return !(result instanceof Promise) && result.issues === undefined;
};

function textPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    textPaths(inner, [...path, isList ? Number(key) : key]),
  );
}

function withText<T>(value: T, path: Path, text: string): T {
  const copy = structuredClone(value);
  let place = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) place = place[key] as Record<string | number, unknown>;
  place[path.at(-1) ?? ''] = text;
  return copy;
}

const lengths = [10_000, 5000, 4000, 2000, 1000, 500, 300, 200, 150, 120, 80, 60, 40];
const before = ['', 'https://example.com/?'];

export type Poisoned = {
  readonly body: unknown;
  /** Fields that took payloads, by their path, and how many each took. */
  readonly fields: ReadonlyMap<string, number>;
};

let next = 0;

/**
 * The body with payloads in each field that the contract takes any text in. Fields in `keep` stay as they are, as do
 * those that take addresses, days or certain words only.
 */
export function poison(
  endpoint: Endpoint,
  body: unknown,
  { keep = [], longest = {}, isAllowed }: Settings = {},
): Poisoned {
  const fields = new Map<string, number>();
  let filled = body;
  const schema = endpoint.body;
  for (const path of textPaths(body)) {
    const name = path.join('.');
    if (schema === undefined || keep.some((each) => name.includes(each))) continue;
    for (const first of before) {
      const most = lengths.find(
        (length) =>
          length <= (longest[name] ?? Infinity) &&
          isValid(schema, withText(filled, path, `${first}${'<'.repeat(length - first.length)}`)),
      );
      if (most === undefined) continue;
      const { text, places } = packOf(
        next,
        most - first.length,
        (payload) => (first === '' || !/\s/.test(payload)) && (isAllowed?.(payload) ?? true),
      );
      const changed = withText(
        filled,
        path,
        `${first}${first === '' ? text : text.replaceAll(' ', '')}`,
      );
      if (places.length === 0 || !isValid(schema, changed)) continue;
      next += places.length;
      filled = changed;
      fields.set(name, places.length);
      break;
    }
  }
  return { body: filled, fields };
}

export type Settings = {
  readonly keep?: readonly string[];
  /** Of fields that a rule bounds more tightly than the contract. */
  readonly longest?: Readonly<Record<string, number>>;
  /** Mails know only some of the words in double braces. */
  readonly isAllowed?: (payload: string) => boolean;
};

/** Whether somebody can write free text through it, by the contract's own example. */
export const takesText = (endpoint: Endpoint): boolean => {
  const { body } = endpoint.example;
  return body !== undefined && poison(endpoint, body).fields.size > 0;
};
