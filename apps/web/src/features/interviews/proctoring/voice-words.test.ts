import { voiceLimits } from '@candor/monitors/voice';
import { expect, test } from 'vitest';
import { severalVoicesText } from './voice-words.ts';

const voice = (setting: 'on' | 'off' | 'accommodated') => ({
  health: [{ trackingSystem: 'voice' as const, setting }],
  episodes: [{ violationType: 'VOICE_DETECTED' }],
});

test('a reviewer is told that several voices are not reported, which is so', () => {
  expect(severalVoicesText(voice('on'))).toContain('is not reported');
  expect(voiceLimits.reportsMultiple).toBe(false);
});

test('nothing is said of voices where nobody listened', () => {
  expect(severalVoicesText(voice('off'))).toBeNull();
  expect(severalVoicesText(voice('accommodated'))).toBeNull();
});

test('an older interview that reports several voices is not contradicted', () => {
  const episodes = [{ violationType: 'MULTIPLE_VOICE_DETECTED' }];
  expect(severalVoicesText({ ...voice('on'), episodes })).toBeNull();
});
