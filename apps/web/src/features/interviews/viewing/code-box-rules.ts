/** RV-4: a code has six digits, each in a box of its own. */
const codeLength = 6;

/** One entry a box, empty or one digit. */
export type Digits = readonly string[];
/** The digits after an input, and the box that has the focus then. */
export type Boxes = { readonly digits: Digits; readonly focus: number };

export const noDigits: Digits = Array.from({ length: codeLength }, () => '');

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** What a box holds after an input event becomes at most one digit; several (autofill) go on to the next boxes. */
export function typed(digits: Digits, box: number, value: string): Boxes {
  const before = digits[box] ?? '';
  const entered = digitsOf(value);
  // Something that is no digit beside the one that stood there: nothing was entered.
  if (entered === before && value !== before) return { digits, focus: box };
  const isAdded = before !== '' && entered.length === 2 && entered.includes(before);
  const fresh = isAdded ? entered.replace(before, '') : entered;
  if (fresh === '') return { digits: digits.with(box, ''), focus: box };
  return spread(digits, box, fresh);
}

/** A whole code fills the boxes from the first, wherever it is pasted; "123-456" is a code too. */
export function pasted(digits: Digits, box: number, text: string): Boxes {
  const fresh = digitsOf(text);
  if (fresh === '') return { digits, focus: box };
  return spread(digits, fresh.length >= codeLength ? 0 : box, fresh);
}

function spread(digits: Digits, box: number, fresh: string): Boxes {
  const filled = digits.map((digit, index) => fresh[index - box] ?? digit);
  return { digits: filled, focus: Math.min(box + fresh.length, codeLength - 1) };
}

/** The box that a key leads to, undefined when the key stays the box's own. */
export function movedTo(digits: Digits, box: number, key: string): number | undefined {
  const isBack = key === 'ArrowLeft' || (key === 'Backspace' && digits[box] === '');
  if (isBack) return Math.max(0, box - 1);
  return key === 'ArrowRight' ? Math.min(codeLength - 1, box + 1) : undefined;
}

export const isComplete = (digits: Digits): boolean => digits.every((digit) => digit !== '');
