import type { Incident } from '@candor/monitors';
import { createKeyboardMonitor, type KeyboardMonitor } from '@candor/monitors/browser/keyboard';
import type { HealthState } from '@candor/monitors/health';
import {
  initialKeyboard,
  type KeyboardSignal,
  keyboardLimits,
  stepKeyboard,
} from '@candor/monitors/keyboard';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { entryOf, type KeyEntry } from './keyboard-panel-rules.ts';

type Options = {
  /** The interview runs and the company asked for it. */
  readonly active: boolean;
  readonly keyboardNavigation: boolean;
  readonly onIncident: (incident: Incident) => void;
  /** Made by a button of the panel: warned of, and told to nobody. */
  readonly onTest: (incident: Incident) => void;
  readonly onHealth: (state: HealthState, at: number) => void;
};

const unpress = {
  alt: false,
  ctrl: false,
  shift: false,
  meta: false,
  altGraph: false,
  inText: false,
};

/** What the panel's test buttons pretend (KB-1). */
const pretended: Readonly<Record<'Tab Switch' | 'Copy Attempt' | 'Dev Tools', KeyboardSignal>> = {
  'Tab Switch': { kind: 'hidden', at: 0 },
  'Copy Attempt': {
    kind: 'key',
    at: 0,
    phase: 'down',
    repeat: false,
    press: { ...unpress, ctrl: true, key: 'c', code: 'KeyC' },
  },
  'Dev Tools': {
    kind: 'key',
    at: 0,
    phase: 'down',
    repeat: false,
    press: { ...unpress, key: 'F12', code: 'F12' },
  },
};

export type TestName = keyof typeof pretended;
export const testNames = Object.keys(pretended) as TestName[];

export function useKeyboardMonitor({ active, keyboardNavigation, ...options }: Options) {
  const [entries, setEntries] = useState<readonly KeyEntry[]>([]);
  const [isRunning, setRunning] = useState(false);
  const monitor = useRef<KeyboardMonitor | null>(null);
  const count = useRef(0);
  const take = useEffectEvent((incident: Incident, isTest: boolean) => {
    count.current += 1;
    const entry = entryOf(incident, count.current, isTest);
    setEntries((before) => [...before, entry]);
    if (isTest) options.onTest(incident);
    else options.onIncident(incident);
  });
  const feel = useEffectEvent((state: HealthState, at: number) => options.onHealth(state, at));
  useEffect(() => {
    if (!active) return;
    const created = createKeyboardMonitor({
      accommodations: { keyboardNavigation },
      onIncident: (incident) => take(incident, false),
      onHealth: (state, at) => {
        feel(state, at);
        setRunning(state !== 'off');
      },
    });
    monitor.current = created;
    created.start();
    return () => created.stop();
  }, [active, keyboardNavigation]);
  return {
    entries,
    isRunning,
    start: () => monitor.current?.start(),
    stop: () => monitor.current?.stop(),
    clear: () => setEntries([]),
    /** Decided by the same rules, shown in the panel, told to nobody. */
    test: (name: TestName) => {
      const signal = { ...pretended[name], at: Date.now() };
      const [, incidents] = stepKeyboard(
        initialKeyboard({ keyboardNavigation }),
        signal,
        keyboardLimits,
      );
      for (const incident of incidents) {
        take(incident, true);
      }
    },
  };
}
