import { type ReactNode, useMemo, useRef } from 'react';
import { useWatchReport } from './use-watch-report.ts';
import { sendMemberWatched } from './viewing-queries.ts';
import type { Stretch } from './watched-rules.ts';

type Props = {
  readonly interviewScheduleID: string;
  /** null while there is nothing to play. */
  readonly viewKey: string | null;
  /** The player. */
  readonly children: ReactNode;
};

/** A member is never shut out of a recording by its log. */
const goOn = (): void => undefined;

/** In the report: what a member of the company plays is counted like what a viewer does. */
export function MemberWatched({ interviewScheduleID, viewKey, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const send = useMemo(() => {
    if (viewKey === null) return null;
    return (ranges: readonly Stretch[]) => sendMemberWatched(interviewScheduleID, viewKey, ranges);
  }, [interviewScheduleID, viewKey]);
  useWatchReport({ send, frame, offsetMs: 0, onRefused: goOn });
  return <div ref={frame}>{children}</div>;
}
