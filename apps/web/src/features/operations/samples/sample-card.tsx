import { Button } from '@mantine/core';
import { useRead } from '../../../lib/server-state.ts';
import { useSession } from '../../../lib/session.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { setDay, useDay } from './day-state.ts';
import { sampleQuery, useAddSample } from './sample-queries.ts';
import { cardWords, sampleWords } from './sample-words.ts';

type Props = {
  /** A company that has not done its first steps. */
  readonly isNew: boolean;
};

/** On the first page: the day to play where there is sample data, or sample data for a new company's admin. */
export function SampleCard({ isNew }: Props) {
  const { data } = useRead(sampleQuery);
  const { isOn } = useDay();
  const isAdmin = useSession()?.userType[0] === 'COMPANY_ADMIN';
  if (data?.state === 'here' && data.kept === 0) return isOn ? null : <DayCard />;
  if (data?.state === 'adding') return <output>{sampleWords.adding}</output>;
  if (data?.state === 'none' && isNew && isAdmin) return <NewCard />;
  return null;
}

function DayCard() {
  const { at } = useDay();
  const start = () => setDay({ isOn: true, at });
  return (
    <section className="row apart spread card" aria-labelledby="play-day">
      <div>
        <h2 id="play-day">{cardWords.dayTitle}</h2>
        <p className="dimmed">{cardWords.dayText}</p>
      </div>
      <Button onClick={start}>{at === 0 ? cardWords.start : cardWords.goOn}</Button>
    </section>
  );
}

function NewCard() {
  const add = useAddSample();
  return (
    <section className="row apart spread card" aria-labelledby="look-round">
      <div>
        <h2 id="look-round">{cardWords.newTitle}</h2>
        <p className="dimmed">{cardWords.newText}</p>
        {add.error !== null && <FormProblem text={add.error.message} />}
      </div>
      <Button variant="default" loading={add.isPending} onClick={() => add.mutate({})}>
        {sampleWords.add}
      </Button>
    </section>
  );
}
