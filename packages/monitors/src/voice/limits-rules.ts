/**
 * Every constant of the voice monitor. Paragraphs are those of the monitors' specification; levels
 * are the byte values of an AnalyserNode (0 to 255), confidence is a percentage.
 */
export interface VoiceLimits {
  /** “FFT size 256” (§9). */
  readonly fftSize: number;
  /** “requested sample rate 44100” (§9). What the browser gives is used as it is. */
  readonly askedSampleRate: number;
  /** “Analysis throttled to 50 ms and 20 frames per second” (§9). */
  readonly tickMs: number;
  /** “Data updates at least 100 ms apart” (§9). */
  readonly dataMs: number;
  /** “Violation checks 500 ms apart” (§9). */
  readonly checkMs: number;
  /** “the mean level is at least 50” (§5), “Detection threshold 50” (§9). */
  readonly detectionLevel: number;
  /**
   * Ours: the mean is taken up to here. Above 8 kHz a headset, a telephone codec and the browser's
   * noise suppression leave nothing: over all of 22 kHz the mean of clear speech is 26 to 49, and
   * it would depend on the sample rate. Measured in docs/decisions/0115.
   */
  readonly levelUpToHz: number;
  /** “voice-band frequencies (85 to 255 Hz) exceed the threshold” (§5). */
  readonly voiceBandHz: readonly [number, number];
  /** “confidence is at least 30” (§5). */
  readonly minConfidence: number;
  /** “silence 25” (§9): below it a voice has stopped. */
  readonly silenceLevel: number;
  /** “Warning cooldown 2 s” (§9). */
  readonly cooldownMs: number;
  /** “above 90 critical, above 80 high, above 70 medium, otherwise low” (§8). */
  readonly severityAbove: {
    readonly critical: number;
    readonly high: number;
    readonly medium: number;
  };
  /** “at least 3 voice-band points” (§5). */
  readonly multiplePoints: number;
  /** “spread across at least two of the bands” (§5). */
  readonly multipleBands: number;
  /** “under 150 Hz, 150 to 300 Hz and 300 Hz and above” (§5). */
  readonly bandEdgesHz: readonly [number, number];
  /** “with confidence above 0.6” (§5), “multiple-voice sensitivity 0.6” (§9). */
  readonly multipleConfidence: number;
  /**
   * Ours: whether MULTIPLE_VOICE_DETECTED is reported. It is not: the specified rule is computed and its outcome is in
   * the readings, but it errs too often to tell anybody that they have company. See docs/decisions/0218.
   */
  readonly reportsMultiple: boolean;
  /** “Multiple-voice reports at least 1 s apart” (§9). */
  readonly multipleGapMs: number;
  /** “a full history of 50 entries with more than 5 jumps over 50 Hz” (§5). */
  readonly historyLength: number;
  readonly suspiciousJumps: number;
  readonly jumpHz: number;
  /** “a voice threshold of 70, a high volume of 80 and a duration limit of 2s”: shown (§2). */
  readonly shown: {
    readonly voice: number;
    readonly highVolume: number;
    readonly durationMs: number;
  };
  /** “low (below 50), medium (50 to below 80) and high (80 and above)”: the meter (§2). */
  readonly meter: { readonly medium: number; readonly high: number };

  /** Ours: the speech detector opens at this probability … */
  readonly speechFrom: number;
  /** … and closes below this one, both values as Silero's authors recommend, … */
  readonly speechUntil: number;
  /** … once it stayed below for so long: the pause inside a word. */
  readonly speechHangMs: number;
  /** Ours: shorter sounds are no speech: coughs, clicks, a bark. The same authors' value. */
  readonly speechMinMs: number;
  /** Ours: the mean probability that a run must have: music and voice-like synthesisers reach 0.67. */
  readonly speechMean: number;
  /** Ours: probabilities that stop coming are unknown, and unknown is not speech. */
  readonly speechStaleMs: number;
  /** Ours: how often the sound model hears while somebody may speak, and so long after it began for the first time. */
  readonly soundEveryMs: number;
  readonly soundAfterMs: number;
  /** Ours: over which its answers are taken together … */
  readonly soundWindowMs: number;
  /** … and the least that their mean must be: singing, coughs and music stay below. Chosen by `bench:voices`. */
  readonly soundVoice: number;
  /** Ours: over which two voices must be heard together, see `voice-count-rules.ts`. */
  readonly multipleWindowMs: number;
  /** Ours: how long two voices must be heard within it: three frames of the speech model. */
  readonly multipleMinMs: number;
  /** Ours: how long “Calibrate” listens to the room. */
  readonly calibrationMs: number;
}

export const voiceLimits: VoiceLimits = {
  fftSize: 256,
  askedSampleRate: 44_100,
  tickMs: 50,
  dataMs: 100,
  checkMs: 500,
  detectionLevel: 50,
  levelUpToHz: 8000,
  voiceBandHz: [85, 255],
  minConfidence: 30,
  silenceLevel: 25,
  cooldownMs: 2000,
  severityAbove: { critical: 90, high: 80, medium: 70 },
  multiplePoints: 3,
  multipleBands: 2,
  bandEdgesHz: [150, 300],
  multipleConfidence: 0.6,
  reportsMultiple: false,
  multipleGapMs: 1000,
  historyLength: 50,
  suspiciousJumps: 5,
  jumpHz: 50,
  shown: { voice: 70, highVolume: 80, durationMs: 2000 },
  meter: { medium: 50, high: 80 },
  speechFrom: 0.5,
  speechUntil: 0.35,
  speechHangMs: 100,
  speechMinMs: 250,
  speechMean: 0.7,
  speechStaleMs: 500,
  soundEveryMs: 320,
  soundAfterMs: 150,
  soundWindowMs: 1000,
  soundVoice: 0.5,
  multipleWindowMs: 3000,
  multipleMinMs: 90,
  calibrationMs: 2000,
};
