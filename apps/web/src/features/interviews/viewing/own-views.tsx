import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { Instant } from '../../../ui/instant.tsx';
import { LoadingState } from '../../../ui/page-states.tsx';
import { type OwnViewList, ownViewsQuery } from './sharing-queries.ts';
import { ownViewsWords as words } from './own-views-words.ts';
import { ViewLog } from './view-log.tsx';
import './own-views.css';

/** For the candidate: who has watched the recording of this interview. Asked for when it is opened. */
export function OwnViews({ interviewScheduleID }: { readonly interviewScheduleID: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="own-views" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.title}</summary>
      {isOpen && <Views interviewScheduleID={interviewScheduleID} />}
    </details>
  );
}

function Views({ interviewScheduleID }: { readonly interviewScheduleID: number }) {
  const views = useRead(ownViewsQuery(String(interviewScheduleID)));
  if (views.isPending) return <LoadingState what={words.what} />;
  if (views.isLoadingError) return <p role="alert">{views.error.message}</p>;
  return (
    <>
      <Times {...views.data} />
      {views.data.views.length === 0 ? <p>{words.none}</p> : <ViewLog views={views.data.views} />}
    </>
  );
}

function Times({ keptUntil, deletedAt }: Pick<OwnViewList, 'keptUntil' | 'deletedAt'>) {
  if (deletedAt !== null) {
    return (
      <p>
        {words.deleted.before}
        <Instant at={deletedAt} />
        {words.deleted.after}
      </p>
    );
  }
  if (keptUntil === null) return null;
  return (
    <p>
      {words.kept.before}
      <Instant at={keptUntil} />
      {words.kept.after}
    </p>
  );
}
