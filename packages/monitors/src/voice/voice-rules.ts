import type { Incident } from '../incident-rules.ts';
import type { Level } from './level-rules.ts';
import { isSuspicious, measureLevel, severityOfLevel } from './level-rules.ts';
import type { VoiceLimits } from './limits-rules.ts';
import type { HeardSounds } from './sound-rules.ts';
import { hearSound, soundsSpoken } from './sound-rules.ts';
import type { SpeechRun } from './speech-rules.ts';
import { hear, isSpeech, noSpeech, speechConfidence } from './speech-rules.ts';
import type { VoiceCount } from './voice-count-rules.ts';
import { noVoices, severalVoices, weighVoices } from './voice-count-rules.ts';

/** §8 of the monitors' specification, word for word. */
export const voiceTexts = {
  VOICE_DETECTED: 'Voice detected. Please remain silent during the exam.',
  MULTIPLE_VOICE_DETECTED: 'Multiple voices detected. Only one person should be present.',
  microphoneFailed: 'Failed to access microphone',
} as const;

export type VoiceType = 'VOICE_DETECTED' | 'MULTIPLE_VOICE_DETECTED';

/**
 * What reaches the rules. `at` is milliseconds since the epoch and never runs backwards within a
 * kind; spectra are read from the page's clock, frames of the model from the sound's.
 */
export type VoiceSignal =
  /** Byte bins of an AnalyserNode with `limits.fftSize`. */
  | {
      readonly kind: 'spectrum';
      readonly at: number;
      readonly bins: Uint8Array;
      readonly sampleRate: number;
    }
  /** The speech model's probability for the frame that ends at `at`. */
  | { readonly kind: 'speech'; readonly at: number; readonly probability: number }
  /** The sound model's odds that the second that ends at `at` has somebody who speaks, see `sound-rules.ts`. */
  | { readonly kind: 'sound'; readonly at: number; readonly voice: number }
  /** From the finer spectrum: `pointsHz` are its voice points, `second` see `voice-count-rules.ts`. */
  | {
      readonly kind: 'voices';
      readonly at: number;
      readonly pointsHz: readonly number[];
      readonly second: number;
    }
  /** “Calibrate” was pressed. */
  | { readonly kind: 'calibrate'; readonly at: number };

/** “Voice detection data” (§3) and what the panel shows beside it. */
export interface VoiceReading {
  readonly isVoiceDetected: boolean;
  readonly audioLevel: number;
  /** Percent, see `Level.confidence`. */
  readonly confidence: number;
  /** Seconds that the voice has lasted. */
  readonly duration: number;
  readonly timestamp: number;
  /** Computed, not reported (§5). */
  readonly suspiciousPattern: boolean;
  /** Computed by the specified rule (§5); reported only with `limits.reportsMultiple`. */
  readonly multipleVoices: boolean;
  /** The room's level at the last calibration; null before. */
  readonly roomLevel: number | null;
}

export interface VoiceState {
  readonly speech: SpeechRun;
  readonly sounds: HeardSounds;
  readonly voices: VoiceCount;
  /** The last moment at which §5's rule held. */
  readonly loudAt: number;
  /** Since when a voice is active; null when it stopped (§4). */
  readonly activeFrom: number | null;
  readonly checkedAt: number;
  readonly reportedAt: number;
  readonly multipleAt: number;
  readonly multipleWarnedAt: number;
  /** Dominant frequencies, Hz, oldest first. */
  readonly history: readonly number[];
  readonly reading: VoiceReading;
  readonly calibration: {
    readonly from: number;
    readonly sum: number;
    readonly count: number;
  } | null;
}

const never = Number.NEGATIVE_INFINITY;

export const initialVoice: VoiceState = {
  speech: noSpeech,
  sounds: [],
  voices: noVoices,
  loudAt: never,
  activeFrom: null,
  checkedAt: never,
  reportedAt: never,
  multipleAt: never,
  multipleWarnedAt: never,
  history: [],
  reading: {
    isVoiceDetected: false,
    audioLevel: 0,
    confidence: 0,
    duration: 0,
    timestamp: never,
    suspiciousPattern: false,
    multipleVoices: false,
    roomLevel: null,
  },
  calibration: null,
};

type Step = readonly [VoiceState, readonly Incident<VoiceType>[]];

/** The voice monitor: the same signals always give the same incidents. */
export function stepVoice(state: VoiceState, signal: VoiceSignal, limits: VoiceLimits): Step {
  switch (signal.kind) {
    case 'speech': {
      const speech = hear(state.speech, { at: signal.at, probability: signal.probability, limits });
      return [{ ...state, speech }, []];
    }
    case 'sound': {
      const { at, voice } = signal;
      return [{ ...state, sounds: hearSound(state.sounds, { at, voice }, limits) }, []];
    }
    case 'voices': {
      // Music and machines have pitches too: only moments of speech are weighed.
      const heard = state.speech.from === null ? { ...signal, second: 0 } : signal;
      const voices = weighVoices(state.voices, heard, limits);
      return checkMultiple({ ...state, voices }, signal.at, limits);
    }
    case 'calibrate':
      return [{ ...state, calibration: { from: signal.at, sum: 0, count: 0 } }, []];
    case 'spectrum': {
      const level = measureLevel(signal.bins, signal.sampleRate, limits);
      return checkVoice(activate(state, { at: signal.at, level, limits }), {
        at: signal.at,
        level,
        limits,
      });
    }
  }
}

/** “A voice-active flag is set on the first frame of detected voice and cleared when voice stops” (§4). */
function activate(
  state: VoiceState,
  {
    at,
    level,
    limits,
  }: { readonly at: number; readonly level: Level; readonly limits: VoiceLimits },
): VoiceState {
  const loudAt = level.loudVoice ? at : state.loudAt;
  const from = state.speech.from;
  // Speech is the added necessary condition: the level rule alone takes fans and typing for voices.
  const speaks =
    from !== null &&
    isSpeech(state.speech, at, limits) &&
    soundsSpoken(state.sounds, { from, at, limits }) &&
    level.audioLevel >= limits.silenceLevel;
  const detected = speaks && loudAt >= from;
  const activeFrom = speaks ? (state.activeFrom ?? (detected ? from : null)) : null;
  return read(calibrate({ ...state, loudAt, activeFrom }, { at, level, limits }), {
    at,
    level,
    limits,
  });
}

function calibrate(
  state: VoiceState,
  {
    at,
    level,
    limits,
  }: { readonly at: number; readonly level: Level; readonly limits: VoiceLimits },
): VoiceState {
  if (!state.calibration) return state;
  const { from, sum, count } = state.calibration;
  if (at - from < limits.calibrationMs) {
    return { ...state, calibration: { from, sum: sum + level.audioLevel, count: count + 1 } };
  }
  const roomLevel = count === 0 ? null : sum / count;
  return { ...state, calibration: null, reading: { ...state.reading, roomLevel } };
}

function read(
  state: VoiceState,
  {
    at,
    level,
    limits,
  }: { readonly at: number; readonly level: Level; readonly limits: VoiceLimits },
): VoiceState {
  if (at - state.reading.timestamp < limits.dataMs) return state;
  const history = [...state.history, level.dominantHz].slice(-limits.historyLength);
  const reading: VoiceReading = {
    isVoiceDetected: state.activeFrom !== null,
    audioLevel: level.audioLevel,
    confidence: level.confidence,
    duration: state.activeFrom === null ? 0 : (at - state.activeFrom) / 1000,
    timestamp: at,
    suspiciousPattern: isSuspicious(history, limits),
    multipleVoices: at - state.multipleAt < limits.multipleGapMs,
    roomLevel: state.reading.roomLevel,
  };
  return { ...state, history, reading };
}

function checkVoice(
  state: VoiceState,
  {
    at,
    level,
    limits,
  }: { readonly at: number; readonly level: Level; readonly limits: VoiceLimits },
): Step {
  if (state.activeFrom === null || at - state.checkedAt < limits.checkMs) return [state, []];
  const checked = { ...state, checkedAt: at };
  if (at - state.reportedAt < limits.cooldownMs) return [checked, []];
  const incident: Incident<VoiceType> = {
    monitor: 'voice',
    type: 'VOICE_DETECTED',
    // The type's own (§8); the level's goes with the payload, as loudness is no guilt.
    severity: 'medium',
    at,
    confidence: speechConfidence(state.speech),
    text: voiceTexts.VOICE_DETECTED,
    details: {
      audioLevel: level.audioLevel,
      levelSeverity: severityOfLevel(level.audioLevel, limits),
      levelConfidence: level.confidence,
      durationMs: at - state.activeFrom,
    },
  };
  return [{ ...checked, reportedAt: at }, [incident]];
}

function checkMultiple(state: VoiceState, at: number, limits: VoiceLimits): Step {
  if (at - state.multipleAt < limits.multipleGapMs) return [state, []];
  if (!isSpeech(state.speech, at, limits)) return [state, []];
  const found = severalVoices(state.voices, at, limits);
  if (!found) return [state, []];
  if (!limits.reportsMultiple) return [{ ...state, multipleAt: at }, []];
  const warns = at - state.multipleWarnedAt >= limits.cooldownMs;
  const incident: Incident<VoiceType> = {
    monitor: 'voice',
    type: 'MULTIPLE_VOICE_DETECTED',
    severity: 'critical',
    at,
    confidence: found.confidence,
    ...(warns && { text: voiceTexts.MULTIPLE_VOICE_DETECTED }),
    details: { durationMs: at - found.from, togetherMs: found.togetherMs },
  };
  const multipleWarnedAt = warns ? at : state.multipleWarnedAt;
  return [{ ...state, multipleAt: at, multipleWarnedAt }, [incident]];
}
