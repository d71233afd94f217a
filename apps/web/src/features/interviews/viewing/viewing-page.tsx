import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { loadProblem } from './access-rules.ts';
import { EmptyList } from './empty-list.tsx';
import { Gate } from './gate.tsx';
import { emptyGateForm } from './gate-form-rules.ts';
import { useRecordingLink } from './recording-link.ts';
import { type InStep, Viewer } from './viewer.tsx';
import { logView, recordingsQuery } from './viewing-queries.ts';
import { gateWords, viewingWords } from './viewing-words.ts';
import './viewing-page.css';

/** RV-1 to RV-9. The server decides; the page asks first, so a reload while the access lasts goes on at once. */
export function ViewingPage({ InStep }: { readonly InStep: InStep }) {
  usePageTitle(gateWords.title);
  const link = useRecordingLink();
  const [values, setValues] = useState(emptyGateForm);
  const recordings = useRead(recordingsQuery(link.token));
  const { data, error } = recordings;
  const isRefused = error?.code === 'viewing_refused';
  const isShown = data !== undefined && !isRefused;
  useViewLog(isShown && values.email !== '', { token: link.token, ...values });

  if (isShown) {
    return data.recordings.length === 0 ? (
      <EmptyList shared={data} />
    ) : (
      <Viewer
        InStep={InStep}
        token={link.token}
        shared={data}
        problem={error === null ? undefined : loadProblem(error, viewingWords)}
        onLookAgain={async () => {
          const { isSuccess, data: fresh } = await recordings.refetch();
          return isSuccess ? fresh : undefined;
        }}
      />
    );
  }
  if (isRefused || link.token === '') {
    return (
      <Gate
        link={link}
        values={values}
        onChange={setValues}
        note={data === undefined ? undefined : gateWords.ended}
      />
    );
  }
  if (error === null) return <LoadingState what={viewingWords.what} />;
  return (
    <div className="stack gap-lg viewing-page__task">
      <h1>{gateWords.title}</h1>
      <p className="notice bad" role="alert">
        {loadProblem(error, viewingWords)}
      </p>
      <Button
        variant="default"
        loading={recordings.isFetching}
        onClick={() => void recordings.refetch()}
      >
        {viewingWords.again}
      </Button>
    </div>
  );
}

type Person = Parameters<typeof logView>[0];

/** RV-8: once for each time that the recordings are shown to somebody who has just proved the address. */
function useViewLog(isShown: boolean, { token, firstName, lastName, email }: Person): void {
  useEffect(() => {
    if (isShown) logView({ token, firstName, lastName, email });
  }, [isShown, token, firstName, lastName, email]);
}
