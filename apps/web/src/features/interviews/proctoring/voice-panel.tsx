import { meterBand, voiceLimits } from '@candor/monitors/voice';
import { healthStatus } from './health-status.ts';
import { MonitorFacts, MonitorLine } from './monitor-line.tsx';
import { monitorPanelWords } from './monitor-panel-words.ts';
import type { useVoiceMonitor } from './use-voice-monitor.ts';

type Props = { readonly voice: ReturnType<typeof useVoiceMonitor> };

/** The meter's own bands (002 §2). */
const BANDS = { medium: 50, high: 80, top: 100 } as const;

/** MV-1. */
export function VoicePanel({ voice }: Props) {
  const words = monitorPanelWords.voice;
  const { active, inactive, statistics, yes, no } = monitorPanelWords;
  const { reading, health, detections, problem } = voice;
  const isActive = health !== 'off' && health !== 'dead';
  const level = Math.round(reading?.audioLevel ?? 0);
  const hears = reading?.isVoiceDetected === true;
  const status = isActive ? words.active : words.inactive;
  const state = problem !== null || health === 'dead' ? 'problem' : healthStatus(health);
  return (
    <MonitorLine name={words.name} status={status} state={state}>
      <p>
        <strong>{hears ? words.detected : words.silent}</strong>
      </p>
      <label>
        {words.level(level, words.bands[meterBand(level, voiceLimits)])}
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
          [words.confidence, `${Math.round(reading?.confidence ?? 0)}%`],
          [words.duration, `${(reading?.duration ?? 0).toFixed(1)} s`],
        ]}
      />
      <div className="monitor-line__actions">
        <button
          type="button"
          className="room-button room-button--quiet"
          onClick={isActive ? voice.stop : voice.start}
        >
          {isActive ? words.stop : words.start}
        </button>
        <button
          type="button"
          className="room-button room-button--quiet"
          onClick={voice.calibrate}
          disabled={!isActive}
        >
          {words.calibrate}
        </button>
      </div>
      <h3>{statistics}</h3>
      <MonitorFacts
        facts={[
          [monitorPanelWords.status, isActive ? active : inactive],
          [words.total, String(detections)],
          [words.current, String(level)],
          [words.isActive, hears ? yes : no],
        ]}
      />
      <h3>{words.thresholds}</h3>
      <MonitorFacts
        facts={[
          [words.threshold, '70'],
          [words.high, '80'],
          [words.limit, '2s'],
        ]}
      />
    </MonitorLine>
  );
}
