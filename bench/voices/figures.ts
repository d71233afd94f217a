/** What one type reached over some trials. */
export interface Figures {
  readonly hits: number;
  readonly misses: number;
  readonly falseAlarms: number;
  readonly precision: number | null;
  readonly recall: number | null;
  readonly f1: number | null;
}

export function figuresOf(hits: number, misses: number, falseAlarms: number): Figures {
  const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);
  const precision = share(hits, hits + falseAlarms);
  const recall = share(hits, hits + misses);
  const f1 = share(2 * hits, 2 * hits + misses + falseAlarms);
  return { hits, misses, falseAlarms, precision, recall, f1 };
}

/** The 95 % interval of a share by E. Wilson's score. Null of nothing. */
export function shareInterval(part: number, whole: number): readonly [number, number] | null {
  if (whole === 0) return null;
  const z = 1.96;
  const share = part / whole;
  const middle = share + (z * z) / (2 * whole);
  const half = z * Math.sqrt((share * (1 - share)) / whole + (z * z) / (4 * whole * whole));
  const scale = 1 + (z * z) / whole;
  return [Math.max(0, (middle - half) / scale), Math.min(1, (middle + half) / scale)];
}
