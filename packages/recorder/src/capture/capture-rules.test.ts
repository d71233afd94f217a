import { describe, expect, test } from 'vitest';
import type { ShareFacts } from './capture-rules.ts';
import { judgeShare, maxShareAttempts, mayAttempt, shareMessages } from './capture-rules.ts';

const everything: ShareFacts = {
  displaySurface: 'monitor',
  systemAudioLive: true,
  microphoneLive: true,
  platformGivesSystemAudio: true,
  policy: 'required',
  attempt: 1,
};

const judge = (facts: Partial<ShareFacts>) => judgeShare({ ...everything, ...facts });
const messageOf = (facts: Partial<ShareFacts>) => {
  const verdict = judge(facts);
  return verdict.ok ? null : verdict.message;
};

describe('[BR-1] what counts as a share', () => {
  test('an entire monitor with live system audio and microphone', () => {
    expect(judge({})).toEqual({ ok: true, systemAudio: 'captured' });
  });

  test.each(['window', 'browser', undefined])('a %s is refused', (displaySurface) => {
    expect(judgeShare({ ...everything, displaySurface })).toMatchObject({
      ok: false,
      reason: 'not-entire-screen',
      message: shareMessages.entireScreen,
    });
  });

  test('no live microphone: both audios are asked for', () => {
    expect(judge({ microphoneLive: false })).toMatchObject({
      reason: 'microphone-missing',
      message: shareMessages.bothAudios,
    });
  });

  test('no: “You must allow screen and microphone access to proceed.”', () => {
    expect(messageOf({ failure: 'denied' })).toBe(
      'You must allow screen and microphone access to proceed.',
    );
  });

  test('anything else: “Unable to start screen sharing. Please try again.”', () => {
    expect(messageOf({ failure: 'failed' })).toBe(
      'Unable to start screen sharing. Please try again.',
    );
  });
});

describe('[BR-1] system audio follows the platform, then the policy', () => {
  test.each(['required', 'when-available'] as const)(
    'where the platform can give it, its absence is refused when %s',
    (policy) => {
      expect(judge({ policy, systemAudioLive: false })).toMatchObject({
        reason: 'system-audio-missing',
        message: shareMessages.bothAudios,
      });
    },
  );

  test('where the platform cannot, “when available” goes on and says what is missing', () => {
    const facts = { platformGivesSystemAudio: false, systemAudioLive: false } as const;
    expect(judge({ ...facts, policy: 'when-available' })).toEqual({
      ok: true,
      systemAudio: 'unavailable',
    });
    expect(judge({ ...facts, policy: 'required' })).toMatchObject({
      reason: 'system-audio-unavailable',
    });
  });

  test('a platform that gives it although it is listed as unable is believed', () => {
    expect(judge({ platformGivesSystemAudio: false })).toEqual({
      ok: true,
      systemAudio: 'captured',
    });
  });
});

describe('[BR-1] at most 10 attempts', () => {
  test('each refusal tells how many are left', () => {
    const left = Array.from({ length: maxShareAttempts }, (_, index) => {
      const verdict = judge({ failure: 'denied', attempt: index + 1 });
      return verdict.ok ? null : verdict.attemptsLeft;
    });
    expect(left).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });

  test('the eleventh may not be made', () => {
    expect([0, 1, 10, 11].map(mayAttempt)).toEqual([false, true, true, false]);
  });
});
