/** Far more than a job or a person takes. In characters. */
export const LINE_MOST = 1_000_000;

/** Undefined: longer than any. */
export type Line = { readonly line: number; readonly text: string | undefined };

/** The lines of a text without the empty ones, with their numbers from 1. */
export function* linesOf(content: string): Generator<Line> {
  let from = 0;
  for (let line = 1; from < content.length; line += 1) {
    const end = content.indexOf('\n', from);
    const until = end === -1 ? content.length : end;
    const length = until - from;
    if (length > 0) {
      yield { line, text: length > LINE_MOST ? undefined : content.slice(from, until) };
    }
    from = until + 1;
  }
}
