/** Reads a file of little-endian 16-bit floats; not every browser has Float16Array yet. */
export function decodeHalfFloats(file: ArrayBuffer): Float32Array {
  const view = new DataView(file);
  return Float32Array.from({ length: file.byteLength >> 1 }, (_, n) =>
    decodeHalf(view.getUint16(2 * n, true)),
  );
}

function decodeHalf(bits: number): number {
  const sign = bits >> 15 === 1 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
