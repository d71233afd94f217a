/** To each endpoint: so many at each push; a thousand each night, which takes one core some ten minutes (CONTRIBUTING). */
export const hostileRequests = Number(process.env['HOSTILE_REQUESTS'] ?? 25);
/** A request as it goes over the wire; `payload` may be anything, JSON or not. */
export type Wire = {
  readonly url: string;
  readonly payload?: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** A value that JSON cannot spell with JSON.stringify, put in place of a marker afterwards. */
const spelled: Readonly<Record<string, string>> = {
  '@@1e400': '1e400',
  '@@-0': '-0',
  '@@long': '9'.repeat(400),
  '@@fraction': '0.1e-300',
  '@@deep': `${'['.repeat(5000)}${']'.repeat(5000)}`,
  '@@proto': '{"__proto__":{"isAdmin":true}}',
  '@@constructor': '{"constructor":{"prototype":{"isAdmin":true}}}',
  '@@twice': '1,"x":2',
  '@@nul': '"\\u0000"',
  '@@surrogate': '"\\ud800"',
};

const hostileValues: readonly unknown[] = [
  ...Object.keys(spelled),
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  8.64e15,
  8.64e15 + 1,
  '',
  ' ',
  '0',
  'null',
  'undefined',
  '1; drop table accounts',
  "' or 1=1 --",
  '%00',
  '../../etc/passwd',
  '${7*7}',
  '<script>alert(1)</script>',
  '\u202e\ufeff\u0007',
  'e\u0301'.repeat(50),
  '𝔘'.repeat(100),
  'x'.repeat(255),
  'x'.repeat(5000),
  '9999-12-31T23:59:59Z',
  '00000000-0000-0000-0000-000000000000',
  [],
  [null],
  [[[[]]]],
  {},
  { $ne: null },
  { toString: 1, valueOf: 2 },
  Array.from({ length: 500 }, (_, i) => i),
];

const contentTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json;;;',
  'APPLICATION/JSON',
  '',
  'x',
];

const rawBodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e400',
  '{"a":1}{"b":2}',
  '\u0000',
  '\ufeff{}',
  '{"__proto__":null}',
  `{"a":${'['.repeat(20_000)}`,
  `{${'"a":1,'.repeat(1000)}"a":1}`,
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
];

const rawQueries = [
  'page=%00',
  'page=%ff%fe',
  'page=1&page=2',
  'page[]=1',
  'search=%ED%A0%80',
  'search=%',
  '__proto__=1&constructor=2',
  `search=${'a'.repeat(6000)}`,
  'sort=newest&sort[toString]=1',
  '&&&===',
];

/** The same sequence for the same seed (mulberry32), so that a failure can be run again. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <T>(random: () => number, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)] as T;

type Base = {
  readonly url: (given: {
    params: Record<string, string>;
    query: Record<string, string>;
  }) => string;
  readonly params: Record<string, string>;
  readonly query: Record<string, string>;
  readonly body: Record<string, unknown> | undefined;
  readonly headers: Readonly<Record<string, string>>;
};

/** One hostile variant of a good request. Mostly one field is wrong, so that the rest gets past the door. */
export function mutate(base: Base, random: () => number): Wire {
  const good = { params: { ...base.params }, query: { ...base.query } };
  const chance = random();
  const json = { ...base.headers, 'content-type': 'application/json' };
  if (base.body === undefined || chance < 0.1) {
    const wire = mutateUrl(base, good, random);
    return base.body === undefined ? wire : { ...wire, headers: json, payload: spell(base.body) };
  }
  const url = base.url(good);
  if (chance < 0.2) {
    const headers = { ...base.headers, 'content-type': pick(random, contentTypes) };
    return { url, headers, payload: spell(base.body) };
  }
  if (chance < 0.3) return { url, headers: json, payload: pick(random, rawBodies) };
  if (chance < 0.35) {
    const text = spell(base.body);
    return { url, headers: json, payload: text.slice(0, Math.floor(random() * text.length)) };
  }
  const body = structuredClone(base.body);
  const changes = random() < 0.8 ? 1 : 3;
  for (let i = 0; i < changes; i += 1) mutateField(body, random);
  return { url, headers: json, payload: spell(body) };
}

function mutateUrl(
  base: Base,
  { params, query }: { params: Record<string, string>; query: Record<string, string> },
  random: () => number,
): Wire {
  const { headers } = base;
  const text = () => asText(pick(random, hostileValues)).slice(0, 2000);
  const names = [...Object.keys(query), 'search', 'page', 'state', 'sort', '__proto__'];
  if (Object.keys(params).length > 0 && random() < 0.6) {
    params[pick(random, Object.keys(params))] = text().slice(0, 300) || '-';
  } else if (random() < 0.3) {
    return { url: `${base.url({ params, query: {} })}?${pick(random, rawQueries)}`, headers };
  } else {
    Object.defineProperty(query, pick(random, names), { value: text(), enumerable: true });
  }
  if (random() < 0.2) return { url: base.url({ params, query }), headers, payload: '{"a":1}' };
  return { url: base.url({ params, query }), headers };
}

/** Walks to a random field, however deep, and changes, removes or adds one. */
function mutateField(body: Record<string, unknown>, random: () => number): void {
  let at: Record<string, unknown> = body;
  for (;;) {
    const key = pick(random, Object.keys(at));
    const inner = key === undefined ? undefined : at[key];
    if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0) {
      if (random() < 0.75) {
        at = inner as Record<string, unknown>;
        continue;
      }
    }
    const chance = random();
    // A copy: the next change may walk into it, and would put the list of values into itself.
    const hostile = structuredClone(pick(random, hostileValues));
    if (key === undefined || chance < 0.1) at['companyId'] = hostile;
    else if (chance < 0.2) delete at[key];
    else if (chance < 0.3 && typeof inner === 'string') at[key] = `${inner}\u0000`;
    else if (chance < 0.4 && typeof inner === 'string') at[key] = [inner];
    else if (chance < 0.4 && typeof inner === 'number') at[key] = String(inner);
    else at[key] = hostile;
    return;
  }
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? (spelled[value] ?? value) : (JSON.stringify(value) ?? '');

function spell(body: unknown): string {
  return JSON.stringify(body).replaceAll(/"(@@[\w-]+)"/g, (whole, name) => spelled[name] ?? whole);
}
