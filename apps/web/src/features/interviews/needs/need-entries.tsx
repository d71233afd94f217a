import { areas, rights } from '@candor/contract/people/right-rules';
import { Link } from '@tanstack/react-router';
import { useRights } from '../../../lib/rights.ts';
import { useRead } from '../../../lib/server-state.ts';
import { Instant } from '../../../ui/instant.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { theirsOnly } from './need-entry-rules.ts';
import { NeedMark } from './need-mark.tsx';
import { type NeedRow, needsOfQuery } from './need-queries.ts';
import { entryWords } from './need-words.ts';

/** Of a candidate's profile: what they asked for to take part, each leading to its answer. */
export function NeedEntries({ candidateID }: { readonly candidateID: number }) {
  const maySchedule = useRights()(areas.jobs, rights.schedule);
  return maySchedule && <Entries candidateID={candidateID} />;
}

function Entries({ candidateID }: { readonly candidateID: number }) {
  const asked = useRead(needsOfQuery(String(candidateID)));
  return (
    <Loaded query={asked} what={entryWords.what}>
      {({ needs }) => {
        const theirs = theirsOnly(needs, candidateID);
        return theirs && <Listed needs={theirs} />;
      }}
    </Loaded>
  );
}

function Listed({ needs }: { readonly needs: readonly NeedRow[] }) {
  return (
    <>
      <h2>{entryWords.title}</h2>
      {needs.length === 0 ? (
        <p>{entryWords.none}</p>
      ) : (
        <ul>
          {needs.map((need) => (
            <li key={need.needID} className="stack gap-2xs line">
              <div className="row apart baseline spread">
                <Link to="/company/interviews/needs" search={{ needID: String(need.needID) }}>
                  {need.jobTitle}
                </Link>
                <NeedMark need={need} />
              </div>
              <span className="dimmed small">
                {entryWords.asked} <Instant at={need.askedAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
