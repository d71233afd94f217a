import { faceMeshFolder } from 'virtual:face-mesh';
import type { Incident } from '@candor/monitors';
import {
  createFaceMonitor,
  type FaceMonitor,
  type FaceStanding,
} from '@candor/monitors/browser/face';
import type { FaceReading } from '@candor/monitors/face';
import type { HealthState } from '@candor/monitors/health';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { takeFaceTracker } from './warm-face.ts';

type Options = {
  readonly active: boolean;
  /** The interview's own camera; null while there is none. */
  readonly stream: MediaStream | null;
  readonly onIncident: (incident: Incident) => void;
  readonly onHealth: (state: HealthState, at: number) => void;
};

/** How often the panel shows new numbers; the rules see every frame. */
const SHOWN_EVERY_MS = 250;

export function useEyeMonitor({ active, stream, ...options }: Options) {
  const [reading, setReading] = useState<FaceReading | null>(null);
  const [health, setHealth] = useState<HealthState>('off');
  const [standing, setStanding] = useState<FaceStanding>({ state: 'off', text: null });
  const monitor = useRef<FaceMonitor | null>(null);
  const shownAt = useRef(0);
  const take = useEffectEvent((incident: Incident) => {
    options.onIncident(incident);
  });
  const feel = useEffectEvent((state: HealthState, at: number) => {
    setHealth(state);
    options.onHealth(state, at);
  });
  const miss = useEffectEvent(() => options.onHealth('dead', Date.now()));
  useEffect(() => {
    if (!active) return;
    if (stream === null) return miss();
    const created = createFaceMonitor(stream, {
      folder: faceMeshFolder,
      createTracker: takeFaceTracker,
      onIncident: (incident) => take(incident),
      onReading: (next) => {
        if (next.timestamp - shownAt.current < SHOWN_EVERY_MS) return;
        shownAt.current = next.timestamp;
        setReading(next);
      },
      onHealth: (state, at) => feel(state, at),
      onStanding: setStanding,
    });
    monitor.current = created;
    void created.start();
    return () => {
      created.stop();
      // Its camera is gone: a click must not start it again.
      monitor.current = null;
    };
  }, [active, stream]);
  const isTracking = standing.state !== 'off';
  return {
    reading,
    health: active && stream === null ? ('dead' as const) : health,
    standing: standing.text,
    isTracking,
    start: () => void monitor.current?.start(),
    stop: () => monitor.current?.stop(),
    /** ME-1: only when not tracking; tracking begins with a calibration. */
    recalibrate: () => void monitor.current?.start(),
  };
}
