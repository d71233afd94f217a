import { describe, expect, test } from 'vitest';
import {
  type HealthStretch,
  healthOf,
  isMonitored,
  mayReport,
  monitorSettings,
} from './proctoring-rules.ts';

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
  const isSet = [false, true];
  const wishes = isSet.flatMap((eye) =>
    isSet.flatMap((voice) => isSet.map((keyboard) => ({ eye, voice, keyboard }))),
  );
  const granted = isSet.flatMap((noCamera) =>
    [[], ['eye'], ['voice'], ['keyboard'], ['eye', 'voice'], ['eye', 'keyboard']]
      .concat([
        ['voice', 'keyboard'],
        ['eye', 'voice', 'keyboard'],
      ])
      .map((monitorsOff) => ({ noCamera, monitorsOff })),
  );
  const combinations = wishes.flatMap((asked) =>
    granted.map((grant) => ({ asked, grant, name: JSON.stringify({ ...asked, ...grant }) })),
  );

  test.each(combinations)(
    '[ME-1] [MV-1] [KB-1] each monitor is its own switch: $name',
    ({ asked, grant }) => {
      const settings = monitorSettings(asked, grant);
      const isAny = Object.values(asked).includes(true);
      for (const system of ['eye', 'voice', 'keyboard'] as const) {
        const isGranted =
          grant.monitorsOff.includes(system) || (system === 'eye' && grant.noCamera);
        // Where nobody asks, what was granted holds for a candidate who enables the monitors.
        const expected = isGranted && (asked[system] || !isAny) ? 'accommodated' : 'off';
        expect(settings[system]).toBe(asked[system] && !isGranted ? 'on' : expected);
        expect(mayReport(settings, system)).toBe(
          settings[system] === 'on' || (settings[system] === 'off' && !isMonitored(settings)),
        );
      }
      expect(isMonitored(settings)).toBe(Object.values(settings).includes('on'));
    },
  );
});
