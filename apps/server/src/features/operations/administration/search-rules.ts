/** Rows a page; the page is counted from 1. */
export const PAGE_ROWS = 50;

export const offsetOf = (page: number): number => (page - 1) * PAGE_ROWS;

/** Words as LIKE patterns for what begins with them; nothing that was typed is a wildcard. */
export function beginnings(search: string): string[] {
  const words = search.normalize('NFC').toLowerCase().split(/\s+/);
  return words.filter((word) => word !== '').map((word) => `${plain(word)}%`);
}

/** A LIKE pattern for what contains the text; null when nothing was typed. */
export function containing(search: string): string | null {
  const text = search.normalize('NFC').trim().toLowerCase();
  return text === '' ? null : `%${plain(text)}%`;
}

const plain = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
