import { expect, test } from 'vitest';
import {
  bitsPerSecond,
  meaningOf,
  megabitText,
  nextBytes,
  type Sent,
} from './upload-speed-rules.ts';

/** A line of so many bits a second whose every answer costs `pause` milliseconds. */
function measure(bits: number, pause = 50): { sent: Sent[]; ms: number } {
  const sent: Sent[] = [];
  for (let bytes = nextBytes(sent); bytes !== null; bytes = nextBytes(sent)) {
    sent.push({ bytes, ms: pause + (bytes * 8 * 1000) / bits });
  }
  return { sent, ms: sent.reduce((sum, one) => sum + one.ms, 0) };
}

test.each([50_000, 250_000, 1_000_000, 8_000_000, 100_000_000])(
  'a line of %s bits a second is measured in seconds, and rightly',
  (bits) => {
    const { sent, ms } = measure(bits);
    expect(ms).toBeLessThan(4_000);
    expect((bitsPerSecond(sent) ?? 0) / bits).toBeCloseTo(1, 3);
  },
);

test('a slow line is asked for few bytes, and a far server does not look like a slow one', () => {
  const bytes = measure(50_000).sent.reduce((sum, one) => sum + one.bytes, 0);
  expect(bytes).toBeLessThan(20_000);
  expect(bitsPerSecond(measure(8_000_000, 600).sent)).toBeGreaterThan(7_500_000);
});

test('what a speed means follows from what is recorded, which goes up twice', () => {
  expect(meaningOf(50_000, null)).toEqual({ kind: 'not-recorded' });
  expect(meaningOf(5_000_000, 2_128_000)).toEqual({ kind: 'keeps-up' });
  expect(meaningOf(2_128_000, 2_128_000)).toEqual({ kind: 'behind', minutesAnHour: 60 });
});

test('the number is as exact as it was measured', () => {
  expect([48_300_000, 3_249_000, 52_000].map(megabitText)).toEqual(['48', '3.2', '0.05']);
});
