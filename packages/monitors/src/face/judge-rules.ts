import { MERGE_WITHIN_MS } from '../episodes/merge-rules.ts';
import type { Episode } from '../incident-rules.ts';
import type { FaceIncident, FaceType } from './type-rules.ts';

export interface FaceEpisode extends Episode<FaceType> {
  readonly monitor: 'eye';
}

export interface Judgement {
  readonly episodes: readonly FaceEpisode[];
  /** The incidents of episodes that are worth a reviewer's time. */
  readonly likely: readonly FaceIncident[];
}

/** From here on an episode is more likely true than not. */
export const LIKELY_FROM = 0.5;

/**
 * The judgement beside the specified events: incidents of one type merge into episodes, whose confidence is their
 * mean. It removes nothing: counters and the risk are those of the events.
 */
export function judgeFace(incidents: readonly FaceIncident[]): Judgement {
  const groups: FaceIncident[][] = [];
  for (const incident of incidents.toSorted((a, b) => a.at - b.at)) {
    const open = groups.findLast(([first]) => first?.type === incident.type);
    const last = open?.at(-1);
    if (open && last && incident.at - last.at <= MERGE_WITHIN_MS) open.push(incident);
    else groups.push([incident]);
  }
  const episodes = groups.map(episodeOf);
  const likely = groups.filter((_, index) => (episodes[index]?.confidence ?? 0) >= LIKELY_FROM);
  return { episodes, likely: likely.flat().toSorted((a, b) => a.at - b.at) };
}

function episodeOf(incidents: readonly FaceIncident[]): FaceEpisode {
  const [first] = incidents;
  if (!first) throw new Error('an episode has incidents');
  const sum = incidents.reduce((total, { confidence }) => total + confidence, 0);
  return {
    monitor: 'eye',
    type: first.type,
    from: first.at,
    to: incidents.at(-1)?.at ?? first.at,
    confidence: sum / incidents.length,
    events: incidents.length,
  };
}
