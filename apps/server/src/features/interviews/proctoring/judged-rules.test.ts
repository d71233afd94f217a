import { faceSeverities } from '@candor/monitors/face';
import { keyboardSeverities } from '@candor/monitors/keyboard';
import { violations } from '@candor/contract/interviews/violation-rules';
import { expect, test } from 'vitest';
import { isKeyOfNavigation, judgedByType } from './judged-rules.ts';

test.each([...violations])(
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

test('what the monitors report is judged as they judge it themselves', () => {
  for (const [trackingSystem, severities] of [
    ['eye', faceSeverities],
    ['keyboard', keyboardSeverities],
  ] as const) {
    for (const [violationType, severityLevel] of Object.entries(severities)) {
      const judged = judgedByType({ trackingSystem: 'voice', violationType });
      expect(judged).toMatchObject({ trackingSystem, severityLevel });
    }
  }
});

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
