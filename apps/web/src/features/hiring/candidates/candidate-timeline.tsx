import { timelineGroups } from '@candor/contract/hiring/candidate-rules';
import { areas, rights } from '@candor/contract/people/right-rules';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useAddress } from '../../../lib/use-address.ts';
import { useRights } from '../../../lib/rights.ts';
import { useReadPages } from '../../../lib/read-pages.ts';
import { Instant } from '../../../ui/instant.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { type TimelineEntry, timelineQuery } from './candidate-queries.ts';
import { entryText, entryTitle, groupWords, openText } from './candidate-words.ts';
import './candidate-timeline.css';

export function CandidateTimeline({ candidateID }: { readonly candidateID: string }) {
  const { only: asked } = useAddress();
  const only = timelineGroups.find((known) => known === asked);
  const timeline = useReadPages(timelineQuery(candidateID, only));
  if (timeline.isPending) return <LoadingState what="the timeline" />;
  if (timeline.isLoadingError) {
    return (
      <ErrorState title="The timeline could not be loaded">{timeline.error.message}</ErrorState>
    );
  }
  const entries = timeline.data.pages.flatMap((page) => page.entries);
  return (
    <section className="stack gap-sm column profile-frame__section" aria-label="Timeline">
      <Narrowing candidateID={candidateID} only={only} />
      {entries.length === 0 && (
        <p>{only === undefined ? 'Nothing has happened yet.' : 'Nothing of this kind.'}</p>
      )}
      <ol>
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </ol>
      {timeline.hasNextPage && (
        <div>
          <Button
            variant="default"
            loading={timeline.isFetchingNextPage}
            onClick={() => void timeline.fetchNextPage()}
          >
            Show older
          </Button>
        </div>
      )}
    </section>
  );
}

function Entry({ entry }: { readonly entry: TimelineEntry }) {
  const text = entryText(entry);
  return (
    <li className="stack gap-2xs line profile-frame__entry">
      <div className="row apart baseline spread">
        <span>{entryTitle(entry)}</span>
        <span className="dimmed small">
          {entry.byName !== null && `${entry.byName} · `}
          <Instant at={entry.at} />
        </span>
      </div>
      {text !== null && <p className="written">{text}</p>}
      <Leading entry={entry} />
    </li>
  );
}

/** To the report, or to the page of a live interview, for whoever may open it. */
function Leading({ entry }: { readonly entry: TimelineEntry }) {
  const maySchedule = useRights()(areas.jobs, rights.schedule);
  const { interviewScheduleID, kind } = entry;
  const isLive = kind.startsWith('live-');
  if (interviewScheduleID === null || kind === 'invited' || kind === 'cancelled') return null;
  if (isLive && !maySchedule) return null;
  return (
    <Link
      to={isLive ? '/company/interviews/live-interview' : '/company/view-interview'}
      search={{ interviewScheduleID: String(interviewScheduleID) }}
    >
      {openText(entry)}
    </Link>
  );
}

type NarrowingProps = {
  readonly candidateID: string;
  readonly only: (typeof timelineGroups)[number] | undefined;
};

/** Links, so that each view can be sent. */
function Narrowing({ candidateID, only }: NarrowingProps) {
  const choices = [undefined, ...timelineGroups];
  return (
    <nav className="row gap-2xs unwrapped candidate-timeline__kinds" aria-label="Show">
      {choices.map((group) => (
        <Link
          key={group ?? 'all'}
          to="/company/job-seeker-profile-tab"
          search={(before) => ({ ...before, candidateID, tab: 'timeline', only: group })}
          replace
          activeOptions={{ exact: true }}
          aria-current={group === only ? 'page' : undefined}
        >
          {group === undefined ? 'Everything' : groupWords[group]}
        </Link>
      ))}
    </nav>
  );
}
