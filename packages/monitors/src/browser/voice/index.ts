export type { VoiceAssets } from './listening.ts';
export type { VoiceMonitor, VoiceMonitorOptions } from './voice-monitor.ts';
export { createVoiceMonitor } from './voice-monitor.ts';
