import { keepAppointment, openAppointment } from '@candor/contract/interviews/appointment-links';
import { Button } from '@mantine/core';
import { useWrite } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { candidateWords } from './candidate-words.ts';

type Props = { readonly token: string; readonly revision: number };

/** Their own wish for another time is taken back. */
export function KeepTime({ token, revision }: Props) {
  const keep = useWrite(keepAppointment, {
    refreshes: [openAppointment],
    evenIfRefused: true,
    tells: () => showToast({ tone: 'success', text: candidateWords.kept }),
  });
  return (
    <>
      <Button
        variant="default"
        loading={keep.isPending}
        onClick={() => keep.mutate({ body: { token, revision } })}
      >
        {candidateWords.keepTime}
      </Button>
      {keep.error !== null && <FormProblem key={keep.submittedAt} text={keep.error.message} />}
    </>
  );
}
