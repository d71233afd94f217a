import { callAsMember } from '@candor/contract/interviews/appointment-deeds';
import { useWrite } from '../../../lib/server-state.ts';
import { goTo, JoinButton, type JoinShown, useIsOpen } from './join-call.tsx';

type Props = { readonly shown: JoinShown & { readonly interviewScheduleID: number } };

export function JoinAsMember({ shown }: Props) {
  const join = useWrite(callAsMember, { refreshes: [] });
  const params = { interviewScheduleID: String(shown.interviewScheduleID) };
  const onJoin = () => join.mutate({ params }, { onSuccess: goTo });
  return useIsOpen(shown) && <JoinButton {...join} onJoin={onJoin} />;
}
