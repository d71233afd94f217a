/** Who may not do without a second factor (docs/decisions/0093): those who can change other people's access. */
const requiredFor: readonly string[] = ['SUPER_ADMIN', 'COMPANY_ADMIN'];

export type SignInFacts = {
  readonly userType: string;
  /** Confirmed second factors of the account. */
  readonly factors: number;
  readonly isGraceUsed: boolean;
  /** It had a factor, which went with the installation's secret. */
  readonly isFactorLost: boolean;
  /** The demo's accounts have public passwords: a second factor would protect nothing. */
  readonly isDemo: boolean;
};

export const isRequired = ({
  userTypes,
  isDemo,
}: {
  readonly userTypes: readonly string[];
  readonly isDemo: boolean;
}): boolean => !isDemo && userTypes.some((type) => requiredFor.includes(type));

/**
 * What a right password leads to.
 * - `ask`: a factor is enrolled, so it is asked for, whoever the person is.
 * - `enrol`: one is required, none is there, and the one sign-in without it has been used; or there was one.
 * - `grace`: the same, for the first time.
 * - `none`: signed in.
 */
export function nextStep(facts: SignInFacts): 'ask' | 'enrol' | 'grace' | 'none' {
  if (facts.factors > 0) return 'ask';
  if (facts.isFactorLost) return 'enrol';
  if (!isRequired({ userTypes: [facts.userType], isDemo: facts.isDemo })) return 'none';
  return facts.isGraceUsed ? 'enrol' : 'grace';
}

/** Whether a browser may stand for somebody's second factor for a while: never for who can change the whole installation. */
export const mayBeTrusted = (userTypes: readonly string[]): boolean =>
  !userTypes.includes('SUPER_ADMIN');

export type ProofWay = 'authenticator' | 'passkey' | 'recovery-code' | 'password';

/** What somebody who is signed in proves themselves with: the password only where there is nothing better. */
export function proofWays(has: {
  readonly factors: readonly ('authenticator' | 'passkey')[];
  readonly recoveryCodes: number;
  readonly hasPassword: boolean;
}): ProofWay[] {
  if (has.factors.length === 0) return has.hasPassword ? ['password'] : [];
  const kinds = (['authenticator', 'passkey'] as const).filter((kind) =>
    has.factors.includes(kind),
  );
  return has.recoveryCodes > 0 ? [...kinds, 'recovery-code'] : kinds;
}

/** Whether this factor may go: the last one of an account that needs one may not. */
export const mayRemove = (factors: number, required: boolean): boolean => factors > 1 || !required;

/** As typed or pasted: spaces, dashes and small letters are no mistakes. */
export const plainCode = (typed: string): string =>
  typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();

export const RECOVERY_CODES = 10;
/** Without 0, 1, I, L, O and U: nobody copies a code wrong, or reads a word in it. 30 letters. */
export const RECOVERY_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 30^12 is more than 58 bits. */
const RECOVERY_LENGTH = 12;

/** One recovery code from this many random bytes; bytes beyond the last full round are left out, so no letter is likelier. */
export function recoveryCode(bytes: Uint8Array): string | null {
  const most = 256 - (256 % RECOVERY_ALPHABET.length);
  const letters = [...bytes]
    .filter((byte) => byte < most)
    .slice(0, RECOVERY_LENGTH)
    .map((byte) => RECOVERY_ALPHABET[byte % RECOVERY_ALPHABET.length]);
  return letters.length < RECOVERY_LENGTH ? null : letters.join('');
}

/** In groups of four, as people read aloud. */
export const groupedCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;
