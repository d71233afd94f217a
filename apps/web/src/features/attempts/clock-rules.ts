/** One exchange with the server: when it was asked and answered by our clock, and its own time. */
export type ClockSample = {
  readonly sentAt: number;
  readonly receivedAt: number;
  readonly serverNow: number;
};

/** Server time minus ours; half of the way there and back is taken off. */
export function offsetOf({ sentAt, receivedAt, serverNow }: ClockSample): number {
  return serverNow - (sentAt + receivedAt) / 2;
}

/** Whole seconds left, never below zero. */
export function secondsLeft(deadlineAt: number, serverNow: number): number {
  return Math.max(0, Math.ceil((deadlineAt - serverNow) / 1000));
}

/** How an interview stands for one page of it. */
export type Standing = 'running' | 'time-up' | 'taken-over' | 'submitted' | 'expired';

type ServerClock = {
  readonly status: string;
  readonly life: number;
  readonly now: number;
  readonly deadlineAt: number | null;
};

/** By the server's word alone: a page's own clock ends nothing. */
export function standingOf(clock: ServerClock, ownLife: number): Standing {
  if (clock.status === 'submitted') return 'submitted';
  const isOver = clock.deadlineAt !== null && clock.now >= clock.deadlineAt;
  if (clock.status === 'timed-out' || isOver) return 'time-up';
  return clock.life > ownLife ? 'taken-over' : 'running';
}

/** The display turns red under this (001 §9). */
export const RED_UNDER_SECONDS = 600;

const ANNOUNCED = [600, 300, 60];

/** What a screen reader hears, at ten, five and one minute only: every second would be torture. */
export function announcementFor(before: number, now: number): string | null {
  const passed = ANNOUNCED.find((mark) => before > mark && now <= mark);
  if (passed === undefined) return null;
  const minutes = passed / 60;
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left.`;
}

export function clockText(seconds: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${part(Math.floor((seconds % 3600) / 60))}:${part(seconds % 60)}`;
  return hours === 0 ? rest : `${part(hours)}:${rest}`;
}
