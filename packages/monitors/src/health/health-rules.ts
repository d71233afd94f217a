import type { MonitorName } from '../incident-rules.ts';

/**
 * How a monitor is. `stalled`: nothing new comes from it; `dead`: its track has ended or its model
 * does not load; `covered`: the lens is dark or the microphone gives digital silence; `hidden`: the
 * browser stopped it because the page is hidden; `off`: not asked for, or closed.
 */
export type HealthState = 'up' | 'starting' | 'stalled' | 'dead' | 'covered' | 'hidden' | 'off';

/** A monitor says how it is, at least every `heartbeatMs`. */
export interface Heartbeat {
  readonly monitor: MonitorName;
  readonly state: HealthState;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** One state of one monitor, for as long as it lasts. */
export interface Stretch {
  readonly monitor: MonitorName;
  readonly state: HealthState;
  readonly from: number;
  readonly until: number;
}

export interface HealthLimits {
  /** Ours: a monitor's own pulse. */
  readonly heartbeatMs: number;
  /** “gap > 30 s shown as ‘monitor silent’”: QUALITY programme F7, the same on the server. */
  readonly silentMs: number;
}

export const healthLimits: HealthLimits = { heartbeatMs: 10_000, silentMs: 30_000 };

/** The running stretch of each monitor. */
export type HealthBook = ReadonlyMap<MonitorName, Stretch>;

export const emptyHealth: HealthBook = new Map();

/**
 * Takes a heartbeat. @returns the book, and the stretches that changed, each as it is now: report a stretch under one
 * key for as long as its monitor and `from` stay the same. The last one is the monitor's running stretch; before it
 * may stand a gap that this heartbeat ended, which lasted until now. A heartbeat that comes too late begins a stretch
 * of its own, so the silence before it stays a gap: nobody knows what the monitor would have seen.
 */
export function beat(
  book: HealthBook,
  { monitor, state, at }: Heartbeat,
  limits: HealthLimits,
): readonly [HealthBook, readonly Stretch[]] {
  const running = book.get(monitor);
  const inTime = running !== undefined && at - running.until <= limits.silentMs;
  const longer = running && { ...running, until: Math.max(running.until, at) };
  if (longer && inTime && longer.state === state) {
    return [new Map(book).set(monitor, longer), [longer]];
  }
  const next = { monitor, state, from: at, until: at };
  // What was watched is known up to the last heartbeat only; that nobody watched is known up to now.
  const ended = longer && inTime && longer.state !== 'up' ? [longer] : [];
  return [new Map(book).set(monitor, next), [...ended, next]];
}

/** What a monitor says once: nothing of it beats any more, and it stays so until it says something else. */
const lasting: ReadonlySet<HealthState> = new Set(['off', 'dead']);

/**
 * Lengthens the stretches of monitors that are switched off or dead: call it at least every `heartbeatMs`, for as
 * long as the page lives. A monitor that ought to beat and does not is left alone: its silence is a gap of its own.
 * @returns the book, and the stretches that grew
 */
export function renew(
  book: HealthBook,
  at: number,
  limits: HealthLimits,
): readonly [HealthBook, readonly Stretch[]] {
  let renewed = book;
  const grown: Stretch[] = [];
  for (const { monitor, state } of book.values()) {
    if (!lasting.has(state)) continue;
    const [next, stretches] = beat(renewed, { monitor, state, at }, limits);
    renewed = next;
    grown.push(...stretches);
  }
  return [renewed, grown];
}

/** What to show of a monitor now; `silent` when nothing was heard for more than 30 s. */
export function healthNow(
  book: HealthBook,
  {
    monitor,
    at,
    limits,
  }: { readonly monitor: MonitorName; readonly at: number; readonly limits: HealthLimits },
): HealthState | 'silent' {
  const running = book.get(monitor);
  if (!running) return 'off';
  if (running.state === 'off') return 'off';
  return at - running.until > limits.silentMs ? 'silent' : running.state;
}

export interface Gap {
  readonly state: HealthState | 'silent';
  readonly from: number;
  readonly until: number;
}

/**
 * Where one monitor did not watch between `from` and `until`. Gaps are gaps, not violations.
 * @param stretches of one monitor, in any order
 */
export function gapsOf({
  stretches,
  from,
  until,
  limits,
}: {
  readonly stretches: readonly Stretch[];
  readonly from: number;
  readonly until: number;
  readonly limits: HealthLimits;
}): Gap[] {
  const inOrder = stretches
    .filter((stretch) => stretch.until >= from && stretch.from <= until)
    .toSorted((a, b) => a.from - b.from || a.until - b.until);
  const gaps: Gap[] = [];
  let heard = from;
  for (const { state, from: start, until: end } of inOrder) {
    if (start - heard > limits.silentMs) gaps.push({ state: 'silent', from: heard, until: start });
    if (state !== 'up' && state !== 'off') {
      gaps.push({ state, from: Math.max(start, from), until: Math.min(end, until) });
    }
    heard = Math.max(heard, end);
  }
  if (until - heard > limits.silentMs) gaps.push({ state: 'silent', from: heard, until });
  return gaps;
}
