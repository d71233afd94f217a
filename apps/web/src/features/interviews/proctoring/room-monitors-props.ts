import type { ByMonitor } from '@candor/contract/interviews/monitor-rules';

/** Whether a monitor watches; see the contract. */
export type MonitorSetting = 'on' | 'off' | 'accommodated';

export type MonitorSettings = Readonly<ByMonitor<MonitorSetting>>;

/** What the room tells its monitors. */
export type RoomMonitorsProps = {
  readonly token: string;
  readonly scheduleId: number;
  readonly started: {
    readonly life: number;
    readonly sessionId: number;
    readonly userID: number | null;
    readonly monitors: MonitorSettings;
    readonly keyboardNavigation: boolean;
  };
  readonly candidateId: number;
  /** To be added to this computer's own clock, in milliseconds. */
  readonly offsetMs: () => number;
  /** null while the browser gives none. */
  readonly camera: MediaStream | null;
  readonly microphone: MediaStream | null;
  /** Whether the interview is recorded, and so brings the microphone; else the voice monitor asks for its own. */
  readonly isRecorded: boolean;
  /** From the first question until the end. */
  readonly isRunning: boolean;
  /** The candidate's own break: nothing is watched, and the session goes on. */
  readonly isPaused: boolean;
  /** Said by the room, for 5 s or until it is taken back by one without lines. */
  readonly onWarning: (warning: {
    readonly source: string;
    readonly title?: string;
    readonly lines: readonly string[];
    readonly stays?: boolean;
  }) => void;
  /** Told at the beginning how to wait for the reports: resolves when they arrived, or after `ms`. */
  readonly onSettling: (settle: (ms: number) => Promise<unknown>) => void;
};
