const MAX_KEY_LENGTH = 512;
const segment = /^[A-Za-z0-9_][A-Za-z0-9._=-]*$/;

/**
 * A key is segments between slashes, of letters, digits and `. _ = -`, none of them starting with a dot
 * or a dash. So it stands in a URL without encoding, and no spelling of it (`..`, `%2e`, NUL, a leading
 * slash) leads out of a folder.
 */
export function isObjectKey(key: string): boolean {
  return key.length <= MAX_KEY_LENGTH && key.split('/').every((part) => segment.test(part));
}

/** The beginning of a key; the empty one matches every key. */
export function isKeyPrefix(prefix: string): boolean {
  return prefix === '' || isObjectKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix);
}
