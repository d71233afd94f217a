import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRead } from '../../../lib/server-state.ts';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { pageStateWords } from '../../../ui/page-state-words.ts';
import { applyWords as words } from './apply-words.ts';
import { ApplyForm } from './apply-form.tsx';
import { applyFormQuery, ownPersonQuery, type SentForm } from './apply-queries.ts';

type Props = {
  readonly jobID: string;
  readonly source: string;
  readonly onSent: (sent: SentForm) => void;
};

/** The form once it is there; a job that was closed meanwhile says so in its place. */
export function ApplyStep({ jobID, source, onSent }: Props) {
  const client = useQueryClient();
  const form = useRead(applyFormQuery(jobID));
  const person = useRead(ownPersonQuery);
  if (form.isLoadingError) {
    const isClosed = form.error.code === 'not_found';
    return (
      <ErrorState
        title={isClosed ? words.closed : words.failed}
        action={
          !isClosed && (
            <Button variant="default" onClick={() => void form.refetch()}>
              {pageStateWords.again}
            </Button>
          )
        }
      >
        {isClosed ? words.closedWhy : form.error.message}
      </ErrorState>
    );
  }
  if (form.data === undefined || person.data === undefined)
    return <LoadingState what={words.form} />;
  return (
    <ApplyForm
      // Other questions are another form; what was typed is in its draft.
      key={JSON.stringify(form.data.questions)}
      form={form.data}
      person={person.data}
      onStale={() => client.refetchQueries({ queryKey: applyFormQuery(jobID).queryKey })}
      {...{ jobID, source, onSent }}
    />
  );
}
