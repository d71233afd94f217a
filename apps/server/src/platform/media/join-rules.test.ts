import { expect, test } from 'vitest';
import { judgePacket, type PacketFate, STEP_SECONDS } from './join-rules.ts';

/** What becomes of pictures with these times, one after the other. */
function fatesOf(times: readonly number[]): PacketFate[] {
  const track: { lastSeconds: number | null; reorders: boolean; isBehind: boolean } = {
    ...{ lastSeconds: null, reorders: false, isBehind: false },
  };
  return times.map((seconds, index) => {
    const fate = judgePacket({ seconds, isKey: index === 0 }, track);
    if (fate === 'keep') track.lastSeconds = seconds;
    if (fate === 'late') track.lastSeconds = (track.lastSeconds ?? 0) + STEP_SECONDS;
    track.isBehind = fate === 'skip';
    return fate;
  });
}

test.each<[string, readonly number[], readonly PacketFate[]]>([
  ['in order are kept', [0, 0.03, 0.07], ['keep', 'keep', 'keep']],
  ['at one time are both kept', [0, 0.03, 0.03, 0.1], ['keep', 'keep', 'late', 'keep']],
  ['a moment before are kept', [0, 0.2, 0.15, 0.3], ['keep', 'keep', 'late', 'keep']],
  ['a second back are left out', [0, 1.5, 0.5, 1.6], ['keep', 'keep', 'skip', 'keep']],
  [
    'of a stretch that was written twice are left out to its end',
    [0, 1, 2, 1, 1.95, 2, 2.05],
    ['keep', 'keep', 'keep', 'skip', 'skip', 'skip', 'keep'],
  ],
  ['without a time of this world end it', [Number.NaN], ['stop']],
])('pictures %s', (_, times, fates) => {
  expect(fatesOf(times)).toEqual(fates);
});
