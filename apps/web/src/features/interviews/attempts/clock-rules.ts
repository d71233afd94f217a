import { BEAT_MS } from '@candor/contract/interviews/clock-line-rules';

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

/** What the server says of an interview's time; a break's whole length is in the deadline. */
export type RoomClock = {
  readonly deadlineAt: number;
  readonly breaksTaken: number;
  /** Of the break that lasts; null between breaks. */
  readonly breakEndsAt: number | null;
};

/** Seconds of the interview, which stand still in a break, and of the break. A break is over by the clock alone. */
export function timesLeft({ deadlineAt, breakEndsAt }: RoomClock, serverNow: number) {
  const resumesAt = Math.max(serverNow, breakEndsAt ?? 0);
  return {
    left: secondsLeft(deadlineAt, resumesAt),
    breakLeft: breakEndsAt === null ? 0 : secondsLeft(breakEndsAt, serverNow),
  };
}

/**
 * Replies overtake each other: an older one must not take a break back, or begin it again. Breaks only become more,
 * and one that is over stays over, so that no clock needs to say which reply is the newer.
 */
export function newerClock(known: RoomClock, heard: RoomClock): RoomClock {
  if (heard.breaksTaken !== known.breaksTaken) {
    return heard.breaksTaken > known.breaksTaken ? heard : known;
  }
  return known.breakEndsAt === null && heard.breakEndsAt !== null ? known : heard;
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

/** The minutes of which a screen reader hears, at ten, five and one minute only: every second would be torture. */
export function announcementFor(before: number, now: number): number | null {
  const passed = ANNOUNCED.find((mark) => before > mark && now <= mark);
  return passed === undefined ? null : passed / 60;
}

export function clockText(seconds: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${part(Math.floor((seconds % 3600) / 60))}:${part(seconds % 60)}`;
  return hours === 0 ? rest : `${part(hours)}:${rest}`;
}

/** A beat may be late by so much before the line is in doubt. */
const QUIET_MS = BEAT_MS + 900;
/** Between two questions that nobody answered. */
const ASK_AGAIN_MS = 3_000;
/** The server's word that the time is up comes within this of its own deadline, unless it is slow to answer. */
const ASK_OVER_MS = 1_000;
/** More than a slow line holds a word back. */
const JUMP_MS = 1_500;
/** A line that says nothing for so long is opened anew. */
export const LINE_DEAD_MS = 4 * BEAT_MS;

/** Whether two readings of a clock are further apart than a word's way explains. */
export const isOff = (one: number, other: number): boolean => Math.abs(one - other) > JUMP_MS;

type Listening = {
  /** All by the page's own steady clock. */
  readonly now: number;
  readonly heardAt: number;
  readonly askedAt: number;
  /** A clock jumped: this computer's, or ours beside the server's. */
  readonly isInDoubt: boolean;
  /** A question is under way. */
  readonly isAsking: boolean;
  /** By our count. */
  readonly isOver: boolean;
};

/** Whether the page asks for the time in place of being told. */
export function mustAsk({ now, heardAt, askedAt, ...why }: Listening): boolean {
  const pauseMs = why.isOver && !why.isAsking ? ASK_OVER_MS : ASK_AGAIN_MS;
  if (now - askedAt < pauseMs) return false;
  return why.isOver || why.isInDoubt || now - heardAt >= QUIET_MS;
}
