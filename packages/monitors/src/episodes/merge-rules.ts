import type { Severity } from '../incident-rules.ts';

/** An event as the server keeps it; `at` in milliseconds since the epoch. */
export interface TimedEvent {
  readonly key: string;
  readonly type: string;
  readonly severity: Severity;
  readonly at: number;
  /** 0 to 1. */
  readonly confidence: number;
}

export interface MergedEpisode<Event extends TimedEvent = TimedEvent> {
  /** The event that opened it; an episode is named by it. */
  readonly first: Event;
  readonly from: number;
  readonly until: number;
  /** The worst of its events. */
  readonly severity: Severity;
  /** The mean of its events. */
  readonly confidence: number;
  readonly events: number;
}

/**
 * Two events of a type that lie at most this far apart are one episode, in milliseconds. Twice the longest
 * cooldown of the specification (5 s, 002 §9): a state that lasts speaks at least that often.
 */
export const MERGE_WITHIN_MS = 10_000;

const order: readonly Severity[] = ['low', 'medium', 'high', 'critical'];

const worst = (one: Severity, other: Severity): Severity =>
  order.indexOf(one) >= order.indexOf(other) ? one : other;

/**
 * Consecutive events of one type become an episode. Events may come in any order; the episodes are in the order
 * of their start. Every event belongs to exactly one episode.
 */
export function mergeEvents<Event extends TimedEvent>(
  events: readonly Event[],
): MergedEpisode<Event>[] {
  const open = new Map<string, { episode: MergedEpisode<Event>; index: number }>();
  const episodes: MergedEpisode<Event>[] = [];
  const inOrder = events.toSorted((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1));
  for (const event of inOrder) {
    const before = open.get(event.type);
    if (before !== undefined && event.at - before.episode.until <= MERGE_WITHIN_MS) {
      const { episode, index } = before;
      const longer = {
        ...episode,
        until: event.at,
        severity: worst(episode.severity, event.severity),
        confidence: mean(episode, event.confidence),
        events: episode.events + 1,
      };
      episodes[index] = longer;
      open.set(event.type, { episode: longer, index });
    } else {
      const { at, severity, confidence } = event;
      const episode = { first: event, from: at, until: at, severity, confidence, events: 1 };
      episodes.push(episode);
      open.set(event.type, { episode, index: episodes.length - 1 });
    }
  }
  return episodes;
}

function mean({ confidence, events }: MergedEpisode, next: number): number {
  return (confidence * events + next) / (events + 1);
}
