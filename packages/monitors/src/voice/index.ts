export type { Level } from './level-rules.ts';
export { measureLevel, meterBand, severityOfLevel } from './level-rules.ts';
export type { VoiceLimits } from './limits-rules.ts';
export { voiceLimits } from './limits-rules.ts';
export type { VoiceReading, VoiceSignal, VoiceState, VoiceType } from './voice-rules.ts';
export { initialVoice, stepVoice, voiceTexts } from './voice-rules.ts';
