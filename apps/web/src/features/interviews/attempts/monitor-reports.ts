/** What the monitors report waits on this computer, as answers do; another feature, which the page passes in. */
export type MonitorReports = {
  /** Resolves when nothing waits any more, or after `ms`. @returns how many still wait */
  settled(ms: number): Promise<number>;
  close(): void;
};

/** Opens what earlier pages of this interview left, and sends it. `onWaiting` is called after every change. */
export type OpenMonitorReports = (
  place: { readonly token: string; readonly scheduleId: number },
  onWaiting: (waiting: number) => void,
) => Promise<MonitorReports>;

/** Resolves when the reports of this room have arrived, or after `ms`. */
export type SettleReports = (ms: number) => Promise<unknown>;
