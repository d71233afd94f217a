import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Incident } from '../incident-rules.ts';
import { isSuspicious, measureLevel, meterBand, severityOfLevel } from './level-rules.ts';
import { voiceLimits as limits } from './limits-rules.ts';
import type { VoiceReading, VoiceSignal } from './voice-rules.ts';
import { initialVoice, stepVoice, voiceTexts } from './voice-rules.ts';

const sampleRate = 44_100;

const flat = (level: number): Uint8Array => new Uint8Array(128).fill(level);

/** The profile to the letter: several voices are reported. */
const reporting = { ...limits, reportsMultiple: true };

function run(signals: readonly VoiceSignal[], using = limits) {
  let state = initialVoice;
  const incidents: Incident[] = [];
  const readings: VoiceReading[] = [];
  for (const signal of signals) {
    const [next, found] = stepVoice(state, signal, using);
    if (next.reading !== state.reading) readings.push(next.reading);
    state = next;
    incidents.push(...found);
  }
  return { incidents, readings, state };
}

/** Ticks of 50 ms in which both the level and the speech model say something. */
function sound(
  from: number,
  until: number,
  { level = 60, speech = 0.9, voice = 3, pointsHz = [120, 180, 360], second = 0 } = {},
): VoiceSignal[] {
  const signals: VoiceSignal[] = [];
  for (let at = from; at < until; at += 50) {
    signals.push({ kind: 'speech', at, probability: speech });
    signals.push({ kind: 'sound', at, voice });
    signals.push({ kind: 'voices', at, pointsHz, second });
    signals.push({ kind: 'spectrum', at, bins: flat(level), sampleRate });
  }
  return signals;
}

const timesOf = (signals: readonly VoiceSignal[], type: string) =>
  run(signals, reporting)
    .incidents.filter((incident) => incident.type === type)
    .map(({ at }) => at);

describe('[MV-2] the level', () => {
  test('is the mean of the bins that carry speech, and needs band and confidence beside it', () => {
    const bins = new Uint8Array(128).fill(60, 0, 47);
    expect(measureLevel(bins, sampleRate, limits)).toMatchObject({ audioLevel: 60, bandLevel: 60 });
    expect(measureLevel(flat(80), sampleRate, limits).loudVoice).toBe(true);
    expect(measureLevel(flat(49), sampleRate, limits).loudVoice).toBe(false);
    // Loud, but not where voices are.
    const high = flat(90);
    high[1] = 40;
    expect(measureLevel(high, sampleRate, limits).loudVoice).toBe(false);
    // 50 would do for the band, 30 % of full scale is 76.5.
    const quietBand = flat(90);
    quietBand[1] = 76;
    expect(measureLevel(quietBand, sampleRate, limits).loudVoice).toBe(false);
    quietBand[1] = 77;
    expect(measureLevel(quietBand, sampleRate, limits).loudVoice).toBe(true);
  });

  test.each([8000, 16_000, 44_100, 48_000, 96_000])('has a voice band at %i Hz', (rate) => {
    const { bandLevel, confidence } = measureLevel(flat(102), rate, limits);
    expect([bandLevel, confidence]).toEqual([102, 40]);
  });

  test('[MV-1] the meter is low below 50, medium below 80, then high', () => {
    expect([49.9, 50, 79.9, 80].map((level) => meterBand(level, limits))).toEqual([
      'low',
      'medium',
      'medium',
      'high',
    ]);
  });

  test('[MV-5] severity by level', () => {
    expect([70, 70.1, 80, 80.1, 90, 90.1].map((level) => severityOfLevel(level, limits))).toEqual([
      'low',
      'medium',
      'medium',
      'high',
      'high',
      'critical',
    ]);
  });

  test('[MV-4] a suspicious pattern needs 50 entries and more than 5 jumps, and is not reported', () => {
    const calm = Array.from({ length: 50 }, () => 172);
    const jumping = calm.map((hz, n) => (n >= 44 && n % 2 === 0 ? hz + 51 : hz));
    expect(isSuspicious(jumping, limits)).toBe(true);
    expect(isSuspicious(jumping.slice(1), limits)).toBe(false);
    expect(isSuspicious(jumping.with(44, 172), limits)).toBe(false);
    expect(isSuspicious(calm, limits)).toBe(false);
  });
});

describe('[MV-2] [MV-5] a voice', () => {
  const speech = { level: 95 };

  test('is reported with its warning, its level and how long it has lasted, then every 2 s', () => {
    const { incidents } = run(sound(1000, 6000, speech));
    expect(incidents.map(({ at }) => at)).toEqual([1250, 3250, 5250]);
    expect(incidents[0]).toMatchObject({
      monitor: 'voice',
      type: 'VOICE_DETECTED',
      severity: 'medium',
      text: 'Voice detected. Please remain silent during the exam.',
      details: { durationMs: 250, audioLevel: 95, levelSeverity: 'critical' },
    });
    expect(incidents[0]?.confidence).toBeCloseTo(0.9);
  });

  test.each([
    ['noise as loud as you like is no voice', { level: 200, speech: 0.3 }],
    ['speech below the level is not reported', { level: 49 }],
    [
      'what the speech model takes for speech and the sound model for singing',
      { ...speech, voice: 0.4 },
    ],
  ])('%s', (_name, kind) => {
    expect(run(sound(0, 5000, kind)).incidents).toEqual([]);
  });

  test('a cough, a bark, a click: too short to be speech', () => {
    expect(
      run([...sound(0, 250, speech), ...sound(250, 2000, { speech: 0.01 })]).incidents,
    ).toEqual([]);
  });

  test('is reported once what is heard has been like one, on the mean of a second', () => {
    const sung = sound(0, 2000, { ...speech, voice: -3 });
    expect(timesOf([...sung, ...sound(2000, 4000, speech)], 'VOICE_DETECTED')).toEqual([2550]);
  });

  test('is not reported before the sound model was asked, nor on what it heard before', () => {
    const unasked = sound(1000, 3000, speech).filter(({ kind }) => kind !== 'sound');
    expect(run([{ kind: 'sound', at: 1000, voice: 9 }, ...unasked]).incidents).toEqual([]);
  });

  test('ends when the model or the level says so', () => {
    const { readings } = run([...sound(0, 1000, speech), ...sound(1000, 2000, { level: 24 })]);
    const detected = readings.filter(({ isVoiceDetected }) => isVoiceDetected);
    expect(detected.at(-1)?.timestamp).toBeLessThan(1000);
    expect(detected.at(-1)?.duration).toBeCloseTo(0.9, 1);
  });

  test('a speech model that fell silent knows nothing: the level alone reports no voice', () => {
    const levels = sound(1000, 9000, speech).filter(({ kind }) => kind === 'spectrum');
    expect(timesOf([...sound(0, 1000, speech), ...levels], 'VOICE_DETECTED')).toEqual([250]);
  });

  test('calibration measures the room and changes no limit', () => {
    const { state } = run([
      { kind: 'calibrate', at: 0 },
      ...sound(0, 2100, { level: 30, speech: 0 }),
    ]);
    expect(state.reading.roomLevel).toBe(30);
  });
});

describe('[MV-3] several voices', () => {
  const two = { second: 0.7 };

  test('are computed and in the readings, and nobody is told of them', () => {
    const { incidents, readings } = run(sound(0, 2000, two));
    expect(readings.filter(({ multipleVoices }) => multipleVoices).length).toBeGreaterThan(10);
    expect(incidents.filter(({ type }) => type === 'MULTIPLE_VOICE_DETECTED')).toEqual([]);
    const alone = run(sound(0, 2000));
    expect(alone.readings.some(({ multipleVoices }) => multipleVoices)).toBe(false);
  });

  test('are critical, warned of, and at least 1 s apart where they are reported', () => {
    const { incidents } = run(sound(0, 2000, two), reporting);
    const several = incidents.filter(({ type }) => type === 'MULTIPLE_VOICE_DETECTED');
    expect(several[0]).toMatchObject({
      severity: 'critical',
      text: voiceTexts.MULTIPLE_VOICE_DETECTED,
    });
    expect(several.map(({ at }) => at)).toEqual([250, 1250]);
  });

  test.each([
    ['two points', { second: 0.9, pointsHz: [120, 360] }],
    ['points in one band', { second: 0.9, pointsHz: [160, 200, 240] }],
    ['a confidence of 0.6', { second: 0.6 }],
    ['no speech', { second: 0.9, speech: 0.2 }],
  ])('are not found with %s', (_name, kind) => {
    expect(timesOf(sound(0, 3000, kind), 'MULTIPLE_VOICE_DETECTED')).toEqual([]);
  });
});

describe('whatever is heard', () => {
  const moment = record({
    wait: integer({ min: 10, max: 400 }),
    level: integer({ min: 0, max: 255 }),
    speech: constantFrom(0, 0.34, 0.4, 0.6, 0.99),
    second: constantFrom(0, 0.6, 0.7, 1),
  });

  test('nothing comes sooner than its cooldown, and a replay gives the same', () => {
    assert(
      property(array(moment, { maxLength: 150 }), (moments) => {
        let at = 0;
        const signals = moments.flatMap(({ wait, ...kind }) => {
          at += wait;
          return sound(at, at + 1, kind);
        });
        const { incidents, readings } = run(signals, reporting);
        const gaps = { VOICE_DETECTED: 2000, MULTIPLE_VOICE_DETECTED: 1000 } as const;
        for (const [type, gap] of Object.entries(gaps)) {
          const times = timesOf(signals, type);
          for (const [n, time] of times.entries()) {
            if (n > 0) expect(time - (times[n - 1] ?? 0)).toBeGreaterThanOrEqual(gap);
          }
        }
        for (const [n, { timestamp }] of readings.entries()) {
          const before = readings[n - 1];
          if (before) expect(timestamp - before.timestamp).toBeGreaterThanOrEqual(limits.dataMs);
        }
        expect(run(signals, reporting).incidents).toEqual(incidents);
      }),
    );
  });
});
