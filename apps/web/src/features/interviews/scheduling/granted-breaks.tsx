import { useRead } from '../../../lib/server-state.ts';
import { breaksText } from '../../../ui/accommodation-words.ts';
import { Fact } from '../../../ui/facts.tsx';
import { invitationQuery } from './scheduling-queries.ts';
import { useMaySchedule } from './use-may-schedule.ts';

type Props = { readonly interviewScheduleID: string; readonly taken: number };

/** Among the facts of a report, for those alone who may see what was granted. */
export function GrantedBreaks({ interviewScheduleID, taken }: Props) {
  const maySchedule = useMaySchedule();
  const { data } = useRead({ ...invitationQuery(interviewScheduleID), enabled: maySchedule });
  const breaks = data?.accommodations.breaks;
  if (!maySchedule || breaks === undefined || breaks.count === 0) return null;
  return (
    <Fact name="Granted">
      {breaksText(breaks)}, {taken} taken
    </Fact>
  );
}
