import type { Evidence as OwnEvidence } from '../features/interviews/evidence/evidence-queries.ts';
import { flagsWords } from '../features/interviews/evidence/evidence-words.ts';
import type { Flag } from '../features/interviews/evidence/flag-list.tsx';
import { flagNotes, laneNames, roomLimits } from '../features/interviews/evidence/flag-words.ts';
import { verdictWords } from '../features/interviews/proctoring/episode-words.ts';
import { episodeFacts } from '../features/interviews/proctoring/episodes.ts';
import { monitorLimits } from '../ui/monitor-words.ts';
import { type Evidence, evidenceOf, type TimeAxis } from './report-evidence.ts';

/** The report's lanes are named in English. */
const laneNameOf = (name: string): string =>
  Object.hasOwn(laneNames, name) ? laneNames[name as keyof typeof laneNames] : name;

/** What the report makes of the same, so that a candidate sees what the company sees and nothing else. */
export function ownEvidenceOf(own: OwnEvidence, axis: TimeAxis | undefined): Evidence {
  const episodes = own.episodes.map(({ verdict, ...episode }) => ({
    ...episode,
    // Who judged is the company's; the report's shape has a place for it.
    verdict: verdict && {
      ...{ verdict: verdict.verdict, judgedAt: verdict.judgedAt, judgedBy: '' },
      reason: verdict.reason ?? flagsWords.unread,
      isForCandidate: verdict.reason !== null,
    },
  }));
  const { isMonitored, health, events, pauses } = own;
  const evidence = evidenceOf({ skills: [], events, pauses }, axis, {
    ...{ isMonitored, health, episodes },
  });
  const lanes = evidence.lanes.filter(({ marks }) => marks.length > 0);
  return { ...evidence, lanes: lanes.map((lane) => ({ ...lane, name: laneNameOf(lane.name) })) };
}

/** Each with what it is, how sure that is, and what the signal cannot know. */
export function flagsOf({ events, episodes }: Pick<Evidence, 'events' | 'episodes'>): Flag[] {
  const ofRoom = events.map(({ id, atSeconds, text, lane }) => ({
    ...{ id, atSeconds, text, facts: null, limits: roomLimits[lane], verdict: undefined },
    isExplained: !id.startsWith('pause-'),
  }));
  const ofMonitors = episodes.map((episode) => {
    const { id, atSeconds, text, trackingSystem, isAdvisory, severityLevel, verdict } = episode;
    const limits = monitorLimits[trackingSystem];
    const isJudged = verdict !== null && verdict.verdict !== 'open';
    return {
      ...{ id, atSeconds, text },
      facts: `${episodeFacts(episode)}, ${flagsWords.weight(severityLevel)}`,
      limits: isAdvisory ? `${limits} ${flagNotes.advisory}` : limits,
      verdict: isJudged ? { text: verdictWords[verdict.verdict], reason: verdict.reason } : null,
      isExplained: true,
    };
  });
  return [...ofRoom, ...ofMonitors].toSorted((one, other) => one.atSeconds - other.atSeconds);
}
