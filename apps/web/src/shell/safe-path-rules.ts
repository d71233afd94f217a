/**
 * A path of this origin, or undefined. Browsers read `//host` and `/\host` as another host, drop
 * tabs and line breaks before they do so, and decode nothing here: so anything but a single slash
 * followed by an ordinary character is refused.
 */
export function safePath(path: string | null | undefined): string | undefined {
  const text = path ?? '';
  const isLocal = /^\/(?![/\\])/.test(text) && !text.includes('\\') && !hasControlCharacter(text);
  return isLocal ? text : undefined;
}

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => {
    const code = character.charCodeAt(0);
    return code < 0x20 || code === 0x7f;
  });
}
