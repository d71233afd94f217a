import { expect, test } from 'vitest';
import { isInPause, outsidePauses, pausedWithin, pausesUntil } from './pause-rules.ts';
import { healthOf } from './proctoring-rules.ts';

const pauses = [
  { from: 100_000, until: 200_000 },
  { from: 300_000, until: 350_000 },
];

test('a pause begins with its first moment and is over at its end', () => {
  const [pause] = [{ startedAt: new Date(100), endsAt: new Date(200) }];
  expect([99, 100, 199, 200].map((at) => isInPause([pause], new Date(at)))).toEqual([
    ...[false, true, true, false],
  ]);
});

test('a submission cuts a pause short; one that begins with it is none', () => {
  const stored = [
    { startedAt: new Date(100), endsAt: new Date(200) },
    { startedAt: new Date(300), endsAt: new Date(400) },
  ];
  expect(pausesUntil(stored, new Date(350))).toEqual([
    { from: 100, until: 200 },
    { from: 300, until: 350 },
  ]);
  expect(pausesUntil(stored, new Date(300))).toEqual([{ from: 100, until: 200 }]);
});

test('what is left of a span lies before, between and after the pauses', () => {
  expect(outsidePauses({ from: 50_000, until: 400_000 }, pauses)).toEqual([
    { from: 50_000, until: 100_000 },
    { from: 200_000, until: 300_000 },
    { from: 350_000, until: 400_000 },
  ]);
  expect(outsidePauses({ from: 120_000, until: 180_000 }, pauses)).toEqual([]);
  expect(pausedWithin({ from: 150_000, until: 320_000 }, pauses)).toBe(70_000);
});

test('a monitor that rests in a pause was never away', () => {
  const up = (from: number, until: number) =>
    ({ trackingSystem: 'eye', state: 'up', from, until }) as const;
  const off = { ...up(100_000, 200_000), state: 'off' } as const;
  const stretches = [up(0, 100_000), off, up(200_000, 300_000), up(350_000, 400_000)];
  const window = { from: 0, until: 400_000 };
  expect(healthOf(stretches, window, pauses)).toEqual({ gaps: [], upShare: 1 });
  const away = healthOf(
    [up(0, 100_000), up(250_000, 300_000), up(350_000, 400_000)],
    window,
    pauses,
  );
  expect(away.gaps).toEqual([{ state: 'silent', from: 200_000, until: 250_000 }]);
  expect(away.upShare).toBeCloseTo(0.8);
});
