/** What was sent, and how long it took from the first byte to the answer. */
export type Sent = { readonly bytes: number; readonly ms: number };

/** The first is there for what every answer costs, however small; each later one is for the speed. */
const SMALLEST = 1_000;
const SECOND = 16_000;
const LARGEST = 500_000;
/** So long a measurement may take at the speed that is known so far, and so long all of them. */
const STEP_MS = 800;
const ENOUGH_MS = 2_500;

/** How much to send next; null: what is known is as good as it gets in a few seconds. */
export function nextBytes(sent: readonly Sent[]): number | null {
  const last = sent.at(-1);
  if (last === undefined) return SMALLEST;
  if (sent.length === 1) return SECOND;
  const spent = sent.reduce((sum, { ms }) => sum + ms, 0);
  if (last.ms >= STEP_MS || last.bytes >= LARGEST || spent >= ENOUGH_MS) return null;
  const bits = bitsPerSecond(sent);
  const fitting = bits === null ? last.bytes * 4 : (bits / 8) * (STEP_MS / 1000);
  return Math.min(LARGEST, Math.max(last.bytes * 2, Math.round(fitting)));
}

/** By the largest that was sent, without what an answer costs by itself; null: only that was measured. */
export function bitsPerSecond(sent: readonly Sent[]): number | null {
  const [first] = sent;
  const last = sent.at(-1);
  if (first === undefined || last === undefined || sent.length < 2) return null;
  return ((last.bytes - first.bytes) * 8 * 1000) / Math.max(1, last.ms - first.ms);
}

/** A slice is sent twice: by itself at once, and in the parts of the file. */
const TIMES_SENT = 2;

export type Meaning =
  | { readonly kind: 'not-recorded' }
  | { readonly kind: 'keeps-up' }
  /** The recording is behind by so many minutes for an hour of interview, at the busiest screen. */
  | { readonly kind: 'behind'; readonly minutesAnHour: number };

/** What a speed means for a recording of so many bits a second at most; null: nothing is recorded. */
export function meaningOf(bits: number, recordedBits: number | null): Meaning {
  if (recordedBits === null) return { kind: 'not-recorded' };
  const needed = recordedBits * TIMES_SENT;
  if (bits >= needed) return { kind: 'keeps-up' };
  return { kind: 'behind', minutesAnHour: Math.ceil(60 * (needed / Math.max(bits, 1) - 1)) };
}

/** "0.05", "3.2", "48": as exact as it was measured. */
export function megabitText(bits: number): string {
  const megabits = bits / 1_000_000;
  if (megabits >= 10) return String(Math.round(megabits));
  return megabits >= 0.1 ? megabits.toFixed(1) : megabits.toFixed(2);
}
