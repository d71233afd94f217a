import type { FaceReading } from '@candor/monitors/face';
import { healthStatus } from './health-status.ts';
import { MonitorFacts, MonitorLine } from './monitor-line.tsx';
import { monitorPanelWords as words } from './monitor-panel-words.ts';
import { monitorSaid } from './monitor-said-words.ts';
import type { useEyeMonitor } from './use-eye-monitor.ts';

type Props = { readonly eye: ReturnType<typeof useEyeMonitor> };

/** ME-1. */
export function EyePanel({ eye }: Props) {
  const { reading, health, standing, isTracking } = eye;
  const isCalibrating = isTracking && reading?.calibration === 'asking';
  const status =
    standing === null
      ? isTracking
        ? words.eyes.tracking
        : words.eyes.notTracking
      : monitorSaid(standing);
  return (
    <MonitorLine name={words.eyes.name} status={status} state={healthStatus(health)}>
      {isCalibrating && (
        <progress
          className="monitor-line__meter"
          aria-label={words.eyes.calibration}
          value={reading.calibrationProgress}
        />
      )}
      <MonitorFacts facts={faceFacts(reading, isTracking)} />
      <div className="monitor-line__actions">
        <button
          type="button"
          className="room-button room-button--quiet"
          onClick={isTracking ? eye.stop : eye.start}
        >
          {isTracking ? words.eyes.stop : words.eyes.start}
        </button>
        <button
          type="button"
          className="room-button room-button--quiet"
          onClick={eye.recalibrate}
          disabled={isTracking}
        >
          {words.eyes.recalibrate}
        </button>
      </div>
      <h3>{words.statistics}</h3>
      <MonitorFacts facts={measuredFacts(reading, isTracking)} />
    </MonitorLine>
  );
}

const yesNo = (value: boolean) => (value ? words.yes : words.no);

function faceFacts(reading: FaceReading | null, isTracking: boolean) {
  const { eyes } = words;
  if (!isTracking || reading === null) {
    return [eyes.faceDetected, eyes.eyesOpen, eyes.multipleFaces, eyes.calibration].map(
      (name) => [name, '–'] as const,
    );
  }
  // Without the mesh only colours are seen: that is no face, and no missing one.
  const isUnknown = reading.face === 'unknown';
  return [
    [eyes.faceDetected, isUnknown ? words.unknown : yesNo(reading.faceDetected)],
    [eyes.eyesOpen, reading.faceDetected ? yesNo(reading.eyesOpen) : '–'],
    [eyes.multipleFaces, isUnknown ? words.unknown : yesNo(reading.multipleFaces)],
    [eyes.calibration, eyes.calibrations[reading.calibration]],
  ] as const;
}

function measuredFacts(reading: FaceReading | null, isTracking: boolean) {
  const total = Object.values(reading?.counters ?? {}).reduce(
    (sum: number, count) => sum + count,
    0,
  );
  // Numbers of a face that is gone would be those of its last frame.
  const seen = isTracking && reading?.faceDetected === true ? reading : null;
  return [
    [words.eyes.gaze, seen === null ? '–' : monitorSaid(seen.gazeText)],
    [words.eyes.confidence, seen === null ? '–' : `${Math.round(seen.confidence * 100)}%`],
    [words.eyes.turned, seen === null ? '–' : `${Math.round(seen.headPose.yaw)}°`],
    [words.eyes.raised, seen === null ? '–' : `${Math.round(seen.headPose.pitch)}°`],
    [words.eyes.warnings, String(total)],
  ] as const;
}
