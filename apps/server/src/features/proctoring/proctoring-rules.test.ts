import { describe, expect, test } from 'vitest';
import { type HealthStretch, healthOf, monitorSettings } from './proctoring-rules.ts';

const window = { from: 0, until: 600_000 };
const stretch = (state: HealthStretch['state'], from: number, until: number): HealthStretch => ({
  trackingSystem: 'eye',
  state,
  from: from * 1000,
  until: until * 1000,
});

describe('how well a monitor watched', () => {
  test('up from beginning to end leaves no gap', () => {
    expect(healthOf([stretch('up', 0, 600)], window)).toEqual({ gaps: [], upShare: 1 });
  });

  test('a pause between two heartbeats is none, a silence of more than 30 s is one', () => {
    const quiet = healthOf([stretch('up', 0, 100), stretch('up', 130, 600)], window);
    expect(quiet.gaps).toEqual([]);
    const silent = healthOf([stretch('up', 0, 100), stretch('up', 131, 600)], window);
    expect(silent.gaps).toEqual([{ state: 'silent', from: 100_000, until: 131_000 }]);
  });

  test('a short loss is told with its state, also between two that worked', () => {
    const { gaps, upShare } = healthOf(
      [stretch('up', 0, 100), stretch('dead', 100, 106), stretch('up', 106, 600)],
      window,
    );
    expect(gaps).toEqual([{ state: 'dead', from: 100_000, until: 106_000 }]);
    expect(upShare).toBeCloseTo(0.99);
  });

  test('a monitor that never spoke was silent all the time', () => {
    expect(healthOf([], window)).toEqual({
      gaps: [{ state: 'silent', from: 0, until: 600_000 }],
      upShare: 0,
    });
  });

  test('what another page says does not take away what one has seen', () => {
    const both = [stretch('up', 0, 600), stretch('stalled', 200, 300)];
    expect(healthOf(both, window)).toEqual({ gaps: [], upShare: 1 });
  });

  test('stretches outside the interview count for nothing', () => {
    const { gaps } = healthOf([stretch('up', -100, 0), stretch('up', 600, 900)], window);
    expect(gaps).toEqual([{ state: 'silent', from: 0, until: 600_000 }]);
  });
});

describe('what is watched', () => {
  const wishes = { facialTracking: true, voiceTracking: true, keyboardTracking: true };

  test('the facial-tracking flag switches all three', () => {
    const off = { ...wishes, facialTracking: false };
    expect(monitorSettings(off, {})).toEqual({ eye: 'off', voice: 'off', keyboard: 'off' });
    expect(monitorSettings(wishes, {})).toEqual({ eye: 'on', voice: 'on', keyboard: 'on' });
  });

  test('where nothing is asked for, an accommodation still holds for a candidate who enables it', () => {
    const off = { facialTracking: false, voiceTracking: false, keyboardTracking: false };
    expect(monitorSettings(off, { noCamera: true })).toEqual({
      eye: 'accommodated',
      voice: 'off',
      keyboard: 'off',
    });
  });

  test('an accommodation takes away only what was asked for', () => {
    const granted = { monitorsOff: ['keyboard', 'voice'], noCamera: true };
    expect(monitorSettings({ ...wishes, voiceTracking: false }, granted)).toEqual({
      eye: 'accommodated',
      voice: 'off',
      keyboard: 'accommodated',
    });
  });
});
