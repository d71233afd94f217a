/** What the first bytes say that this is; null for anything that is shown by no logo of ours (SVG runs scripts). */
export function imageTypeOf(bytes: Uint8Array): 'image/png' | 'image/jpeg' | 'image/webp' | null {
  const at = (start: number, ...signs: readonly number[]) =>
    signs.every((sign, index) => bytes[start + index] === sign);
  if (at(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (at(0, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  const isRiff = at(0, 0x52, 0x49, 0x46, 0x46) && at(8, 0x57, 0x45, 0x42, 0x50);
  return isRiff ? 'image/webp' : null;
}
