import type { FaceReading } from '@candor/monitors/face';
import { healthStatus } from './health-words.ts';
import { MonitorFacts, MonitorLine } from './monitor-line.tsx';
import type { useEyeMonitor } from './use-eye-monitor.ts';

type Props = { readonly eye: ReturnType<typeof useEyeMonitor> };

/** ME-1. */
export function EyePanel({ eye }: Props) {
  const { reading, health, standing, isTracking } = eye;
  const isCalibrating = isTracking && reading?.calibration === 'asking';
  const status = standing ?? (isTracking ? 'Tracking' : 'Not tracking');
  return (
    <MonitorLine name="Eyes and face" status={status} state={healthStatus(health)}>
      {isCalibrating && (
        <progress
          className="monitor-line__meter"
          aria-label="Calibration"
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
          {isTracking ? 'Stop Tracking' : 'Start Tracking'}
        </button>
        <button
          type="button"
          className="room-button room-button--quiet"
          onClick={eye.recalibrate}
          disabled={isTracking}
        >
          Recalibrate
        </button>
      </div>
      <h3>Statistics</h3>
      <MonitorFacts facts={measuredFacts(reading, isTracking)} />
    </MonitorLine>
  );
}

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

function faceFacts(reading: FaceReading | null, isTracking: boolean) {
  if (!isTracking || reading === null) {
    return ['Face detected', 'Eyes open', 'Multiple faces', 'Calibration'].map(
      (name) => [name, '–'] as const,
    );
  }
  // Without the mesh only colours are seen: that is no face, and no missing one.
  const isUnknown = reading.face === 'unknown';
  const calibration = { asking: 'Running', waiting: 'Not done', done: 'Done' } as const;
  return [
    ['Face detected', isUnknown ? 'Unknown' : yesNo(reading.faceDetected)],
    ['Eyes open', reading.faceDetected ? yesNo(reading.eyesOpen) : '–'],
    ['Multiple faces', isUnknown ? 'Unknown' : yesNo(reading.multipleFaces)],
    ['Calibration', calibration[reading.calibration]],
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
    ['Gaze', seen?.gazeText ?? '–'],
    ['Confidence', seen === null ? '–' : `${Math.round(seen.confidence * 100)}%`],
    ['Head turned', seen === null ? '–' : `${Math.round(seen.headPose.yaw)}°`],
    ['Head raised', seen === null ? '–' : `${Math.round(seen.headPose.pitch)}°`],
    ['Warnings', String(total)],
  ] as const;
}
