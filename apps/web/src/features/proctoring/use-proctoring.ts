import type { Incident } from '@candor/monitors';
import type { OutboxState } from '@candor/monitors/browser/outbox';
import { bannerText } from '@candor/monitors/tracking';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ProctoringSession, startProctoringSession } from './proctoring-session.ts';
import type { RoomMonitorsProps } from './room-monitors-props.ts';

const nothingWaits: OutboxState = { waiting: 0, refused: 0, durable: true };

/** The proctoring session of this page life: from the first question to the end of the interview. */
export function useProctoring(props: RoomMonitorsProps, isEnabled: boolean) {
  const { isRunning, onWarning } = props;
  const [outbox, setOutbox] = useState(nothingWaits);
  const session = useRef<ProctoringSession | null>(null);
  const open = useEffectEvent(() => startProctoringSession(props, setOutbox));
  useEffect(() => {
    if (!isEnabled || !isRunning) return;
    session.current ??= open();
  }, [isEnabled, isRunning]);
  useEffect(() => {
    if (isRunning || session.current === null) return;
    session.current.end('INTERVIEW_COMPLETED');
  }, [isRunning]);
  useEffect(() => () => session.current?.close(), []);
  return {
    outbox,
    record: (incident: Incident): void => {
      session.current?.record(incident);
      if (incident.text !== undefined) onWarning(bannerText(incident));
    },
    beat: (...heartbeat: Parameters<ProctoringSession['beat']>): void =>
      session.current?.beat(...heartbeat),
    /** 002 §4: closing the panel ends the session. */
    endByPanel: (): void => {
      session.current?.end('PANEL_CLOSED');
      session.current?.close();
      session.current = null;
    },
  };
}
