import { areas, rights } from '@candor/contract/people/right-rules';
import { Link } from '@tanstack/react-router';
import { useRights } from '../../../lib/rights.ts';
import { useRead } from '../../../lib/server-state.ts';
import { Instant } from '../../../ui/instant.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import { liveListQuery } from './live-queries.ts';
import { entryWords, kindWords, standingShape, standingText } from './live-words.ts';

/** Of a candidate's profile: each leads to its page. */
export function LiveEntries({ candidateID }: { readonly candidateID: number }) {
  const maySchedule = useRights()(areas.jobs, rights.schedule);
  return maySchedule && <Entries candidateID={String(candidateID)} />;
}

function Entries({ candidateID }: { readonly candidateID: string }) {
  const live = useRead(liveListQuery({ candidateID }));
  return (
    <>
      <h2>{entryWords.title}</h2>
      <Loaded query={live} what={entryWords.what}>
        {({ interviews }) =>
          interviews.length === 0 ? (
            <p>{entryWords.none}</p>
          ) : (
            <ul>
              {interviews.map((row) => (
                <li key={row.interviewScheduleID} className="stack gap-2xs line">
                  <div className="row apart baseline spread">
                    <Link
                      to="/company/interviews/live-interview"
                      search={{ interviewScheduleID: String(row.interviewScheduleID) }}
                    >
                      {kindWords[row.kind]}
                    </Link>
                    <StateMark shape={standingShape(row)}>{standingText(row)}</StateMark>
                  </div>
                  <span className="dimmed small">
                    {row.jobTitle}
                    {row.startsAt !== null && (
                      <>
                        {' · '}
                        <Instant at={row.startsAt} />
                      </>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}
