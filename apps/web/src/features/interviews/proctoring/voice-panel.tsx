import { meterBand, voiceLimits } from '@candor/monitors/voice';
import { healthStatus } from './health-words.ts';
import { MonitorFacts, MonitorLine } from './monitor-line.tsx';
import type { useVoiceMonitor } from './use-voice-monitor.ts';

type Props = { readonly voice: ReturnType<typeof useVoiceMonitor> };

/** The meter's own bands (002 §2). */
const BANDS = { medium: 50, high: 80, top: 100 } as const;

/** MV-1. */
export function VoicePanel({ voice }: Props) {
  const { reading, health, detections, problem } = voice;
  const isActive = health !== 'off' && health !== 'dead';
  const level = Math.round(reading?.audioLevel ?? 0);
  const hears = reading?.isVoiceDetected === true;
  const status = isActive ? 'Voice Detection Active' : 'Voice Detection Inactive';
  const state = problem !== null || health === 'dead' ? 'problem' : healthStatus(health);
  return (
    <MonitorLine name="Voice" status={status} state={state}>
      <p>
        <strong>{hears ? 'Voice Detected' : 'No Voice'}</strong>
      </p>
      <label>
        Audio level {level} ({meterBand(level, voiceLimits)})
        <meter
          className="monitor-line__meter"
          min={0}
          max={BANDS.top}
          low={BANDS.medium}
          high={BANDS.high}
          optimum={0}
          value={Math.min(BANDS.top, level)}
        />
      </label>
      <MonitorFacts
        facts={[
          ['Confidence', `${Math.round(reading?.confidence ?? 0)}%`],
          ['Duration', `${(reading?.duration ?? 0).toFixed(1)} s`],
        ]}
      />
      <div className="monitor-line__actions">
        <button
          type="button"
          className="room-button room-button--quiet"
          onClick={isActive ? voice.stop : voice.start}
        >
          {isActive ? 'Stop Detection' : 'Start Detection'}
        </button>
        <button
          type="button"
          className="room-button room-button--quiet"
          onClick={voice.calibrate}
          disabled={!isActive}
        >
          Calibrate
        </button>
      </div>
      <h3>Statistics</h3>
      <MonitorFacts
        facts={[
          ['Status', isActive ? 'Active' : 'Inactive'],
          ['Total detections', String(detections)],
          ['Current level', String(level)],
          ['Voice active', hears ? 'Yes' : 'No'],
        ]}
      />
      <h3>Thresholds</h3>
      <MonitorFacts
        facts={[
          ['Voice threshold', '70'],
          ['High volume', '80'],
          ['Duration limit', '2s'],
        ]}
      />
    </MonitorLine>
  );
}
