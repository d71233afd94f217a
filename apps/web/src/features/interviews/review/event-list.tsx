import type { ReactNode } from 'react';
import { clockText } from '../../../ui/duration-rules.ts';
import type { ReviewEvent } from './seen-events.ts';
import './event-list.css';

export type PlacedEvent = ReviewEvent & { readonly atSeconds: number };

type Props = {
  readonly events: readonly PlacedEvent[];
  readonly currentId: string | undefined;
  readonly onOpen: (event: PlacedEvent) => void;
  /** What stands below an event, by its id. */
  readonly onEvent?: (id: string) => ReactNode;
};

/** What the room saw, in words; the line in reach of the playback is marked. */
export function EventList({ events, currentId, onOpen, onEvent }: Props) {
  if (events.length === 0) {
    return (
      <p className="event-list__none">
        Nothing was recorded beside the answers: fullscreen, sharing and connection held all the
        time.
      </p>
    );
  }
  return (
    <ol className="event-list">
      {events.map((event) => (
        <li key={event.id}>
          <button
            type="button"
            className={`stack gap-xs middle event-list__event event-list__event--${event.kind}`}
            aria-current={event.id === currentId ? 'true' : undefined}
            onClick={() => onOpen(event)}
          >
            <span className="event-list__time tabular">{clockText(event.atSeconds)}</span>
            <span>{event.text}</span>
          </button>
          {onEvent?.(event.id)}
        </li>
      ))}
    </ol>
  );
}
