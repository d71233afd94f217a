export type Colleague = { readonly membershipID: number; readonly name: string };

/** What stands between the last @ and the end of the text, if a name may be meant; null otherwise. */
export function askedName(text: string): string | null {
  const at = text.lastIndexOf('@');
  if (at === -1 || (at > 0 && !/\s/.test(text.charAt(at - 1)))) return null;
  const typed = text.slice(at + 1);
  return typed.length > 40 || typed.includes('\n') ? null : typed.toLowerCase();
}

/** The text with the name in place of what was typed of it. */
export const withName = (text: string, name: string): string =>
  `${text.slice(0, text.lastIndexOf('@'))}@${name} `;

/** Who is named in a text: a longer name hides a shorter one that it begins with. */
export function namedIn(text: string, colleagues: readonly Colleague[]): Colleague[] {
  let rest = text;
  const byLength = colleagues.toSorted((a, b) => b.name.length - a.name.length);
  return byLength.filter(({ name }) => {
    const isNamed = rest.includes(`@${name}`);
    rest = rest.replaceAll(`@${name}`, ' ');
    return isNamed;
  });
}
