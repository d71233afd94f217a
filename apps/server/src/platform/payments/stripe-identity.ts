import type { IdentityReason } from '@candor/contract/people/identity-rules';
import { Stripe } from 'stripe';

type Session = Stripe.Identity.VerificationSession;

export type IdentityPage = {
  /** What this check is known by, here and there. */
  readonly intent: string;
  /** Where the person comes back to, whatever they did. */
  readonly backTo: string;
};

/** The name is that of the document; the report is the number of what was found. */
type Found = { readonly report: string | null };
export type NameShown = { readonly firstName: string | null; readonly lastName: string | null };

export type IdentitySession =
  /** Nothing was handed in, or not to the end. */
  | { readonly kind: 'open'; readonly url: string | null }
  | { readonly kind: 'processing' }
  /** The name is to be compared, and kept nowhere. */
  | ({ readonly kind: 'verified' } & Found & NameShown)
  /** It may be tried again on the same page. */
  | ({
      readonly kind: 'failed';
      readonly because: IdentityReason;
      readonly url: string | null;
    } & Found)
  /** Cancelled or deleted there, or never known, as after a change of the key: nothing of it is kept there. */
  | { readonly kind: 'over'; readonly isRedacted: boolean };

/** Stripe's Identity. Nothing of what it collects is asked for but the name on the document. */
export const identityOf = (stripe: Stripe, heard: <T>(answer: Promise<T>) => Promise<T>) => ({
  /** Makes a session for a check, once; gives its id. */
  async open({ intent, backTo }: IdentityPage): Promise<string> {
    const made = stripe.identity.verificationSessions.create(
      {
        type: 'document',
        // A person and their document, both in front of a camera now.
        options: { document: { require_live_capture: true, require_matching_selfie: true } },
        client_reference_id: intent,
        metadata: { intent },
        return_url: backTo,
      },
      { idempotencyKey: `${intent}:identity` },
    );
    return (await heard(made)).id;
  },
  async look(sessionId: string): Promise<IdentitySession> {
    const asked = stripe.identity.verificationSessions.retrieve(sessionId, {
      expand: ['verified_outputs'],
    });
    return await heard(asked.then(standingOf, nothingOf));
  },
  /** All that was collected is deleted there; whoever has not handed anything in can do so no more. */
  async redact(sessionId: string): Promise<void> {
    await heard(stripe.identity.verificationSessions.redact(sessionId));
  },
});

/** Of a session that this key does not open, as after a change from the key for tests. */
function nothingOf(error: unknown): IdentitySession {
  if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') {
    return { kind: 'over', isRedacted: true };
  }
  throw error;
}

function standingOf(session: Session): IdentitySession {
  const { status, redaction, last_error: error, url, verified_outputs: shown } = session;
  const report = idOf(session.last_verification_report);
  if (redaction !== null) return { kind: 'over', isRedacted: true };
  if (status === 'canceled') return { kind: 'over', isRedacted: false };
  if (status === 'processing') return { kind: 'processing' };
  if (status === 'verified') {
    return {
      ...{ kind: 'verified', report },
      firstName: shown?.first_name ?? null,
      lastName: shown?.last_name ?? null,
    };
  }
  const code = error?.code ?? null;
  // Who left the page half way has handed nothing in, and goes on where they were.
  if (error === null || code === 'abandoned') return { kind: 'open', url };
  return { kind: 'failed', because: reasonOf(code), url, report };
}

const idOf = (report: Session['last_verification_report']): string | null =>
  typeof report === 'string' ? report : (report?.id ?? null);

const reasons: Readonly<Partial<Record<string, IdentityReason>>> = {
  consent_declined: 'consent_declined',
  country_not_supported: 'country_unknown',
  device_not_supported: 'device_unfit',
  document_expired: 'document_expired',
  document_type_not_supported: 'document_kind',
  document_unverified_other: 'document_unread',
  selfie_document_missing_photo: 'face_missing',
  selfie_face_mismatch: 'face_differs',
  selfie_manipulated: 'face_unread',
  selfie_unverified_other: 'face_unread',
  under_supported_age: 'too_young',
};

/** Codes that Stripe adds later are read by no sentence of ours. */
const reasonOf = (code: string | null): IdentityReason => reasons[code ?? ''] ?? 'other';
