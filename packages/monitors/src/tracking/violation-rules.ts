import type { Severity } from '../incident-rules.ts';

/** As the specification writes it (002 §3, unified violation record). */
export type TrackingSystem = 'eye' | 'voice' | 'keyboard';

/** The counters of 002 §3, in its order. */
export const counterNames = [
  'LookingAway',
  'NoFace',
  'MultipleFaces',
  'LookingUp',
  'LookingDown',
  'LookingLeft',
  'LookingRight',
  'VoiceDetected',
  'MultipleVoiceDetected',
  'CopyingAttempt',
  'ScreenshotAttempt',
  'TabSwitching',
  'ForbiddenKey',
] as const;

export type CounterName = (typeof counterNames)[number];

export interface SpecifiedViolation {
  readonly trackingSystem: TrackingSystem;
  /** 002 §8, “Violation types and severities”. */
  readonly severity: Severity;
  /** Absent where 002 §3 names no counter: the violation is then counted in TotalViolations only. */
  readonly counter?: CounterName;
}

/** Every type of the specification (002 §8). A type that is not here is one of ours. */
export const specifiedViolations: ReadonlyMap<string, SpecifiedViolation> = new Map<
  string,
  SpecifiedViolation
>([
  ['LOOKING_AWAY', { trackingSystem: 'eye', severity: 'medium', counter: 'LookingAway' }],
  ['LOOKING_UP', { trackingSystem: 'eye', severity: 'medium', counter: 'LookingUp' }],
  ['LOOKING_DOWN', { trackingSystem: 'eye', severity: 'medium', counter: 'LookingDown' }],
  ['LOOKING_LEFT', { trackingSystem: 'eye', severity: 'medium', counter: 'LookingLeft' }],
  ['LOOKING_RIGHT', { trackingSystem: 'eye', severity: 'medium', counter: 'LookingRight' }],
  ['NO_FACE', { trackingSystem: 'eye', severity: 'high', counter: 'NoFace' }],
  ['MULTIPLE_FACES', { trackingSystem: 'eye', severity: 'high', counter: 'MultipleFaces' }],
  ['VOICE_DETECTED', { trackingSystem: 'voice', severity: 'medium', counter: 'VoiceDetected' }],
  [
    'MULTIPLE_VOICE_DETECTED',
    { trackingSystem: 'voice', severity: 'critical', counter: 'MultipleVoiceDetected' },
  ],
  ['DEVELOPER_TOOLS', { trackingSystem: 'keyboard', severity: 'critical' }],
  [
    'SCREENSHOT_ATTEMPT',
    { trackingSystem: 'keyboard', severity: 'critical', counter: 'ScreenshotAttempt' },
  ],
  ['TAB_SWITCHING', { trackingSystem: 'keyboard', severity: 'high', counter: 'TabSwitching' }],
  ['COPYING_ATTEMPT', { trackingSystem: 'keyboard', severity: 'high', counter: 'CopyingAttempt' }],
  ['PASTE_ATTEMPT', { trackingSystem: 'keyboard', severity: 'high' }],
  ['SAVE_ATTEMPT', { trackingSystem: 'keyboard', severity: 'medium' }],
  ['PRINT_ATTEMPT', { trackingSystem: 'keyboard', severity: 'medium' }],
  ['FORBIDDEN_KEY', { trackingSystem: 'keyboard', severity: 'low', counter: 'ForbiddenKey' }],
]);

/** The counter that a violation of this type raises; undefined where there is none. */
export function counterOf(violationType: string): CounterName | undefined {
  return specifiedViolations.get(violationType)?.counter;
}

/** Whether the specification counts this type in TotalViolations and in the risk (002 §8). */
export function isSpecified(violationType: string): boolean {
  return specifiedViolations.has(violationType);
}
