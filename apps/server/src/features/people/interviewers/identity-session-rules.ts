import type { IdentityReason, IdentityStatus } from '@candor/contract/people/identity-rules';

/** What Stripe says of a session. */
export type Said =
  | { readonly kind: 'open' }
  | { readonly kind: 'processing' }
  | {
      readonly kind: 'verified';
      readonly firstName: string | null;
      readonly lastName: string | null;
      readonly report: string | null;
    }
  | { readonly kind: 'failed'; readonly because: IdentityReason; readonly report: string | null }
  | { readonly kind: 'over' };

export type Standing = {
  readonly status: IdentityStatus;
  readonly reasonCode: IdentityReason | null;
  /** The number of what Stripe found last, of what was carried out. */
  readonly lastReport: string | null;
};

export type Person = { readonly firstName: string; readonly lastName: string };

export type Step =
  | { readonly to: 'pending' | 'approved' }
  | {
      readonly to: 'refused';
      readonly because: IdentityReason;
      /** Whether Stripe looked once more for it. */
      readonly isLook: boolean;
    };

/**
 * What follows for a check from what is true of its session; null: nothing. A confirmed one stays, whatever is said. One
 * that was refused is tried again in the same session, so it may wait, or be confirmed, or refused once more, also for
 * the same reason: the number of what was found tells one refusal from the next.
 */
export function stepOf(standing: Standing, said: Said, person: Person): Step | null {
  const { status, reasonCode, lastReport } = standing;
  if (status === 'approved' || said.kind === 'open') return null;
  if (said.kind === 'processing') return status === 'pending' ? null : { to: 'pending' };
  if (said.kind === 'over') {
    return status === 'refused' ? null : { to: 'refused', because: 'ended', isLook: false };
  }
  if (said.kind === 'verified' && isSamePerson(person, said)) return { to: 'approved' };
  const because = said.kind === 'verified' ? 'name_differs' : said.because;
  const isSame = status === 'refused' && reasonCode === because;
  const isLook = said.report === null ? !isSame : said.report !== lastReport;
  return isSame && !isLook ? null : { to: 'refused', because, isLook };
}

/** The session takes nothing any more, or nobody wants it. */
export const isOver = (reasonCode: IdentityReason | null): boolean =>
  reasonCode === 'given_up' || reasonCode === 'ended';

/**
 * Whether a document may be this person's: every name of the account stands on it, so that no name can be put beside
 * somebody else's. Machines write letters of other alphabets and umlauts in more than one way; who is not recognised
 * shows the document to a person.
 */
export function isSamePerson(
  person: Person,
  shown: { readonly firstName: string | null; readonly lastName: string | null },
): boolean {
  const onDocument = new Set([...namesIn(shown.firstName), ...namesIn(shown.lastName)].flat());
  const stands = (name: string): boolean => {
    const all = namesIn(name);
    const telling = all.filter((ways) => !ways.some((one) => particles.has(one)));
    const asked = telling.length === 0 ? all : telling;
    return asked.length > 0 && asked.every((ways) => ways.some((one) => onDocument.has(one)));
  };
  return stands(person.firstName) && stands(person.lastName);
}

/** They stand in so many names that they tell nobody apart. */
const particles = new Set(
  'a af al av bin da das de del den der di do dos du e el ibn la las le los ten ter van von y zu'.split(
    ' ',
  ),
);

const spelled: readonly (readonly [RegExp, string, string])[] = [
  [/ä/g, 'a', 'ae'],
  [/ö|ø/g, 'o', 'oe'],
  [/ü/g, 'u', 'ue'],
  [/å/g, 'a', 'aa'],
  [/æ/g, 'ae', 'ae'],
  [/œ/g, 'oe', 'oe'],
  [/ß/g, 'ss', 'ss'],
  [/ł/g, 'l', 'l'],
  [/đ|ð/g, 'd', 'd'],
  [/þ/g, 'th', 'th'],
  [/ı/g, 'i', 'i'],
];

/** Each of the names in every way that it is written in. */
function namesIn(text: string | null): string[][] {
  const names = (text ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  return names.map((name) =>
    [1, 2].map((way) => {
      const plain = spelled.reduce(
        (so, [letter, short, long]) => so.replaceAll(letter, way === 1 ? short : long),
        name,
      );
      return plain.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    }),
  );
}

const DAY = 86_400_000;
/** Stripe is asked of what was refused for so long: it may have been tried again, and nobody told. */
const FOLLOWED_DAYS = 3;
export const followedSince = (now: Date): Date => new Date(now.getTime() - FOLLOWED_DAYS * DAY);
