/** Whom a text may name. */
export type Named = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** Their address, and those they had before. */
  readonly addresses: readonly string[];
};

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const digitsOf = (text: string): string => text.replaceAll(/[^0-9]/g, '');

function hasReach(text: string, { phone, addresses }: Named): boolean {
  const lower = text.toLowerCase();
  const digits = digitsOf(phone).slice(-8);
  return (
    addresses.some((address) => lower.includes(address)) ||
    (digits.length >= 7 && digitsOf(text).includes(digits))
  );
}

/** A search of this name or for these words is for them: a first and a last name, nothing but their names, or how to reach them. */
export function isNamedAfter(text: string, person: Named): boolean {
  if (hasReach(text, person)) return true;
  const first = wordsOf(person.firstName);
  const last = wordsOf(person.lastName);
  const words = wordsOf(text);
  const isIn = (name: readonly string[]) => name.some((word) => words.includes(word));
  const isAlone = words.length > 0 && words.every((word) => [...first, ...last].includes(word));
  return isAlone || (isIn(first) && isIn(last));
}

/** Whether a reason that stays in the log names them in any way. */
export function names(text: string, person: Named): boolean {
  const words = new Set(wordsOf(text));
  const theirs = [...wordsOf(person.firstName), ...wordsOf(person.lastName)];
  return hasReach(text, person) || theirs.some((word) => word.length > 1 && words.has(word));
}

/** What a saved search looks for, in the words that were typed. */
export const typedIn = (query: string): string =>
  query
    .split('&')
    .map((pair) => decoded(pair.slice(pair.indexOf('=') + 1).replaceAll('+', ' ')))
    .join(' ');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
