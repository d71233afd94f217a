import { seenTexts, seenWords } from './seen-words.ts';

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
  /** The event that ends this one; the two are told as one line with its length. */
  readonly until?: string;
};

const known: Readonly<Record<keyof typeof seenWords, Meaning>> = {
  'fullscreen-left': {
    lane: 'Screen',
    kind: 'incident',
    until: 'fullscreen-returned',
  },
  'tab-hidden': {
    lane: 'Screen',
    kind: 'incident',
    until: 'tab-visible',
  },
  'share-stopped': {
    lane: 'Screen',
    kind: 'incident',
    until: 'share-restarted',
  },
  paste: { lane: 'Keyboard', kind: 'incident' },
  'blocked-key': { lane: 'Keyboard', kind: 'incident' },
  'context-menu': { lane: 'Keyboard', kind: 'incident' },
  'camera-lost': {
    lane: 'Connection',
    kind: 'condition',
    until: 'camera-restored',
  },
  'microphone-lost': {
    lane: 'Connection',
    kind: 'condition',
    until: 'microphone-restored',
  },
  offline: { lane: 'Connection', kind: 'condition', until: 'online' },
  'page-left': {
    lane: 'Connection',
    kind: 'condition',
    until: 'resumed',
  },
  resumed: { lane: 'Connection', kind: 'condition' },
};

/** A map, because an object also knows words of its own. */
const meanings = new Map<string, Meaning>(Object.entries(known));
const wordsOf = (kind: string): string =>
  meanings.has(kind) ? seenWords[kind as keyof typeof seenWords] : kind.replaceAll('-', ' ');
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
        text: textOf(event, ending),
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
    text: seenTexts.pause(Math.max(1, (until - from) / 1000)),
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

function textOf(event: SeenEvent, ending: SeenEvent | undefined): string {
  const words = wordsOf(event.kind);
  const combination = event.detail['combination'];
  const named = typeof combination === 'string' ? `${words}: ${combination}` : words;
  if (ending === undefined) return named;
  return seenTexts.lasted(named, Math.max(1, (ending.occurredAt - event.occurredAt) / 1000));
}
