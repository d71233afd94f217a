/** What a cell may be given as; null is an empty cell. Numbers are written as they are, also negative ones. */
export type CsvValue = string | number | boolean | null;

/**
 * What a spreadsheet takes for the beginning of a formula (OWASP CSV injection, ASVS 1.2.10): also behind blanks, and
 * in the full-width forms that East Asian versions accept. Apostrophes in front count as well, so that taking ours
 * away gives back exactly what was written.
 */
const formula = /^'*(\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** Text that no spreadsheet runs: an apostrophe in front makes it text. */
export function guarded(text: string): string {
  const plain = text.replaceAll('\u0000', '');
  return formula.test(plain) ? `'${plain}` : plain;
}

/** The reverse of `guarded`, for files that come back; NUL stays lost. */
export function unguarded(text: string): string {
  const rest = text.slice(1);
  return text.startsWith("'") && formula.test(rest) ? rest : text;
}

function cell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = guarded(value);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line without its end. */
export const csvLine = (values: readonly CsvValue[]): string => values.map(cell).join(',');

/**
 * A whole file: RFC 4180, CRLF, with the mark at the beginning by which spreadsheets know UTF-8. Every text cell is
 * guarded against formulas, the heading too.
 */
export function csvFile(
  heading: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): string {
  return `\uFEFF${[heading, ...rows].map((row) => `${csvLine(row)}\r\n`).join('')}`;
}

/** The comma, semicolon or tab that the first line uses most, outside quotes; spreadsheets save all three. */
export function delimiterOf(text: string): ',' | ';' | '\t' {
  const counts = { ',': 0, ';': 0, '\t': 0 };
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '\n' || sign === '\r')) break;
    else if (!isQuoted && (sign === ',' || sign === ';' || sign === '\t')) counts[sign] += 1;
  }
  if (counts[';'] > counts[','] && counts[';'] >= counts['\t']) return ';';
  return counts['\t'] > counts[','] ? '\t' : ',';
}
