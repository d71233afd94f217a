import { areas, rights } from '@candor/contract/people/right-rules';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useRights } from '../../../lib/rights.ts';
import { clockText } from '../../../ui/duration-rules.ts';
import { episodeFacts, type PlacedEpisode, standingOf, verdictKeys } from './episodes.ts';
import type { Verdict } from './proctoring-queries.ts';
import { useVerdictKeys } from './use-verdict-keys.ts';
import './episode-list.css';

const loadForm = () => import('./verdict-form.tsx');
const VerdictForm = lazy(async () => ({ default: (await loadForm()).VerdictForm }));

type Props = {
  readonly interviewScheduleID: string;
  readonly episodes: readonly PlacedEpisode[];
  readonly currentId: string | undefined;
  readonly onOpen: (episode: PlacedEpisode) => void;
  /** What stands below an episode, by its key. */
  readonly onEpisode: (eventKey: string) => ReactNode;
};

/** MS-6: what the monitors noted, each at its moment; the current one can be judged. */
export function EpisodeList(props: Props) {
  const { interviewScheduleID, episodes, currentId, onOpen, onEpisode } = props;
  const [judging, setJudging] = useState<{ id: string; verdict: Verdict }>();
  // After the page's own bytes and before anyone can have chosen an episode. What fails here is asked for again.
  useEffect(() => void loadForm().catch(() => undefined), []);
  const current = episodes.find(({ id }) => id === currentId);
  const mayJudge = useRights()(areas.interviews, rights.change);
  useVerdictKeys(mayJudge && current !== undefined, (index) => {
    const verdict = verdictKeys[index];
    if (current !== undefined && verdict !== undefined) setJudging({ id: current.id, verdict });
  });
  const list = useRef<HTMLOListElement>(null);
  const finish = (id: string): void => {
    // The field goes away with the focus in it: whoever works by keyboard stays at the episode.
    list.current?.querySelector<HTMLElement>(`[data-episode="${id}"]`)?.focus();
    setJudging(undefined);
  };
  if (episodes.length === 0) {
    return <p className="dimmed small">The monitors noted nothing.</p>;
  }
  return (
    <ol className="stack gap-2xs episode-list" ref={list}>
      {episodes.map((episode) => (
        <li key={episode.id} data-severity={episode.severityLevel}>
          <button
            type="button"
            className="episode-list__episode"
            data-episode={episode.id}
            aria-current={episode.id === currentId ? 'true' : undefined}
            onClick={() => onOpen(episode)}
          >
            <span className="dimmed small tabular">{clockText(episode.atSeconds)}</span>
            <span>
              {episode.text}{' '}
              <span className="dimmed small episode-list__severity">{episode.severityLevel}</span>
            </span>
            <span className="dimmed small episode-list__facts">{episodeFacts(episode)}</span>
            <span className="dimmed small">{standingOf(episode)}</span>
          </button>
          {episode.verdict !== null && (
            <p className="dimmed small episode-list__verdict">
              {episode.verdict.judgedBy}: {episode.verdict.reason}
            </p>
          )}
          {onEpisode(episode.eventKey)}
          {mayJudge && (episode.id === currentId || episode.id === judging?.id) && (
            <Suspense fallback={null}>
              <VerdictForm
                interviewScheduleID={interviewScheduleID}
                episode={episode}
                // Kept here, so that playback which goes on to another episode takes no half-written reason away.
                verdict={judging?.id === episode.id ? judging.verdict : undefined}
                onChoose={(verdict) => setJudging({ id: episode.id, verdict })}
                onDone={() => finish(episode.id)}
              />
            </Suspense>
          )}
        </li>
      ))}
    </ol>
  );
}
