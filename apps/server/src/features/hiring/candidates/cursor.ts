/** A position as the address of the next page carries it; nobody else needs to read it. */
export const writeCursor = (position: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(position), 'utf8').toString('base64url');

/** What it holds, or undefined for what is none. */
export function readCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
