import type { Severity } from '../incident-rules.ts';
import type { VoiceLimits } from './limits-rules.ts';

/** What one spectrum of 256 points says by the specification's own rule. */
export interface Level {
  /** Mean of the byte bins up to `levelUpToHz`, 0 to 255: the meter. */
  readonly audioLevel: number;
  /** Mean of the byte bins of the voice band. */
  readonly bandLevel: number;
  /**
   * Percent. The specification names the number and its threshold (§5) but not how it is made:
   * it is the level of the voice band as a share of full scale.
   */
  readonly confidence: number;
  /** The frequency of the strongest bin, Hz. */
  readonly dominantHz: number;
  /** All three conditions of §5 hold. */
  readonly loudVoice: boolean;
}

/**
 * @param bins `AnalyserNode.getByteFrequencyData` of `limits.fftSize`
 * @param sampleRate of the AudioContext as it runs, not as it was asked for
 */
export function measureLevel(bins: Uint8Array, sampleRate: number, limits: VoiceLimits): Level {
  const binHz = sampleRate / limits.fftSize;
  const highest = Math.min(Math.floor(limits.levelUpToHz / binHz), bins.length - 1);
  const audioLevel = meanOf(bins, 0, highest);
  const [from, to] = voiceBins(binHz, bins.length, limits);
  const bandLevel = meanOf(bins, from, to);
  const confidence = (100 * bandLevel) / 255;
  const loudVoice =
    audioLevel >= limits.detectionLevel &&
    bandLevel > limits.detectionLevel &&
    confidence >= limits.minConfidence;
  return { audioLevel, bandLevel, confidence, dominantHz: strongest(bins) * binHz, loudVoice };
}

/** “Audio severity by level” (§8). */
export function severityOfLevel(audioLevel: number, limits: VoiceLimits): Severity {
  if (audioLevel > limits.severityAbove.critical) return 'critical';
  if (audioLevel > limits.severityAbove.high) return 'high';
  if (audioLevel > limits.severityAbove.medium) return 'medium';
  return 'low';
}

/** The bands of the meter (§2). */
export function meterBand(audioLevel: number, limits: VoiceLimits): 'low' | 'medium' | 'high' {
  if (audioLevel >= limits.meter.high) return 'high';
  return audioLevel >= limits.meter.medium ? 'medium' : 'low';
}

/**
 * “A suspicious pattern needs a full history of 50 entries with more than 5 jumps over 50 Hz” (§5).
 * @param history dominant frequencies, oldest first
 */
export function isSuspicious(history: readonly number[], limits: VoiceLimits): boolean {
  if (history.length < limits.historyLength) return false;
  const jumps = history.filter(
    (hz, index) => index > 0 && Math.abs(hz - (history[index - 1] as number)) > limits.jumpHz,
  );
  return jumps.length > limits.suspiciousJumps;
}

/** At 256 points a bin is 172 or 188 Hz wide: the voice band is one bin, the nearest to its middle. */
function voiceBins(binHz: number, count: number, limits: VoiceLimits): [number, number] {
  const [lowHz, highHz] = limits.voiceBandHz;
  const first = Math.ceil(lowHz / binHz);
  const last = Math.floor(highHz / binHz);
  if (first <= last) return [first, Math.min(last, count - 1)];
  const nearest = Math.min(Math.round((lowHz + highHz) / 2 / binHz), count - 1);
  return [nearest, nearest];
}

function meanOf(bins: Uint8Array, from: number, to: number): number {
  let sum = 0;
  for (let bin = from; bin <= to; bin += 1) sum += bins[bin] ?? 0;
  return to >= from ? sum / (to - from + 1) : 0;
}

function strongest(bins: Uint8Array): number {
  let best = 0;
  for (let bin = 1; bin < bins.length; bin += 1) {
    if ((bins[bin] as number) > (bins[best] as number)) best = bin;
  }
  return best;
}
