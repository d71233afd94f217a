import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEars } from './ears-rules.ts';
import { decodeHalfFloats } from './half-float-rules.ts';
import { voiceLimits } from './limits-rules.ts';
import { melSamples } from './mel-rules.ts';
import { createPitchAnalysis } from './pitch-rules.ts';
import { createResampler } from './resample-rules.ts';
import { createSoundModel, layerWeightCount } from './sound-model-rules.ts';
import { createSpeechModel, speechFrame } from './speech-model-rules.ts';
import { mix, noise, tone, vowel } from './test-sounds.ts';

const weightsIn = (name: string): Float32Array =>
  decodeHalfFloats(
    new Uint8Array(readFileSync(join(import.meta.dirname, '../../models', name))).buffer,
  );
const weights = weightsIn('silero-vad-v5.f16.bin');
const soundWeights = weightsIn('yamnet-7-voice.f16.bin');

function framesOf(sound: Float32Array): Float32Array[] {
  return Array.from({ length: Math.floor(sound.length / speechFrame) }, (_, n) =>
    sound.slice(n * speechFrame, (n + 1) * speechFrame),
  );
}

describe('the speech model', () => {
  test('gives the numbers that ONNX Runtime 1.30 gives for the original file', () => {
    const expected = [
      0.7001, 0.7468, 0.7791, 0.7195, 0.568, 0.5578, 0.4769, 0.3869, 0.258, 0.1973, 0.1551, 0.1228,
      0.1072, 0.0905, 0.0414, 0.0354, 0.0256, 0.0282, 0.0244, 0.0181, 0.0123, 0.0112, 0.0082,
      0.0093,
    ];
    const model = createSpeechModel(weights);
    const given = framesOf(vowel(speechFrame * 24)).map((frame) => model.probability(frame));
    // The weights are kept as 16-bit floats.
    for (const [n, value] of expected.entries()) expect(given[n]).toBeCloseTo(value, 2);
  });

  test('hears no speech in noise, and forgets what it heard', () => {
    const model = createSpeechModel(weights);
    for (const frame of framesOf(noise(speechFrame * 30))) {
      expect(model.probability(frame)).toBeLessThan(0.2);
    }
    const [frame] = framesOf(vowel(speechFrame));
    if (!frame) throw new Error('The vowel has a frame.');
    model.reset();
    const first = model.probability(frame);
    model.reset();
    expect(model.probability(frame)).toBe(first);
  });

  test('refuses a file of another size', () => {
    expect(() => createSpeechModel(weights.subarray(1))).toThrow(RangeError);
  });
});

describe('the sound model', () => {
  const model = createSoundModel(soundWeights);

  test('gives the traits that the original layers give', () => {
    const traits = model.traitsOf(vowel(melSamples));
    const expected = [0.315, 0.243, 0.74, 0.373, 0.029, 0.012, 1.263, 0.365];
    for (const [n, value] of expected.entries()) expect(traits[n]).toBeCloseTo(value, 2);
  });

  test('hears the same near and far', () => {
    const sound = vowel(melSamples);
    const far = sound.map((sample) => sample / 5);
    expect(model.voiceIn(far)).toBeCloseTo(model.voiceIn(sound), 2);
  });

  test('hears nobody in noise, in a tone and in silence', () => {
    for (const sound of [
      noise(melSamples),
      tone(melSamples, 440, 16_000),
      new Float32Array(melSamples),
    ]) {
      expect(model.voiceIn(sound)).toBeLessThan(0);
    }
  });

  test('refuses a file of another size, such as one without its head', () => {
    expect(() => createSoundModel(soundWeights.subarray(1))).toThrow(RangeError);
    expect(() => createSoundModel(soundWeights.subarray(0, layerWeightCount))).toThrow(RangeError);
  });

  test('is asked while somebody may speak, and about three times a second', () => {
    const asked = (sound: Float32Array) => {
      const hear = createEars({ speech: weights, sound: soundWeights }, voiceLimits);
      return framesOf(sound).filter((frame) => hear(frame).voice !== null).length;
    };
    expect(asked(noise(speechFrame * 30))).toBe(0);
    // The vowel is taken for speech for eight frames, a quarter of a second.
    expect(asked(vowel(speechFrame * 24))).toBe(1);
  });
});

describe('[MV-3] counting voices in a made sound', () => {
  const strongest = (sound: Float32Array) => {
    const analysis = createPitchAnalysis();
    const seconds = framesOf(sound).map((frame) => analysis.analyse(frame).second);
    return seconds.filter((second) => second > 0.6).length;
  };

  test.each([90, 130, 180, 230])('one voice of %i Hz is one', (hz) => {
    expect(strongest(vowel(16_000, hz, 4))).toBe(0);
  });

  test('two voices together are two, for as many frames as the rule asks', () => {
    const together = strongest(mix(vowel(16_000, 112, 2), vowel(16_000, 187, 2)));
    expect(together * 32).toBeGreaterThanOrEqual(voiceLimits.multipleMinMs);
  });

  test('noise and silence are none', () => {
    expect(strongest(noise(16_000))).toBe(0);
    expect(strongest(new Float32Array(16_000))).toBe(0);
  });
});

describe('resampling', () => {
  const energy = (sound: Float32Array) =>
    sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length;

  test.each([44_100, 48_000, 96_000, 16_000])('%i Hz to 16 kHz keeps what speech has', (rate) => {
    const heard = createResampler(rate, 16_000).push(tone(rate, 1000, rate));
    expect(heard.length).toBeGreaterThan(15_900);
    expect(heard.length).toBeLessThanOrEqual(16_000);
    expect(energy(heard.subarray(200))).toBeCloseTo(0.5, 2);
  });

  test('what does not fit into 16 kHz is gone, not folded back', () => {
    const heard = createResampler(48_000, 16_000).push(tone(48_000, 11_000, 48_000));
    expect(energy(heard.subarray(200))).toBeLessThan(1e-4);
  });

  test('pieces of any length give the same sound', () => {
    const sound = noise(4000);
    const whole = createResampler(44_100, 16_000).push(sound);
    assert(
      property(array(integer({ min: 1, max: 900 }), { maxLength: 12 }), (cuts) => {
        const resampler = createResampler(44_100, 16_000);
        const given: number[] = [];
        let from = 0;
        for (const length of [...cuts, sound.length]) {
          given.push(...resampler.push(sound.subarray(from, from + length)));
          from += length;
        }
        expect(Float32Array.from(given)).toEqual(whole);
      }),
    );
  });
});
