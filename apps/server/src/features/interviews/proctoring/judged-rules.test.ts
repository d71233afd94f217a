import { keyboardSeverities } from '@candor/monitors/keyboard';
import { specifiedViolations } from '@candor/monitors/tracking';
import { expect, test } from 'vitest';
import { isKeyOfNavigation, judgedByType } from './judged-rules.ts';

test.each([...specifiedViolations])(
  '[ME-9] [MV-5] [KB-2] %s has its own monitor and severity, whatever a page says',
  (violationType, { trackingSystem, severity }) => {
    for (const said of ['eye', 'voice', 'keyboard'] as const) {
      const violation = { trackingSystem: said, violationType, violationData: { severity: 'low' } };
      expect(judgedByType(violation)).toEqual({
        trackingSystem,
        severityLevel: severity,
        violationData: { severity },
      });
    }
  },
);

test.each(Object.entries(keyboardSeverities))(
  '%s is of the keyboard',
  (violationType, severity) => {
    const judged = judgedByType({ trackingSystem: 'eye', violationType });
    expect(judged).toMatchObject({ trackingSystem: 'keyboard', severityLevel: severity });
  },
);

test('[MS-5] a type that nobody knows has the default severity', () => {
  const judged = judgedByType({ trackingSystem: 'eye', violationType: 'HUMMING' });
  expect(judged).toMatchObject({ trackingSystem: 'eye', severityLevel: 'medium' });
});

test.each([
  [70, 'low'],
  [70.5, 'medium'],
  [80, 'medium'],
  [81, 'high'],
  [90, 'high'],
  [90.1, 'critical'],
])('[MV-5] a level of %d is %s, by the level that was reported', (audioLevel, severity) => {
  const violationData = { audioLevel, severity: 'low', levelSeverity: 'low' };
  const said = { trackingSystem: 'voice', violationType: 'VOICE_DETECTED', violationData } as const;
  expect(judgedByType(said)).toEqual({
    trackingSystem: 'voice',
    severityLevel: 'medium',
    violationData: { audioLevel, severity, levelSeverity: severity },
  });
});

test.each([
  ['Tab', true],
  ['Shift+Tab', true],
  ['Home', true],
  ['Escape', true],
  ['Insert', true],
  ['Ctrl+Alt+Space', true],
  ['Ctrl+K', false],
  ['F5', false],
  ['Alt+Tab', false],
])('%s is a key of navigation: %s', (keyCombination, isOne) => {
  const said = { trackingSystem: 'keyboard', violationType: 'FORBIDDEN_KEY' } as const;
  expect(isKeyOfNavigation({ ...said, violationData: { keyCombination } })).toBe(isOne);
  const other = { ...said, violationType: 'TAB_SWITCHING', violationData: { keyCombination } };
  expect(isKeyOfNavigation(other)).toBe(false);
});
