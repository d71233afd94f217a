import { lengthText } from '../../../ui/duration-rules.ts';

/** What the room saw, as a reviewer reads it. */
export type ReviewEvent = {
  readonly id: string;
  readonly lane: 'Screen' | 'Keyboard' | 'Connection';
  readonly kind: 'incident' | 'condition';
  readonly occurredAt: number;
  readonly text: string;
};

type Detail = Readonly<Record<string, string | number | boolean>>;

type SeenEvent = {
  readonly eventKey: string;
  readonly kind: string;
  readonly life: number;
  readonly occurredAt: number;
  readonly detail: Detail;
};

type Meaning = {
  readonly lane: ReviewEvent['lane'];
  readonly kind: ReviewEvent['kind'];
  readonly words: string;
  /** The event that ends this one; the two are told as one line with its length. */
  readonly until?: string;
};

const known: Readonly<Record<string, Meaning>> = {
  'fullscreen-left': {
    lane: 'Screen',
    kind: 'incident',
    words: 'Fullscreen was left',
    until: 'fullscreen-returned',
  },
  'tab-hidden': {
    lane: 'Screen',
    kind: 'incident',
    words: 'The page was hidden',
    until: 'tab-visible',
  },
  'share-stopped': {
    lane: 'Screen',
    kind: 'incident',
    words: 'Screen sharing stopped',
    until: 'share-restarted',
  },
  paste: { lane: 'Keyboard', kind: 'incident', words: 'Pasting was blocked' },
  'blocked-key': { lane: 'Keyboard', kind: 'incident', words: 'A key was blocked' },
  'context-menu': { lane: 'Keyboard', kind: 'incident', words: 'The context menu was blocked' },
  'camera-lost': {
    lane: 'Connection',
    kind: 'condition',
    words: 'The camera gave no picture',
    until: 'camera-restored',
  },
  'microphone-lost': {
    lane: 'Connection',
    kind: 'condition',
    words: 'The microphone was lost',
    until: 'microphone-restored',
  },
  offline: { lane: 'Connection', kind: 'condition', words: 'Offline', until: 'online' },
  'page-left': {
    lane: 'Connection',
    kind: 'condition',
    words: 'The page was closed or reloaded',
    until: 'resumed',
  },
  resumed: { lane: 'Connection', kind: 'condition', words: 'The interview was opened again' },
};

/** A map, because an object also knows words of its own. */
const meanings = new Map(Object.entries(known));
const endings = new Set(Object.values(known).flatMap(({ until }) => until ?? []));

/**
 * In the order of their time. A beginning and its ending become one line that says how long it
 * lasted; an ending without a beginning is left out, except a return to the interview.
 */
export function reviewEvents(events: readonly SeenEvent[]): ReviewEvent[] {
  const inOrder = events.toSorted((one, other) => one.occurredAt - other.occurredAt);
  const used = new Set<string>();
  return inOrder.flatMap((event, index) => {
    if (used.has(event.eventKey)) return [];
    const meaning = meanings.get(event.kind);
    if (meaning === undefined && endings.has(event.kind)) return [];
    const ending = meaning && endingOf({ event, meaning }, inOrder.slice(index + 1), used);
    if (ending !== undefined) used.add(ending.eventKey);
    return [
      {
        id: event.eventKey,
        lane: meaning?.lane ?? 'Screen',
        kind: meaning?.kind ?? 'condition',
        occurredAt: event.occurredAt,
        text: textOf(event, meaning, ending),
      },
    ];
  });
}

/** The clock stood still, by right; nothing is said of why. */
export function pauseEvents(
  pauses: readonly { readonly from: number; readonly until: number }[],
): ReviewEvent[] {
  return pauses.map(({ from, until }) => ({
    id: `pause-${from}`,
    lane: 'Connection',
    kind: 'condition',
    occurredAt: from,
    text: `Pause of ${lengthText(Math.max(1, (until - from) / 1000))}`,
  }));
}

/** The next ending, unless the same thing began once more before it. */
function endingOf(
  { event, meaning }: { readonly event: SeenEvent; readonly meaning: Meaning },
  later: readonly SeenEvent[],
  used: ReadonlySet<string>,
): SeenEvent | undefined {
  const next = later.find(
    ({ kind, eventKey }) => (kind === meaning.until || kind === event.kind) && !used.has(eventKey),
  );
  return next?.kind === meaning.until ? next : undefined;
}

function textOf(
  event: SeenEvent,
  meaning: Meaning | undefined,
  ending: SeenEvent | undefined,
): string {
  const words = meaning?.words ?? event.kind.replaceAll('-', ' ');
  const combination = event.detail['combination'];
  const named = typeof combination === 'string' ? `${words}: ${combination}` : words;
  if (ending === undefined) return named;
  return `${named} for ${lengthText(Math.max(1, (ending.occurredAt - event.occurredAt) / 1000))}`;
}
