export type MonitorName = 'eye' | 'voice' | 'keyboard';

/** Specification, section 8 (“Violation types and severities”), in the spelling of section 3. */
export type Severity = 'low' | 'medium' | 'high' | 'critical';

/** One violation of the specification, or one of our own types, at the moment a monitor decided it. */
export interface Incident<Type extends string = string> {
  readonly monitor: MonitorName;
  readonly type: Type;
  readonly severity: Severity;
  /** Milliseconds since the epoch, from the signal that caused it. */
  readonly at: number;
  /** 0 to 1. */
  readonly confidence: number;
  /** The warning shown to the candidate; absent when this one shows none (a warning's cooldown). */
  readonly text?: string;
  /** What the monitor measured, by name. Lengths, no points in time: `at` alone is shifted to the server's. */
  readonly details?: Readonly<Record<string, number | string | boolean>>;
}

/** Consecutive incidents of one type, as a reviewer sees them. */
export interface Episode<Type extends string = string> {
  readonly monitor: MonitorName;
  readonly type: Type;
  /** Milliseconds since the epoch: the first incident. */
  readonly from: number;
  readonly to: number;
  /** 0 to 1, see `episodes/`. */
  readonly confidence: number;
  readonly events: number;
}
