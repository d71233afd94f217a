import {
  byMonitor,
  keyedBy,
  type MonitorName,
  monitorNames,
  monitors,
  type Severity,
  type Violation,
} from './monitor-rules.ts';
import { monitorWords } from './monitor-words.ts';

// What the list of monitors says of violations, looked up by their type.

type Listed = { [Name in MonitorName]: (typeof monitors)[Name]['violations'] }[MonitorName];
type ValuesOf<Each> = Each extends unknown ? Each[keyof Each] : never;

export type CounterName = Extract<ValuesOf<Listed>, { readonly counter: string }>['counter'];
export type PreventionName = Extract<
  ValuesOf<Listed>,
  { readonly prevention: string }
>['prevention'];

export type KnownViolation = Violation & {
  readonly trackingSystem: MonitorName;
  readonly counter?: CounterName;
  readonly prevention?: PreventionName;
};

/** Every type that a monitor reports; a map, because pages say any word as a type. */
export const violations: ReadonlyMap<string, KnownViolation> = new Map(
  monitorNames.flatMap((trackingSystem) =>
    Object.entries(monitors[trackingSystem].violations).map(
      ([type, violation]) => [type, { trackingSystem, ...violation }] as const,
    ),
  ),
);

const known = [...violations.values()];

/** The counters of 002 §3, in its order. */
export const counterNames = known.flatMap(({ counter }) => counter ?? []);
/** “four flags for copy, screenshot, tab and forbidden-key prevention” (002 §3). */
export const preventionNames = [...new Set(known.flatMap(({ prevention }) => prevention ?? []))];

/** “Default violation confidence is 0.8 and default severity medium” (002 §8). */
export const defaultSeverity: Severity = 'medium';

/** The counter that a violation of this type raises; undefined where there is none. */
export function counterOf(violationType: string): CounterName | undefined {
  return violations.get(violationType)?.counter;
}

/** Whether the specification counts this type in TotalViolations and in the risk (002 §8). */
export function isSpecified(violationType: string): boolean {
  const violation = violations.get(violationType);
  return violation !== undefined && violation.isOurs !== true;
}

/** “Bot-interview event mapping” (002 §8). */
export type MappedType = 'face_not_visible' | 'multiple_faces' | 'looking_away' | 'unknown';

/**
 * “no-face becomes face_not_visible; multiple-faces becomes multiple_faces; looking directions become
 * looking_away; anything else becomes unknown” (002 §8).
 * @param type `NO_FACE` or `no-face`: both spellings occur
 */
export function mapType(type: string): MappedType {
  const name = type.toLowerCase().replaceAll('_', '-');
  if (name === 'no-face') return 'face_not_visible';
  if (name === 'multiple-faces') return 'multiple_faces';
  return name.startsWith('looking') ? 'looking_away' : 'unknown';
}

/** How often each type was noted, by monitor. */
export type NotedCounts = Readonly<Record<MonitorName, ReadonlyMap<string, number>>>;

export const nothingNoted: NotedCounts = byMonitor(() => new Map());

export function noteOne(
  counts: NotedCounts,
  { monitor, type }: { readonly monitor: MonitorName; readonly type: string },
): NotedCounts {
  const before = counts[monitor];
  return { ...counts, [monitor]: new Map(before).set(type, (before.get(type) ?? 0) + 1) };
}

/** [MS-3] The audit history: a text for each monitor, of counts alone. */
export const historyTexts = (counts: NotedCounts) =>
  keyedBy('history', (name) => {
    const parts = [...counts[name]].map(([type, count]) => `${type} ${count}`);
    const said = parts.length === 0 ? 'nothing was noted' : parts.join(', ');
    return `${monitorWords[name].history}: ${said}.`;
  });
