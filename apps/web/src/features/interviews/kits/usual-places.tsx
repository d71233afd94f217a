import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { type Usual, type UsualPlace, usualQuery, useSetUsual } from './usual-queries.ts';
import { usualWords } from './usual-words.ts';

type Props = { readonly kitID: number; readonly isRetired: boolean };

/** For which jobs and stages a kit is proposed. */
export function UsualPlaces({ kitID, isRetired }: Props) {
  const usual = useRead(usualQuery(String(kitID)));
  const change = useSetUsual();
  const set = (place: Place, isUsual: boolean): void => {
    const { jobID, stageID } = place;
    change.mutate({ params: { kitID: String(kitID) }, body: { jobID, stageID, isUsual } });
  };
  return (
    <section className="stack gap-sm" aria-labelledby="usual-places">
      <h2 id="usual-places">{usualWords.title}</h2>
      <p className="dimmed measure">{isRetired ? usualWords.retired : usualWords.text}</p>
      {change.error !== null && (
        <FormProblem key={change.submittedAt} text={change.error.message} />
      )}
      <Loaded query={usual} what={usualWords.what}>
        {(data) => (
          <>
            <Places places={data.usual} onRemove={(place) => set(place, false)} />
            {!isRetired && <Adding jobs={data.jobs} onAdd={(place) => set(place, true)} />}
          </>
        )}
      </Loaded>
    </section>
  );
}

type Place = Pick<UsualPlace, 'jobID' | 'stageID'>;
type PlacesProps = {
  readonly places: readonly UsualPlace[];
  readonly onRemove: (place: Place) => void;
};

function Places({ places, onRemove }: PlacesProps) {
  if (places.length === 0) return <p>{usualWords.none}</p>;
  return (
    <ul className="lines">
      {places.map((place) => {
        const stage = place.stageName ?? usualWords.wholeJob;
        return (
          <li key={`${place.jobID} ${place.stageID}`} className="row apart spread">
            <p className="anywhere">
              {place.jobTitle}, <span className="dimmed">{stage}</span>
            </p>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={usualWords.removeOf(place.jobTitle, stage)}
              onClick={() => onRemove(place)}
            >
              {usualWords.remove}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

type AddingProps = {
  readonly jobs: Usual['jobs'];
  readonly onAdd: (place: Place) => void;
};

function Adding({ jobs, onAdd }: AddingProps) {
  const [jobID, setJobID] = useState('');
  const [stageID, setStageID] = useState('');
  const job = jobs.find((one) => String(one.jobID) === jobID);
  if (jobs.length === 0) return null;
  return (
    <div className="row gap-sm bottom">
      <NativeSelect
        label={usualWords.job}
        value={jobID}
        data={[
          { value: '', label: usualWords.chooseJob },
          ...jobs.map((one) => ({ value: String(one.jobID), label: one.title })),
        ]}
        onChange={(event) => {
          setJobID(event.currentTarget.value);
          setStageID('');
        }}
      />
      <NativeSelect
        label={usualWords.stage}
        value={stageID}
        disabled={job === undefined}
        data={[
          { value: '', label: usualWords.everyStage },
          ...(job?.stages ?? []).map((one) => ({ value: String(one.stageID), label: one.name })),
        ]}
        onChange={(event) => setStageID(event.currentTarget.value)}
      />
      <Button
        variant="default"
        disabled={job === undefined}
        onClick={() =>
          onAdd({ jobID: Number(jobID), stageID: stageID === '' ? null : Number(stageID) })
        }
      >
        {usualWords.add}
      </Button>
    </div>
  );
}
