import type { IncomingMessage, ServerResponse } from 'node:http';
import type Stripe from 'stripe';
import { missing, newId, wrong } from './test-stripe-objects.ts';
import type { FaultyCall, Verifying } from './test-stripe.ts';

type Verification = Stripe.Identity.VerificationSession;
/** The stand-in's own: where people go back to, and what stands on the document that they showed. */
type Kept = {
  readonly session: Verification;
  readonly backTo: string;
  shown: readonly [first: string, last: string] | null;
};
type Asked = {
  readonly id: string | undefined;
  readonly form: URLSearchParams;
  readonly origin: string;
};
type Tell = (type: Stripe.Event['type'], object: object) => void;
type Route = readonly [FaultyCall, RegExp, (asked: Asked) => object];

const reasons: Readonly<Record<string, string>> = {
  consent_declined: 'The user declined to be verified by Stripe.',
  document_expired: 'The document is expired.',
  selfie_face_mismatch: 'The selfie does not match the photo of the document.',
};

function newVerification(form: URLSearchParams): Verification {
  return {
    ...{ id: newId('vs'), object: 'identity.verification_session', type: 'document' },
    ...{ created: Math.floor(Date.now() / 1000), livemode: false, status: 'requires_input' },
    client_reference_id: form.get('client_reference_id'),
    metadata: { intent: form.get('metadata[intent]') ?? '' },
    options: {
      document: {
        require_live_capture: form.get('options[document][require_live_capture]') === 'true',
        require_matching_selfie: form.get('options[document][require_matching_selfie]') === 'true',
      },
    },
    ...{ client_secret: null, last_error: null, last_verification_report: null, redaction: null },
    ...{ related_customer: null, related_customer_account: null, url: null },
  };
}

const buttons = [
  ['verify', 'Show my passport'],
  ['selfie_face_mismatch', 'Show somebody else’s passport'],
  ['submit', 'Show it, and wait'],
] as const;

const all = new Map<string, Kept>();
/** Addresses of pages that nobody has opened yet. */
const unopened = new Set<string>();

function by(id: string | undefined): Kept {
  const found = all.get(id ?? '');
  if (found === undefined) throw missing('identity.verification_session');
  return found;
}

function create(form: URLSearchParams): Verification {
  const session = newVerification(form);
  all.set(session.id, { session, backTo: form.get('return_url') ?? '/', shown: null });
  return session;
}

/** Gives what is told of it. */
function act({ session: id, act: what, code, name = ['Noor', 'de Vries'] }: Verifying): string[] {
  const kept = by(id);
  const { session } = kept;
  const isOpen = session.status === 'requires_input' || session.status === 'processing';
  if (!isOpen) throw wrong('verification_session_over', 'This session is over.');
  if (what === 'cancel') {
    Object.assign(session, { status: 'canceled', url: null });
    return ['canceled'];
  }
  kept.shown = name;
  Object.assign(session, { status: 'processing', url: null, last_error: null });
  if (what === 'submit') return ['processing'];
  const failed = { code: code ?? null, reason: reasons[code ?? ''] ?? 'It could not be verified.' };
  const found =
    what === 'verify'
      ? { status: 'verified' as const }
      : { status: 'requires_input' as const, last_error: failed };
  Object.assign(session, { ...found, last_verification_report: newId('vr') });
  return ['processing', found.status];
}

function look({ id, form, origin }: Asked): Verification {
  const { session, shown } = by(id);
  if (session.status === 'requires_input') {
    const page = `${origin}/verify/${session.id}/${newId('once')}`;
    unopened.add(page);
    session.url = page;
  }
  if (form.get('expand[0]') !== 'verified_outputs') return session;
  return { ...session, verified_outputs: session.status === 'verified' ? outputsOf(shown) : null };
}

function redact({ id }: Asked): Verification {
  const kept = by(id);
  const { session } = kept;
  if (session.redaction !== null || !['requires_input', 'verified'].includes(session.status)) {
    throw wrong('verification_session_not_redactable', `It is ${session.status}.`);
  }
  kept.shown = null;
  const status = session.status === 'verified' ? 'verified' : 'canceled';
  Object.assign(session, { status, url: null, last_error: null, metadata: {} });
  session.redaction = { status: 'processing' };
  return session;
}

const path = '\\/v1\\/identity\\/verification_sessions';

/** Stripe's Identity: sessions whose pages open once, documents that are never sent anywhere, and what is found of them. */
export function openVerifications(tell: Tell) {
  const told = (what: string, session: Verification): Verification => {
    tell(`identity.verification_session.${what}` as Stripe.Event['type'], session);
    return session;
  };
  const api: readonly Route[] = [
    ['verify', new RegExp(`^POST ${path}$`), ({ form }) => told('created', create(form))],
    ['standing', new RegExp(`^GET ${path}\\/(\\w+)$`), look],
    [
      'redact',
      new RegExp(`^POST ${path}\\/(\\w+)\\/redact$`),
      (of) => told('redacted', redact(of)),
    ],
  ];
  const acted = (verifying: Verifying): void => {
    for (const what of act(verifying)) told(what, by(verifying.session).session);
  };
  return {
    api,
    act: acted,
    seen: () => ({
      verifications: [...all.keys()],
      redacted: [...all.values()].flatMap(({ session }) =>
        session.redaction === null ? [] : [session.id],
      ),
    }),
    answerPage(request: IncomingMessage, response: ServerResponse): void {
      const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
      const { session, backTo } = by(url.pathname.split('/')[2]);
      if (request.method === 'GET') {
        const isOpened = unopened.delete(url.href);
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        response.end(isOpened ? pageText(session.id, backTo) : '<h1>This link was used</h1>');
        return;
      }
      const what = url.searchParams.get('act') ?? '';
      const isPlain = what === 'verify' || what === 'submit';
      acted({ session: session.id, act: isPlain ? what : 'fail', code: what });
      response.writeHead(303, { location: backTo }).end();
    },
  };
}

const outputsOf = (shown: Kept['shown']): Stripe.Identity.VerificationSession.VerifiedOutputs => ({
  ...{ address: null, email: null, id_number_type: null, phone: null },
  ...{ first_name: shown?.[0] ?? null, last_name: shown?.[1] ?? null },
});

function pageText(id: string, backTo: string): string {
  const forms = buttons.map(
    ([what, label]) =>
      `<form method="post" action="/verify/${id}?act=${what}"><button>${label}</button></form>`,
  );
  return `<!doctype html><title>Stripe</title><h1>Stripe’s page for identities</h1>${forms.join('')}<a href="${backTo}">Back</a>`;
}
