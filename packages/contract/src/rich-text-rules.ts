/**
 * Text with a few marks, read into blocks of plain strings. There is no HTML on the way in, so there is none to
 * sanitise on the way out: who shows a block writes the elements themselves (docs/decisions/0140).
 *
 * A line that begins with `## ` is a heading, with `- ` an item of a list, with `1. ` of a numbered one; an empty
 * line ends a paragraph. Inside a line `**strong**`, `*emphasis*` and `[words](https://…)` are understood, the
 * latter for https, http and mailto only. Anything else is the text that it is.
 */
export type RichTextRun = {
  readonly text: string;
  readonly style?: 'strong' | 'emphasis';
  readonly href?: string;
};

export type RichTextBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly runs: readonly RichTextRun[] }
  | { readonly kind: 'bullets' | 'numbers'; readonly items: readonly (readonly RichTextRun[])[] };

/** Bounded, so that no text takes more than a moment to read. */
const marks =
  /\*\*(?=\S)([^*]{1,500})(?<=\S)\*\*|\*(?=\S)([^*]{1,500})(?<=\S)\*|\[([^[\]]{1,200})\]\(((?:https?:\/\/|mailto:)[^\s()<>"]{1,500})\)/g;

function runsOf(line: string): RichTextRun[] {
  const runs: RichTextRun[] = [];
  let read = 0;
  for (const { 0: whole, 1: strong, 2: emphasis, 3: words, 4: href, index } of line.matchAll(
    marks,
  )) {
    if (index > read) runs.push({ text: line.slice(read, index) });
    if (strong !== undefined) runs.push({ text: strong, style: 'strong' });
    else if (emphasis !== undefined) runs.push({ text: emphasis, style: 'emphasis' });
    else if (words !== undefined && href !== undefined) runs.push({ text: words, href });
    read = index + whole.length;
  }
  if (read < line.length) runs.push({ text: line.slice(read) });
  return runs;
}

type Line = { readonly kind: RichTextBlock['kind'] | 'empty'; readonly text: string };

function readLine(line: string): Line {
  const text = line.trim();
  if (text === '') return { kind: 'empty', text };
  if (/^#{1,6} /.test(text)) return { kind: 'heading', text: text.replace(/^#+ /, '').trim() };
  if (/^[-*•] /.test(text)) return { kind: 'bullets', text: text.slice(2).trim() };
  if (/^\d{1,3}[.)] /.test(text)) {
    return { kind: 'numbers', text: text.replace(/^\d+[.)] /, '').trim() };
  }
  return { kind: 'paragraph', text };
}

export function readRichText(source: string): RichTextBlock[] {
  const groups: { kind: RichTextBlock['kind']; lines: string[] }[] = [];
  let before: Line['kind'] = 'empty';
  for (const { kind, text } of source.split(/\r\n|\r|\n/).map(readLine)) {
    const open = groups.at(-1);
    if (kind === before && kind !== 'heading' && kind !== 'empty') open?.lines.push(text);
    else if (kind !== 'empty') groups.push({ kind, lines: [text] });
    before = kind;
  }
  return groups.map(({ kind, lines }) =>
    kind === 'bullets' || kind === 'numbers'
      ? { kind, items: lines.map(runsOf) }
      : { kind, runs: runsOf(lines.join(' ')) },
  );
}

/** Its words without marks, at most `most` characters, for a summary. */
export function plainTextOf(source: string, most = Infinity): string {
  const words = readRichText(source)
    .flatMap((block) => ('items' in block ? block.items : [block.runs]))
    .map((runs) => runs.map(({ text }) => text).join(''))
    .join(' ');
  if (words.length <= most) return words;
  return `${words.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}
