import { Button } from '@mantine/core';
import { useRead } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { Waiting } from './administration-frame.tsx';
import {
  troubledRecordingsQuery,
  type TroubledRow,
  useRetryRecording,
} from './administration-queries.ts';

const words: Readonly<Record<TroubledRow['trouble'], string>> = {
  unfinished: 'Not ready 15 minutes after the interview',
  failed: 'Could not be made from what was uploaded',
  unverified: 'Can be watched, but not all of it was joined or decodes',
  unconverted: 'Can be watched as it was recorded; the conversion is not done',
};

/** Recordings that somebody has to look after, of all companies, longest first. */
export function RecordingTroubles() {
  const troubled = useRead(troubledRecordingsQuery);
  return (
    <section className="stack administration__section" aria-labelledby="recordings">
      <h2 id="recordings">Failed uploads or conversions</h2>
      {troubled.data === undefined ? (
        <Waiting of={troubled} what="the recordings" />
      ) : (
        <ul className="lines">
          {troubled.data.recordings.map((recording) => (
            <Recording key={recording.recordingID} recording={recording} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Recording({ recording }: { readonly recording: TroubledRow }) {
  const retry = useRetryRecording();
  const { recordingID, companyName, interviewScheduleID, trouble, since, reason } = recording;
  const params = { recordingID: String(recordingID) };
  return (
    <li className="row spread apart">
      <div className="administration__what">
        <p className="medium">
          {companyName}, interview {interviewScheduleID}
        </p>
        <p className="dimmed administration__second">
          {words[trouble]}, since <Instant at={since} />
        </p>
        {reason !== null && <p className="dimmed">{reason}</p>}
        {retry.error !== null && <FormProblem text={retry.error.message} />}
        <p className="dimmed" aria-live="polite">
          {retry.isSuccess && 'It is being tried again.'}
        </p>
      </div>
      <Button
        variant="default"
        aria-label={`Try again: ${companyName}, interview ${interviewScheduleID}`}
        loading={retry.isPending}
        onClick={() => retry.mutate({ params })}
      >
        Try again
      </Button>
    </li>
  );
}
