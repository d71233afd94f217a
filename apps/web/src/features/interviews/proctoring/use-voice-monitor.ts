import type { Incident } from '@candor/monitors';
import { createVoiceMonitor, type VoiceMonitor } from '@candor/monitors/browser/voice';
import type { HealthState } from '@candor/monitors/health';
import { type VoiceReading, voiceTexts } from '@candor/monitors/voice';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { monitorPanelWords } from './monitor-panel-words.ts';
import { monitorSaid } from './monitor-said-words.ts';

type Options = {
  readonly active: boolean;
  /** null while there is none. */
  readonly stream: MediaStream | null;
  /** The browser asks the candidate for it right now. */
  readonly isAsking: boolean;
  /** Asks for a microphone that is missing. */
  readonly onAsk: () => void;
  readonly onIncident: (incident: Incident) => void;
  readonly onHealth: (state: HealthState, at: number) => void;
};

/** 002 §8, and the one reason that no permission mends. */
function missingText(): string {
  const failed = monitorSaid(voiceTexts.microphoneFailed);
  return navigator.mediaDevices === undefined ? monitorPanelWords.voice.insecure(failed) : failed;
}

export function useVoiceMonitor({ active, stream, isAsking, ...options }: Options) {
  const [reading, setReading] = useState<VoiceReading | null>(null);
  const [health, setHealth] = useState<HealthState>('off');
  const [detections, setDetections] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const monitor = useRef<VoiceMonitor | null>(null);
  const take = useEffectEvent((incident: Incident) => {
    setDetections((before) => before + 1);
    options.onIncident(incident);
  });
  const feel = useEffectEvent((state: HealthState, at: number) => {
    setHealth(state);
    if (state === 'up') setProblem(null);
    options.onHealth(state, at);
  });
  const start = (one: VoiceMonitor | null): void => {
    one?.start().catch(() => setProblem(voiceTexts.microphoneFailed));
  };
  const begin = useEffectEvent(start);
  const isMissing =
    active && !isAsking && (stream === null || stream.getAudioTracks().length === 0);
  const miss = useEffectEvent(() => options.onHealth('dead', Date.now()));
  useEffect(() => {
    if (!active) return;
    if (stream === null || stream.getAudioTracks().length === 0) return miss();
    const created = createVoiceMonitor(stream, {
      onIncident: (incident) => take(incident),
      onReading: setReading,
      onHealth: (state, at) => feel(state, at),
    });
    monitor.current = created;
    begin(created);
    return () => {
      created.stop();
      // Its microphone is gone: a click must not start it again.
      monitor.current = null;
    };
  }, [active, stream]);
  return {
    reading,
    health: isMissing ? ('dead' as const) : health,
    detections,
    problem: isMissing ? missingText() : problem && monitorSaid(problem),
    notice: isAsking ? monitorPanelWords.voice.asking : null,
    start: () => (isMissing ? options.onAsk() : start(monitor.current)),
    stop: () => monitor.current?.stop(),
    calibrate: () => monitor.current?.calibrate(),
  };
}
