/** Far more than a person with many notes takes. In characters. */
const LINE_MOST = 1_000_000;

/**
 * The lines of a text without the empty ones, which count as well: a file is nobody's word, and one of nothing but line
 * ends would become millions of strings before they could be counted.
 */
export function linesOf(content: string, most: number): readonly string[] | 'too_large' {
  const lines: string[] = [];
  let from = 0;
  for (let count = 1; from < content.length; count += 1) {
    if (count > most) return 'too_large';
    const end = content.indexOf('\n', from);
    const until = end === -1 ? content.length : end;
    if (until - from > LINE_MOST) return 'too_large';
    if (until > from) lines.push(content.slice(from, until));
    from = until + 1;
  }
  return lines;
}
