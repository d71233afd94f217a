import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KeyPress } from './key-rules.ts';
import type { KeyboardSignal, KeyboardState } from './keyboard-rules.ts';
import { initialKeyboard, shouldBlock, stepKeyboard } from './keyboard-rules.ts';
import { keyboardLimits as limits } from './limits-rules.ts';
import { keyboardTexts, unauthorizedActivity } from './type-rules.ts';

/** “Ctrl+Shift+I”, as a press of that key. */
function press(combination: string, extra: Partial<KeyPress> = {}): KeyPress {
  const names = combination.split('+');
  const key = names.at(-1) ?? '';
  return {
    key,
    code: /^[A-Z]$/.test(key) ? `Key${key}` : key,
    ctrl: names.includes('Ctrl'),
    alt: names.includes('Alt'),
    shift: names.includes('Shift'),
    meta: names.includes('Meta') || names.includes('Win'),
    altGraph: false,
    inText: false,
    ...extra,
  };
}

const down = (combination: string, at = 0, extra: Partial<KeyPress> = {}): KeyboardSignal => ({
  kind: 'key',
  phase: 'down',
  at,
  press: press(combination, extra),
  repeat: false,
});

const up = (combination: string, at = 0): KeyboardSignal => ({
  kind: 'key',
  phase: 'up',
  at,
  press: press(combination),
  repeat: false,
});

function run(signals: readonly KeyboardSignal[], keyboardNavigation = false) {
  let state: KeyboardState = initialKeyboard({ keyboardNavigation });
  return signals.flatMap((signal) => {
    const [next, incidents] = stepKeyboard(state, signal, limits);
    state = next;
    return incidents;
  });
}

const blocks = (signal: KeyboardSignal, keyboardNavigation = false) =>
  shouldBlock(initialKeyboard({ keyboardNavigation }), signal);

describe('[KB-2] combinations', () => {
  test.each([
    ['Ctrl+C', 'COPYING_ATTEMPT', 'high'],
    ['Ctrl+X', 'COPYING_ATTEMPT', 'high'],
    ['Ctrl+V', 'PASTE_ATTEMPT', 'high'],
    ['Shift+Insert', 'PASTE_ATTEMPT', 'high'],
    ['Ctrl+S', 'SAVE_ATTEMPT', 'medium'],
    ['Ctrl+P', 'PRINT_ATTEMPT', 'medium'],
    ['Ctrl+K', 'FORBIDDEN_KEY', 'low'],
    ['Ctrl+O', 'FORBIDDEN_KEY', 'low'],
    ['F12', 'DEVELOPER_TOOLS', 'critical'],
    ['Ctrl+Shift+I', 'DEVELOPER_TOOLS', 'critical'],
    ['Ctrl+Shift+J', 'DEVELOPER_TOOLS', 'critical'],
    ['Ctrl+Shift+C', 'DEVELOPER_TOOLS', 'critical'],
    ['Ctrl+U', 'DEVELOPER_TOOLS', 'critical'],
    ['F10', 'DEVELOPER_TOOLS', 'critical'],
    ['PrintScreen', 'SCREENSHOT_ATTEMPT', 'critical'],
    ['Shift+Meta+S', 'SCREENSHOT_ATTEMPT', 'critical'],
    ['Alt+Tab', 'TAB_SWITCHING', 'high'],
    ['Ctrl+Tab', 'TAB_SWITCHING', 'high'],
    ['Alt+F4', 'FORBIDDEN_KEY', 'low'],
    ['Ctrl+T', 'FORBIDDEN_KEY', 'low'],
    ...Array.from({ length: 9 }, (_, n) => [`F${n + 1}`, 'FORBIDDEN_KEY', 'low'] as const),
    ['F11', 'FORBIDDEN_KEY', 'low'],
  ] as const)('%s is %s, %s, with its warning, and blocked', (combination, type, severity) => {
    expect(run([down(combination)])).toEqual([
      {
        monitor: 'keyboard',
        type,
        severity,
        at: 0,
        confidence: 1,
        text: keyboardTexts[type],
        details: { keyCombination: combination, prevented: true },
      },
    ]);
    expect(blocks(down(combination))).toBe(true);
  });

  test.each([
    'Insert',
    'Delete',
    'Home',
    'End',
    'PageUp',
    'PageDown',
    'ScrollLock',
    'Pause',
    'Break',
  ])('%s is flagged and does what it does', (key) => {
    const [incident] = run([down(key)]);
    expect(incident).toMatchObject({ type: 'FORBIDDEN_KEY', details: { prevented: false } });
    expect(blocks(down(key))).toBe(false);
  });

  test('Tab and Escape are flagged but never blocked: people move about with them', () => {
    for (const key of ['Tab', 'Escape', 'Shift+Tab']) {
      expect(run([down(key)])[0]?.type).toBe('FORBIDDEN_KEY');
      expect(blocks(down(key))).toBe(false);
    }
  });

  test('the Windows key alone is tab switching, told when it is let go', () => {
    const signals = [down('Meta', 0), up('Meta', 90)];
    expect(run(signals)).toMatchObject([{ type: 'TAB_SWITCHING', at: 90 }]);
    expect(run([down('Meta'), down('Shift+Meta+S', 40), up('Meta', 90)])).toMatchObject([
      { type: 'SCREENSHOT_ATTEMPT' },
    ]);
  });

  test('leaving the window while Alt is held is Alt+Tab, which no page can see', () => {
    expect(run([down('Alt'), { kind: 'blur', at: 200 }])).toMatchObject([
      { type: 'TAB_SWITCHING', details: { keyCombination: 'Alt+Tab', prevented: false } },
    ]);
    expect(run([{ kind: 'blur', at: 200 }])).toMatchObject([{ type: 'WINDOW_BLUR' }]);
  });

  test('Ctrl, Shift, I is one act; Ctrl and Shift let go by themselves are a combination', () => {
    expect(
      run([down('Ctrl+Control'), down('Ctrl+Shift', 20), down('Ctrl+Shift+I', 40)]),
    ).toHaveLength(1);
    expect(run([down('Ctrl+Control'), down('Ctrl+Shift', 20), up('Ctrl+Shift', 60)])).toMatchObject(
      [{ type: 'FORBIDDEN_KEY', details: { keyCombination: 'Ctrl+Shift' } }],
    );
  });

  test('typing is nothing: letters, capitals and AltGr signs in a text, arrows, Enter, Space', () => {
    const text = { inText: true };
    expect(
      run([
        down('a', 0, { key: 'a', code: 'KeyA' }),
        down('Shift+A', 1, text),
        down('Ctrl+Alt+@', 2, { ...text, altGraph: true }),
        down('ArrowDown', 3),
        down('Enter', 4),
        down(' ', 5),
      ]),
    ).toEqual([]);
  });

  test('a layout where C lies elsewhere copies with the key that says C', () => {
    expect(run([down('Ctrl+C', 0, { key: 'c', code: 'KeyJ' })])[0]?.type).toBe('COPYING_ATTEMPT');
  });
});

describe('[KB-2] mouse, clipboard and window', () => {
  test('a right-click is always blocked', () => {
    const signal: KeyboardSignal = { kind: 'right-click', at: 0 };
    expect(blocks(signal)).toBe(true);
    expect(run([signal])).toMatchObject([
      { type: 'FORBIDDEN_KEY', text: unauthorizedActivity, details: { prevented: true } },
    ]);
  });

  test.each(['menu', 'settings', 'toolbar', 'browser-control'] as const)(
    'a left-click on a %s element is flagged, not blocked',
    (element) => {
      const signal: KeyboardSignal = { kind: 'left-click', at: 0, element };
      expect(blocks(signal)).toBe(false);
      expect(run([signal])).toMatchObject([
        { type: 'FORBIDDEN_KEY', details: { prevented: false } },
      ]);
    },
  );

  test('a paste by the menu is a type of its own; by Ctrl+V it is reported once', () => {
    const paste = { kind: 'clipboard', action: 'paste', at: 30 } as const;
    expect(run([paste]).map(({ type }) => type)).toEqual(['PASTE_BY_MENU']);
    expect(run([down('Ctrl+V'), paste]).map(({ type }) => type)).toEqual(['PASTE_ATTEMPT']);
  });

  test('a hidden page is tab switching', () => {
    expect(run([{ kind: 'hidden', at: 5 }])).toMatchObject([
      { type: 'TAB_SWITCHING', severity: 'high', text: keyboardTexts.TAB_SWITCHING },
    ]);
  });
});

describe('the accommodation “keyboard navigation”', () => {
  test.each([
    'Tab',
    'Shift+Tab',
    'Home',
    'End',
    'Escape',
    'PageDown',
    'Insert',
    'Ctrl+Home',
    'Ctrl+Alt+ArrowRight',
  ])('suppresses %s at its source', (combination) => {
    expect(run([down(combination)], true)).toEqual([]);
    expect(blocks(down(combination), true)).toBe(false);
  });

  test.each(['Ctrl+C', 'F12', 'Alt+Tab', 'Ctrl+Tab', 'PrintScreen'])(
    'leaves %s flagged',
    (combination) => {
      expect(run([down(combination)], true)).toHaveLength(1);
    },
  );
});

describe('cooldowns', () => {
  test('the same combination is ignored for 3 s, another is not; the warning waits 3 s for all', () => {
    const incidents = run([
      down('Ctrl+C', 0),
      down('Ctrl+C', 2999),
      down('Ctrl+V', 1000),
      down('Ctrl+C', 3000),
    ]);
    expect(incidents.map(({ at, type, text }) => [at, type, text !== undefined])).toEqual([
      [0, 'COPYING_ATTEMPT', true],
      [1000, 'PASTE_ATTEMPT', false],
      [3000, 'COPYING_ATTEMPT', true],
    ]);
  });

  const keys = ['c', 'v', 's', 'i', 'Tab', 'Escape', 'F5', 'F12', 'Meta', 'Control', 'Shift', 'a'];
  const anySignal = fc.record({
    wait: fc.nat(2000),
    key: fc.constantFrom(...keys),
    ctrl: fc.boolean(),
    shift: fc.boolean(),
    phase: fc.constantFrom('down' as const, 'up' as const),
    other: fc.constantFrom(null, 'blur' as const, 'hidden' as const, 'right-click' as const),
  });

  test('whatever is pressed: nothing comes sooner than its cooldown, and a replay gives the same', () => {
    fc.assert(
      fc.property(fc.array(anySignal, { maxLength: 80 }), (steps) => {
        let at = 0;
        const signals = steps.map(({ wait, key, ctrl, shift, phase, other }): KeyboardSignal => {
          at += wait;
          if (other) return { kind: other, at };
          const held = { ...press(key), code: '', ctrl, shift };
          return { kind: 'key', at, phase, press: held, repeat: false };
        });
        const incidents = run(signals);
        const last = new Map<string, number>();
        let warnedAt = Number.NEGATIVE_INFINITY;
        for (const incident of incidents) {
          const same = `${incident.type} ${String(incident.details?.['keyCombination'])}`;
          expect(incident.at - (last.get(same) ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(
            3000,
          );
          last.set(same, incident.at);
          if (incident.text === undefined) continue;
          expect(incident.at - warnedAt).toBeGreaterThanOrEqual(3000);
          warnedAt = incident.at;
        }
        expect(run(signals)).toEqual(incidents);
      }),
    );
  });
});
