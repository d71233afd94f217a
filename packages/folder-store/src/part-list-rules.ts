export type HeldPart = {
  readonly partNumber: number;
  readonly etag: string;
  readonly size: number;
};

export type PartListVerdict<P extends HeldPart> =
  | { readonly refused: 'InvalidPart' | 'InvalidPartOrder' | 'PartTooSmall'; readonly why: string }
  | { readonly refused: null; readonly parts: readonly P[] };

/** Judges the list that completes an upload, by S3's rules, against the parts that are held. */
export function judgePartList<P extends HeldPart>(
  named: readonly { readonly partNumber: number; readonly etag: string }[],
  held: readonly P[],
  minPartBytes: number,
): PartListVerdict<P> {
  if (named.length === 0) return { refused: 'InvalidPart', why: 'No part is named' };
  if (!isAscending(named)) return { refused: 'InvalidPartOrder', why: 'Name them in order' };
  const parts: P[] = [];
  for (const { partNumber, etag } of named) {
    const part = held.find((one) => one.partNumber === partNumber);
    if (!part || bareEtag(part.etag) !== bareEtag(etag)) {
      return { refused: 'InvalidPart', why: `Part ${partNumber} is not held with that ETag` };
    }
    parts.push(part);
  }
  // AWS drops parts that are not named; Ceph refuses, so nobody may count on the one or the other.
  if (parts.length < held.length) {
    return { refused: 'InvalidPart', why: `${held.length} parts are held; name all of them` };
  }
  const small = parts.slice(0, -1).find(({ size }) => size < minPartBytes);
  if (small) {
    const why = `Part ${small.partNumber} has ${small.size} bytes; only the last may have fewer than ${minPartBytes}`;
    return { refused: 'PartTooSmall', why };
  }
  return { refused: null, parts };
}

/** By number, none twice. */
export function isAscending(parts: readonly { readonly partNumber: number }[]): boolean {
  return parts.every((part, index) => {
    const before = parts[index - 1];
    return before === undefined || before.partNumber < part.partNumber;
  });
}

export function bareEtag(etag: string): string {
  return etag.replace(/^"(.*)"$/, '$1');
}
