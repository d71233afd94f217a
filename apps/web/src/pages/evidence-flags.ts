import { monitorWords } from '@candor/contract/interviews/monitor-words';
import type { Evidence as OwnEvidence } from '../features/interviews/evidence/evidence-queries.ts';
import { flagsWords } from '../features/interviews/evidence/evidence-words.ts';
import type { Flag } from '../features/interviews/evidence/flag-list.tsx';
import { advisoryNote, roomLimits } from '../features/interviews/evidence/flag-words.ts';
import { episodeFacts, verdictWords } from '../features/interviews/proctoring/episodes.ts';
import { type Evidence, evidenceOf, type TimeAxis } from './report-evidence.ts';

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
  return { ...evidence, lanes: evidence.lanes.filter(({ marks }) => marks.length > 0) };
}

/** Each with what it is, how sure that is, and what the signal cannot know. */
export function flagsOf({ events, episodes }: Pick<Evidence, 'events' | 'episodes'>): Flag[] {
  const ofRoom = events.map(({ id, atSeconds, text, lane }) => ({
    ...{ id, atSeconds, text, facts: null, limits: roomLimits[lane], verdict: undefined },
    isExplained: !id.startsWith('pause-'),
  }));
  const ofMonitors = episodes.map((episode) => {
    const { id, atSeconds, text, trackingSystem, isAdvisory, severityLevel, verdict } = episode;
    const limits = monitorWords[trackingSystem].limits;
    const isJudged = verdict !== null && verdict.verdict !== 'open';
    return {
      ...{ id, atSeconds, text },
      facts: `${episodeFacts(episode)}, ${flagsWords.weight(severityLevel)}`,
      limits: isAdvisory ? `${limits} ${advisoryNote}` : limits,
      verdict: isJudged ? { text: verdictWords[verdict.verdict], reason: verdict.reason } : null,
      isExplained: true,
    };
  });
  return [...ofRoom, ...ofMonitors].toSorted((one, other) => one.atSeconds - other.atSeconds);
}
