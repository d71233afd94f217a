import { commonWords } from './common-password-rules.ts';

/** Specification 000 §5: at least one of these, and nothing beside them, letters and digits. */
export const specialCharacters = '#@_$!^%*?&-';
const LEAST = 8;
/** Long pass phrases are welcome, a book is an attack on the hash. */
export const MOST_CHARACTERS = 128;

const allowed = /^[A-Za-z0-9#@_$!^%*?&-]*$/;
const special = /[#@_$!^%*?&-]/;

export const passwordTexts = {
  empty: 'Please enter your new password.',
  weak: 'Password must be at least 8 characters long, have 1 uppercase letter, 1 lowercase letter, 1 special character, and 1 number.',
  long: 'Password must be at most 128 characters long.',
  common: 'This password is easy to guess. Please choose another one.',
  confirmEmpty: 'Please confirm your new password again.',
  confirmWeak: 'Password not matched!',
  different: 'Passwords do not match!',
} as const;

/** The rule as a list to tick off while somebody types. */
export function passwordLines(
  password: string,
): readonly { readonly text: string; readonly isMet: boolean }[] {
  return [
    { text: 'At least 8 characters', isMet: password.length >= LEAST },
    {
      text: 'An uppercase and a lowercase letter',
      isMet: /[a-z]/.test(password) && /[A-Z]/.test(password),
    },
    { text: 'A number', isMet: /\d/.test(password) },
    {
      text: `One of ${Array.from(specialCharacters).join(' ')} and no other sign`,
      isMet: special.test(password) && allowed.test(password),
    },
  ];
}

/** The text to show under a new password, or null when it may be taken. One rule for browser and server. */
export function passwordProblem(password: string): string | null {
  if (password === '') return passwordTexts.empty;
  if (!hasPattern(password)) return passwordTexts.weak;
  if (password.length > MOST_CHARACTERS) return passwordTexts.long;
  return isCommon(password) ? passwordTexts.common : null;
}

/** The text to show under the repeated password, or null. */
export function confirmationProblem(password: string, confirmation: string): string | null {
  if (confirmation === '') return passwordTexts.confirmEmpty;
  if (confirmation !== password && !hasPattern(confirmation)) return passwordTexts.confirmWeak;
  return confirmation === password ? null : passwordTexts.different;
}

function hasPattern(password: string): boolean {
  return passwordLines(password).every(({ isMet }) => isMet);
}

/** How people dress a common word up to satisfy a rule such as ours. */
const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Whether nothing but digits, signs and disguises separates it from one of the most used passwords:
 * `P@ssw0rd1!`, `Welcome#2026`, `Qwerty123!`.
 */
function isCommon(password: string): boolean {
  const text = password.toLowerCase();
  const trimmed = text.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  return [text, undisguise(text), undisguise(trimmed)].some((form) =>
    isCommonWord(form.replaceAll(/[^a-z]/g, ''), text),
  );
}

const undisguise = (text: string) =>
  text.replaceAll(/[013457@$!]/g, (sign) => disguises[sign] ?? sign);

/** Also one typed twice. Three letters beside arbitrary digits are no word: only beside a run of digits. */
function isCommonWord(letters: string, text: string): boolean {
  if (/^(.)\1{3,}$/.test(letters)) return true;
  const half = letters.slice(0, letters.length / 2);
  const word = letters === half + half ? half : letters;
  if (!commonWords.has(word) && !commonWords.has(letters)) return false;
  return word.length > 3 || /123|321|111/.test(text);
}
