import './initials.css';

/** “SN” of “Sofia van Novak”: first letters of the first and the last word; one letter of one word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => Array.from(word.normalize('NFC'))[0])
    .join('')
    .toUpperCase();
}

/**
 * Put on the element that holds somebody's name: the letters in a round before it. They are drawn by the
 * style sheet, so they are neither read out, nor copied with the name.
 */
export const withInitials = (name: string) => ({ 'data-initials': initialsOf(name) });
