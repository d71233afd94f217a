import { contract, type Endpoint, type Envelope, type Output } from '@candor/contract';
import { everyEndpoint, poison, type Settings } from './poison.ts';

export type Ledger = {
  /** Endpoint and field → payloads that it took. */
  readonly fields: Map<string, number>;
  readonly refused: string[];
};

type Given = Settings & {
  readonly params?: Readonly<Record<string, string | number>>;
  /** Instead of the example's; a function gets the example's. */
  readonly body?: (example: Record<string, unknown>) => Record<string, unknown>;
};

export type Write = <E extends Endpoint>(endpoint: E, given?: Given) => Promise<Output<E>>;
export type Read = <E extends Endpoint>(
  endpoint: E,
  params?: Readonly<Record<string, string | number>>,
) => Promise<Output<E>>;

const nameOf = (endpoint: Endpoint): string =>
  everyEndpoint.find(([, each]) => each === endpoint)?.[0] ?? '';

/** One person of the running product, who writes payloads wherever an endpoint takes text. */
export async function writerAs(
  baseUrl: string,
  account: { email: string; password: string; type: string } | null,
  ledger: Ledger,
): Promise<{ readonly write: Write; readonly read: Read }> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const send = async (endpoint: Endpoint, params: Given['params'], body: unknown) => {
    const path = endpoint.path.replaceAll(
      /:(\w+)/g,
      (_, name: string) => `${params?.[name] ?? ''}`,
    );
    const { method } = endpoint;
    const text = body === undefined || method === 'GET' ? {} : { body: JSON.stringify(body) };
    const reply = await fetch(`${baseUrl}${path}`, { method, headers, ...text });
    const { data, errors } = (await reply.json()) as Envelope<never>;
    const said = `${nameOf(endpoint)}: ${reply.status} ${JSON.stringify(errors)}`;
    return { data, problem: reply.ok ? null : said };
  };
  if (account !== null) {
    const { data } = await send(contract.accounts.signIn, {}, account);
    headers['authorization'] = `Bearer ${(data as unknown as { token: string }).token}`;
  }
  const asked = async (endpoint: Endpoint, params: Given['params'], body: unknown) => {
    const { data, problem } = await send(endpoint, params, body);
    if (problem !== null) ledger.refused.push(problem);
    return data as never;
  };
  return {
    read: (endpoint, params) => asked(endpoint, params, undefined),
    write: (endpoint, { params, body, ...settings } = {}) => {
      const example = structuredClone(endpoint.example.body ?? {}) as Record<string, unknown>;
      const plain = body === undefined ? example : body(example);
      const poisoned = poison(endpoint, plain, settings);
      for (const [field, count] of poisoned.fields) {
        ledger.fields.set(`${nameOf(endpoint)} ${field}`, count);
      }
      return asked(endpoint, params, poisoned.body);
    },
  };
}
