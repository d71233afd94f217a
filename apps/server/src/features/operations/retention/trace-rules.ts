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

/** Whole addresses: ann@ is not joann@, and example.com is not example.com.au. */
const addressesIn = (text: string): string[] =>
  (text.toLowerCase().match(/[^\s<>()[\]",;:]+@[^\s<>()[\]",;:/?]+/g) ?? []).map((found) =>
    found.replace(/[.!']+$/, ''),
  );

/** Each as its digits, however it is grouped. */
const numbersIn = (text: string): string[] =>
  (text.match(/\d[\d\s().\-\u{2010}-\u{2015}]*/gu) ?? []).map(digitsOf);

function hasReach(text: string, { phone, addresses }: Named): boolean {
  const found = addressesIn(text);
  const digits = digitsOf(phone).slice(-8);
  return (
    addresses.some((address) => found.includes(address)) ||
    (digits.length >= 7 && numbersIn(text).some((number) => number.endsWith(digits)))
  );
}

/** Whether these words stand in the text one after the other, as whole words: “Ann Lee” is not in “Joann Lee”. */
export function says(text: string, phrase: string): boolean {
  const words = wordsOf(phrase);
  const said = wordsOf(text);
  return (
    words.length > 0 &&
    said.some((_, at) => words.every((word, offset) => said[at + offset] === word))
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
export const typedIn = (query: string): string => valuesIn(query).join(' ');

/** What somebody typed into a kept view; its states, skills and columns are the list's own words. */
export const searchedIn = (query: string): string =>
  typedIn(query.split('&').find((pair) => pair.startsWith('search=')) ?? '');

const valuesIn = (query: string): string[] =>
  query.split('&').map((pair) => decoded(pair.slice(pair.indexOf('=') + 1).replaceAll('+', ' ')));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
