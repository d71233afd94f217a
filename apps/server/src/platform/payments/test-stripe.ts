import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Calls of ours that may go wrong. */
export type FaultyCall =
  | ('open' | 'look' | 'close' | 'marks' | 'refund' | 'disputes' | 'up')
  | ('verify' | 'standing' | 'redact');
/** `silent`: no answer ever; `dropped`: the line breaks before anything was done; `unanswered`: after it was. */
export type Fault = {
  readonly call: FaultyCall;
  readonly how: 'silent' | 'dropped' | 'unanswered';
  times: number;
};
export type Act = {
  readonly page: string;
  readonly act:
    | 'good'
    | 'declined'
    | '3ds-failed'
    | 'expire'
    | 'refund'
    | 'dispute'
    | 'win'
    | 'lose';
};
/** What a person does on the page of a check, and what Stripe finds of it. */
export type Verifying = {
  readonly session: string;
  readonly act: 'submit' | 'verify' | 'fail' | 'cancel';
  /** Why it fails. */
  readonly code?: string;
  /** On the document. */
  readonly name?: readonly [first: string, last: string];
};
/** A webhook as it would be sent. */
export type Told = {
  readonly id: string;
  readonly type: string;
  readonly payload: string;
  readonly signature: string;
};
type Seen = {
  readonly charges: number;
  readonly refunds: number;
  readonly pages: number;
  readonly forwardedBearers: number;
  readonly calls: Readonly<Partial<Record<FaultyCall, number>>>;
  readonly told: readonly Told[];
  /** Id of the page that was made last. */
  readonly last: string | null;
  /** Of checks of an identity, in the order in which they were made, and what of them is deleted. */
  readonly verifications: readonly string[];
  readonly redacted: readonly string[];
};
/** What a test asks of it. */
export type Order = {
  readonly listener?: { readonly url: string; readonly secret: string; readonly isHeld: boolean };
  readonly faults?: readonly Fault[];
  readonly act?: Act;
  readonly verifying?: Verifying;
};

export const stripeSecrets = {
  secretKey: 'sk_test_notasecret',
  webhookSecret: 'whsec_notasecret',
} as const;

export type StripeStandIn = Awaited<ReturnType<typeof startStripeStandIn>>;

/** See test-stripe-process.ts. */
export async function startStripeStandIn() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'test-stripe-process.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const url = `http://127.0.0.1:${line.toString('utf8').trim()}`;
  const control = async (order?: Order): Promise<Seen> => {
    const posted = order && { method: 'POST', body: JSON.stringify(order) };
    return (await (await fetch(`${url}/control`, posted)).json()) as Seen;
  };
  return {
    url,
    settings: { ...stripeSecrets, apiUrl: url, timeoutMs: 500 },
    seen: () => control(),
    order: control,
    /** Holds webhooks, for a test that sends them itself. */
    hold: () =>
      control({ listener: { url: '', secret: stripeSecrets.webhookSecret, isHeld: true } }),
    fail: (...faults: Fault[]) => control({ faults }),
    act: (page: string, act: Act['act']) => control({ act: { page, act } }),
    verify: (verifying: Verifying) => control({ verifying }),
    close: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

type Listening = {
  readonly app: {
    readonly inject: (asked: {
      readonly method: 'POST';
      readonly url: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly payload: string;
    }) => Promise<{ readonly statusCode: number }>;
  };
};

/** Sends a held webhook as Stripe would; gives the status. */
export async function hearAt(
  { app }: Listening,
  { payload, signature }: Pick<Told, 'payload' | 'signature'>,
): Promise<number> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const asked = { method: 'POST', url: '/api/billing/stripe', headers, payload } as const;
  return (await app.inject(asked)).statusCode;
}
