import { modelTimeoutText } from '@candor/monitors/browser/face';
import { calibrationText } from '@candor/monitors/face';
import { useEffect, useEffectEvent } from 'react';
import { remedyOf } from './health-status.ts';
import { monitorPanelWords as words } from './monitor-panel-words.ts';
import { monitorSaid } from './monitor-said-words.ts';
import type { RoomMonitorsProps } from './room-monitors-props.ts';
import type { useEyeMonitor } from './use-eye-monitor.ts';
import { useStandingWarning } from './use-standing-warning.ts';
import type { useVoiceMonitor } from './use-voice-monitor.ts';

/** What is not an incident and concerns the candidate all the same: it stands in the room, not in a folded panel. */
export function useMonitorWarnings(
  onWarning: RoomMonitorsProps['onWarning'],
  eye: ReturnType<typeof useEyeMonitor>,
  voice: ReturnType<typeof useVoiceMonitor>,
): void {
  const eyes = { source: 'eye-standing', title: words.eyes.name };
  const isCalibrating = eye.isTracking && eye.reading?.calibration === 'asking';
  useStandingWarning(
    onWarning,
    { ...eyes, source: 'calibration' },
    isCalibrating ? monitorSaid(calibrationText) : null,
  );
  useStandingWarning(onWarning, eyes, eye.isTracking ? remedyOf('eye', eye.health) : null);
  const voices = { source: 'voice-standing', title: words.voice.name };
  useStandingWarning(
    onWarning,
    voices,
    voice.problem ?? voice.notice ?? remedyOf('voice', voice.health),
  );
  const sayLate = useEffectEvent(() =>
    onWarning({ source: 'model', title: eyes.title, lines: [monitorSaid(modelTimeoutText)] }),
  );
  const isLate = eye.standing === modelTimeoutText;
  useEffect(() => {
    if (isLate) sayLate();
  }, [isLate]);
}
