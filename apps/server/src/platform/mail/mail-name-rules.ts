/** Longer ones exist on paper only, and a header of twenty must stay one that servers take. */
const LONGEST = 250;

/** What a mail calls itself, if another may be told to name it: RFC 5322, 3.6.4, without what its fields allow besides. */
export function mailName(messageId: string | undefined): string | null {
  const name = messageId?.trim() ?? '';
  return name.length <= LONGEST && /^<[!-;=?-~]+@[!-;=?-~]+>$/.test(name) ? name : null;
}
