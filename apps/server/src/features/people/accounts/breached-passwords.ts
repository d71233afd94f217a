import { dictionary } from '@zxcvbn-ts/language-common';

/** 49,233 passwords of leaked lists, in lower case, that ship with the package; see docs/decisions/0209. */
const breached: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** A core this short stands in many a good password by chance. */
const LEAST_CORE = 6;

/**
 * Whether a leaked list holds it, in capitals of any kind, or holds what is left of it without the digits and signs
 * around: almost no leaked password has all four kinds of characters, and `Harbour1!` is what becomes of one.
 */
export function isBreached(password: string): boolean {
  const text = password.toLowerCase();
  const core = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return breached.has(text) || (core.length >= LEAST_CORE && breached.has(core));
}
