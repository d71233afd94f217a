import type { Incident } from '@candor/monitors';
import { useEffect, useEffectEvent, useRef } from 'react';
import { monitorPanelWords as words } from './monitor-panel-words.ts';
import { monitorSaid } from './monitor-said-words.ts';
import { type ProctoringSession, startProctoringSession } from './proctoring-session.ts';
import type { ReportBook } from './report-book.ts';
import type { RoomMonitorsProps } from './room-monitors-props.ts';

function bannerOf(type: string): string | undefined {
  const { banners } = words;
  return type in banners ? banners[type as keyof typeof banners] : undefined;
}

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
  /** Popup and banner of one incident are one warning. */
  const warn = ({ monitor, text }: Incident, banner?: string): void => {
    if (text === undefined) return;
    const said = monitorSaid(text);
    const lines = banner === undefined ? [said] : [banner, said];
    onWarning({ source: monitor, title: words.warnings[monitor], lines });
  };
  return {
    record: (incident: Incident): void => {
      // MS-2: the eye tracker starts the session by itself.
      if (incident.monitor === 'eye') session.current ??= open();
      session.current?.record(incident);
      warn(incident, bannerOf(incident.type));
    },
    /** A test of the panel. */
    warn,
    beat: (...heartbeat: Parameters<ProctoringSession['beat']>): void =>
      session.current?.beat(...heartbeat),
    /** 002 §4: closing the panel ends the session. */
    endByPanel: (): void => session.current?.end('PANEL_CLOSED'),
  };
}
