import type { IdentityReason, IdentityStatus } from '@candor/contract/people/identity-rules';

/** What Stripe says of a session. */
export type Said =
  | { readonly kind: 'open' }
  | { readonly kind: 'processing' }
  | {
      readonly kind: 'verified';
      readonly firstName: string | null;
      readonly lastName: string | null;
    }
  | { readonly kind: 'failed'; readonly because: IdentityReason }
  | { readonly kind: 'over' };

export type Standing = {
  readonly status: IdentityStatus;
  readonly reasonCode: IdentityReason | null;
};

export type Person = { readonly firstName: string; readonly lastName: string };

export type Step =
  | { readonly to: 'pending' | 'approved' }
  | { readonly to: 'refused'; readonly because: IdentityReason };

/**
 * What follows for a check from what is true of its session; null: nothing. A confirmed one stays, whatever is said. One
 * that was refused is tried again in the same session, so it may wait, or be confirmed, after all.
 */
export function stepOf({ status, reasonCode }: Standing, said: Said, person: Person): Step | null {
  if (status === 'approved' || said.kind === 'open') return null;
  if (said.kind === 'processing') return status === 'pending' ? null : { to: 'pending' };
  if (said.kind === 'over') {
    return status === 'refused' ? null : { to: 'refused', because: 'ended' };
  }
  if (said.kind === 'verified' && isSamePerson(person, said)) return { to: 'approved' };
  const because = said.kind === 'verified' ? 'name_differs' : said.because;
  return status === 'refused' && reasonCode === because ? null : { to: 'refused', because };
}

/**
 * Whether a document may be this person's: one of their first and one of their last names stand on it. Machines write
 * letters of other alphabets and umlauts in more than one way; who is not recognised shows the document to a person.
 */
export function isSamePerson(
  person: Person,
  shown: { readonly firstName: string | null; readonly lastName: string | null },
): boolean {
  const onDocument = new Set([...namesIn(shown.firstName), ...namesIn(shown.lastName)]);
  const stands = (name: string): boolean => {
    const all = namesIn(name);
    const telling = all.filter((one) => !particles.has(one));
    return (telling.length === 0 ? all : telling).some((one) => onDocument.has(one));
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
function namesIn(text: string | null): string[] {
  const lower = (text ?? '').normalize('NFC').toLowerCase();
  const ways = [1, 2].map((way) => {
    const plain = spelled.reduce(
      (name, [letter, short, long]) => name.replaceAll(letter, way === 1 ? short : long),
      lower,
    );
    return plain.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  });
  return ways.flatMap((way) =>
    way
      .replaceAll(/['’]/g, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  );
}

const DAY = 86_400_000;
/** Stripe is asked of what was refused for so long: it may have been tried again, and nobody told. */
const FOLLOWED_DAYS = 3;
export const followedSince = (now: Date): Date => new Date(now.getTime() - FOLLOWED_DAYS * DAY);
