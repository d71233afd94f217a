import { type ReactNode, useMemo, useRef } from 'react';
import { type TimesOf, useWatchReport } from './use-watch-report.ts';
import { sendMemberWatched } from './viewing-queries.ts';
import { type Stretch, stretch } from './watched-rules.ts';

type Props = {
  readonly interviewScheduleID: string;
  /** null while there is nothing to play. */
  readonly viewKey: string | null;
  /** Of a call, whose videos show the same time. */
  readonly timesOf?: TimesOf;
  /** The player. */
  readonly children: ReactNode;
};

/** A member is never shut out of a recording by its log. */
const goOn = (): void => undefined;

const ofOne: TimesOf = (_, from, to) => [stretch(from, to, 0)];

/** In the report: what a member of the company plays is counted like what a viewer does. */
export function MemberWatched(props: Props) {
  const { interviewScheduleID, viewKey, timesOf = ofOne, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const send = useMemo(() => {
    if (viewKey === null) return null;
    return (ranges: readonly Stretch[]) => sendMemberWatched(interviewScheduleID, viewKey, ranges);
  }, [interviewScheduleID, viewKey]);
  useWatchReport({ send, frame, timesOf, onRefused: goOn });
  return <div ref={frame}>{children}</div>;
}
