import type { Incident } from '@candor/monitors';

/** KB-1: one entry of “Recent Violations”. */
export type KeyEntry = {
  readonly id: number;
  readonly type: string;
  readonly combination: string;
  readonly at: number;
  readonly prevented: boolean;
  /** Made with a test button: shown, and never reported. */
  readonly isTest: boolean;
};

export function entryOf(incident: Incident, id: number, isTest: boolean): KeyEntry {
  const { type, at, details = {} } = incident;
  const combination = String(details['keyCombination'] ?? '');
  return { id, type, combination, at, prevented: details['prevented'] === true, isTest };
}

/** The four numbers of the violation summary (002 §2). */
export function summaryOf(entries: readonly KeyEntry[]) {
  const count = (...types: string[]) => entries.filter(({ type }) => types.includes(type)).length;
  return [
    ['tabs', count('TAB_SWITCHING')],
    ['copies', count('COPYING_ATTEMPT', 'PASTE_ATTEMPT', 'PASTE_BY_MENU', 'COPY_BY_MENU')],
    ['tools', count('DEVELOPER_TOOLS', 'DEVTOOLS_DOCKED')],
    ['screenshots', count('SCREENSHOT_ATTEMPT')],
  ] as const;
}

/** The type that occurred most; the newer one of two. undefined without any. */
export function mostCommon(entries: readonly KeyEntry[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { type } of entries) counts.set(type, (counts.get(type) ?? 0) + 1);
  const highest = Math.max(0, ...counts.values());
  return entries.findLast(({ type }) => counts.get(type) === highest)?.type;
}

/** HH:mm:ss in the time of this computer. */
export function clockOf(at: number): string {
  const date = new Date(at);
  return [date.getHours(), date.getMinutes(), date.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** 002 §2, in its order. */
export const blockedCombinations = [
  'Alt+Tab',
  'Win key',
  'F1-F12',
  'Ctrl+C',
  'Ctrl+V',
  'Ctrl+X',
  'Ctrl+S',
  'Ctrl+P',
  'Ctrl+O',
  'F12',
  'Ctrl+Shift+I',
  'Ctrl+Shift+J',
] as const;
