import type { Clip, Must } from './clips.ts';
import type { PlayedIncident } from './page-script.ts';

/** A window that asks for one of these types. */
interface Window {
  readonly types: readonly string[];
  readonly from: number;
  readonly to: number;
}

export interface Judged extends PlayedIncident {
  /** true: asked for; false: a false alarm; null: not scored. */
  readonly truth: boolean | null;
}

export interface Score {
  readonly hits: readonly { readonly type: string; readonly onsetMs: number }[];
  readonly misses: readonly { readonly type: string; readonly from: number; readonly to: number }[];
  /** Episodes: false incidents of one type within 10 s of each other are one. */
  readonly falseAlarms: readonly { readonly type: string; readonly at: number }[];
  readonly incidents: readonly Judged[];
  /** Seconds in which nothing was asked for. */
  readonly cleanS: number;
}

/** Added to the end of every window: the specified frames, checks and cooldowns take time. */
const REACTION_S = 2;
/** Labels are this sure of their edges. */
const EDGE_S = 0.2;
/** Pauses shorter than this are within one utterance. */
const JOIN_S = 2;
const MERGE_S = 10;

/** A picture is not mirrored: what happens to its right is to the candidate's own left. */
function typesOf({ any_of, image_dir }: Must): string[] {
  const own = { right: 'LOOKING_LEFT', left: 'LOOKING_RIGHT' }[image_dir ?? ''];
  if (own === undefined) return [...any_of];
  return any_of.filter((type) => type === own || !['LOOKING_LEFT', 'LOOKING_RIGHT'].includes(type));
}

/** Runs of intervals in which `is` holds, joined over short pauses. */
function spans(clip: Clip, is: (truth: Clip['intervals'][number]['truth']) => boolean) {
  const found: { from: number; to: number }[] = [];
  for (const { start_s, end_s, truth } of clip.intervals) {
    if (!is(truth)) continue;
    const last = found.at(-1);
    if (last && start_s - last.to < JOIN_S) last.to = end_s;
    else found.push({ from: start_s, to: end_s });
  }
  return found;
}

/** What must be reported, and what may be without being scored. */
function windowsOf(clip: Clip): { must: Window[]; may: Window[] } {
  const whole = { from: 0, to: clip.duration_s };
  if (clip.kind === 'video') {
    const must = clip.expect.must
      .filter((one): one is Must => typeof one !== 'string')
      .map((one) => ({ types: typesOf(one), from: one.start_s, to: one.end_s }));
    return { must, may: (clip.expect.may ?? []).map((type) => ({ types: [type], ...whole })) };
  }
  const asked = clip.expect.must.filter((one) => typeof one === 'string');
  const speech = spans(clip, ({ speech: is }) => is === true);
  const several = spans(clip, ({ speakers = 0 }) => speakers > 1);
  const voice = speech.map((span) => ({ types: ['VOICE_DETECTED'], ...span }));
  // Of a conversation it is asked once; who talks at the same moment for a syllable cannot be told.
  const multiple = { types: ['MULTIPLE_VOICE_DETECTED'], ...whole };
  const mayBeSeveral =
    several.length > 0 || !clip.expect.must_not.includes(multiple.types[0] ?? '');
  return {
    must: [
      ...(asked.includes('VOICE_DETECTED') ? voice : []),
      ...(asked.includes('MULTIPLE_VOICE_DETECTED') ? [multiple] : []),
    ],
    may: [...voice, ...(mayBeSeveral ? [multiple] : [])],
  };
}

const inside = ({ from, to }: Window, at: number): boolean =>
  at >= from - EDGE_S && at <= to + REACTION_S;

/** @param likely the incidents of episodes that a reviewer is shown as likely */
export function score(clip: Clip, likely: readonly PlayedIncident[]): Score {
  const { must, may } = windowsOf(clip);
  const hits: Score['hits'][number][] = [];
  const misses: Score['misses'][number][] = [];
  for (const window of must) {
    const type = window.types[0] ?? '';
    const first = likely.find(
      (incident) => window.types.includes(incident.type) && inside(window, incident.at),
    );
    if (first) hits.push({ type, onsetMs: Math.round((first.at - window.from) * 1000) });
    else misses.push({ type, from: window.from, to: window.to });
  }
  const truthOf = ({ type, at }: PlayedIncident): boolean | null => {
    const fits = (window: Window) => window.types.includes(type) && inside(window, at);
    if (must.some(fits)) return true;
    return may.some(fits) ? null : false;
  };
  const incidents = likely.map((incident) => ({ ...incident, truth: truthOf(incident) }));
  const asked = must.reduce((sum, { from, to }) => sum + to - from, 0);
  return {
    hits,
    misses,
    falseAlarms: episodes(incidents.filter(({ truth }) => truth === false)),
    incidents,
    cleanS: Math.max(0, clip.duration_s - asked),
  };
}

function episodes(incidents: readonly Judged[]): { type: string; at: number }[] {
  const last = new Map<string, number>();
  return incidents.flatMap(({ type, at }) => {
    const before = last.get(type);
    last.set(type, at);
    return before === undefined || at - before > MERGE_S ? { type, at } : [];
  });
}
