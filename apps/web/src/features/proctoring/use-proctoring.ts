import type { Incident } from '@candor/monitors';
import { bannerText } from '@candor/monitors/tracking';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type ProctoringSession, startProctoringSession } from './proctoring-session.ts';
import type { ReportBook } from './report-book.ts';
import type { RoomMonitorsProps } from './room-monitors-props.ts';

/** The proctoring session of this page life: from the first question to the end of the interview. */
export function useProctoring(props: RoomMonitorsProps, reports: ReportBook) {
  const { isRunning, onWarning } = props;
  const session = useRef<ProctoringSession | null>(null);
  const open = useEffectEvent(() => startProctoringSession(props, reports));
  useEffect(() => {
    if (isRunning) session.current ??= open();
    else session.current?.end('INTERVIEW_COMPLETED');
  }, [isRunning]);
  useEffect(
    () => () => {
      // The room went away with its interview: it was submitted, or goes on elsewhere.
      session.current?.end('INTERVIEW_COMPLETED');
      session.current?.close();
      session.current = null;
    },
    [],
  );
  return {
    record: (incident: Incident): void => {
      session.current?.record(incident);
      if (incident.text !== undefined) onWarning(bannerText(incident));
    },
    beat: (...heartbeat: Parameters<ProctoringSession['beat']>): void =>
      session.current?.beat(...heartbeat),
    /** 002 §4: closing the panel ends the session. */
    endByPanel: (): void => session.current?.end('PANEL_CLOSED'),
  };
}
