import { Button, Textarea } from '@mantine/core';
import { type LineProblem, readInvitees } from '@candor/contract/interviews/scheduling-rules';
import { useEffect, useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { AccommodationsDialog } from './accommodations-dialog.tsx';
import { FoundPeople } from './found-people.tsx';
import {
  addPeople,
  countText,
  type Draft,
  type Invited,
  nameOf,
  nothingGranted,
  type Problems,
} from './schedule-draft-rules.ts';
import { type Blueprint, type Found, inviteesQuery } from './scheduling-queries.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

export type SectionProps = {
  readonly draft: Draft;
  readonly problems: Problems;
  readonly change: (values: Partial<Draft>) => void;
};

type Props = SectionProps & {
  readonly jobID: number;
  readonly candidates: string;
  readonly blueprint: Blueprint | undefined;
};

const invitedOf = ({ candidateID, firstName, lastName, email }: Found): Invited => ({
  ...{ candidateID, firstName, lastName, email, accommodations: null },
});

export function WhoSection({ draft, problems, change, jobID, candidates, blueprint }: Props) {
  const { people } = draft;
  useNamedCandidates({ draft, change, jobID, candidates });
  const [granting, setGranting] = useState<Invited>();
  const put = (person: Invited): void =>
    change({ people: people.map((one) => (one.email === person.email ? person : one)) });
  return (
    <section className="stack gap-sm minor schedule-page__section" aria-labelledby="schedule-who">
      <h2 id="schedule-who">Who</h2>
      {people.length > 0 && (
        <>
          <p className="tabular">{countText(people.length)}</p>
          <ul className="schedule-page__people" aria-label="Candidates to invite">
            {people.map((person) => (
              <li key={person.email}>
                <span className="schedule-page__person">
                  {nameOf(person)} <span className="dimmed">{person.email}</span>
                </span>
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`${grantText(person)} for ${nameOf(person)}`}
                  onClick={() => setGranting(person)}
                >
                  {grantText(person)}
                </Button>
                <IconButton
                  isFramed
                  size="sm"
                  aria-label={`Remove ${nameOf(person)}`}
                  onClick={() => change({ people: people.filter((one) => one !== person) })}
                >
                  <span aria-hidden="true">×</span>
                </IconButton>
              </li>
            ))}
          </ul>
        </>
      )}
      {problems.people !== undefined && (
        <p className="problem" role="alert" tabIndex={-1} data-invalid>
          {problems.people}
        </p>
      )}
      <FoundPeople
        jobID={jobID}
        people={people}
        onAdd={(more) => change({ people: addPeople(people, more) })}
      />
      <PastedPeople onAdd={(more) => change({ people: addPeople(people, more) })} />
      {granting !== undefined && (
        <AccommodationsDialog
          name={nameOf(granting)}
          minutes={blueprint?.minutes ?? 0}
          given={granting.accommodations ?? blueprint?.accommodations ?? nothingGranted}
          onSave={(accommodations) => {
            put({ ...granting, accommodations });
            setGranting(undefined);
          }}
          onClose={() => setGranting(undefined)}
        />
      )}
    </section>
  );
}

const grantText = ({ accommodations }: Invited): string =>
  accommodations === null ? 'Accommodations' : 'Accommodations set';

/** The candidates of the address, once: who removes one of them finds it removed after a reload too. */
function useNamedCandidates({
  draft,
  change,
  jobID,
  candidates,
}: Pick<Props, 'draft' | 'change' | 'jobID' | 'candidates'>): void {
  const isWanted = /^[1-9]\d{0,15}(,[1-9]\d{0,15}){0,199}$/.test(candidates);
  const named = useRead({
    ...inviteesQuery({ jobID: String(jobID), candidates }),
    enabled: isWanted && draft.taken !== candidates,
  });
  useEffect(() => {
    if (named.data === undefined || draft.taken === candidates) return;
    const people = addPeople(draft.people, named.data.people.map(invitedOf));
    change({ taken: candidates, people });
  }, [named.data, draft, candidates, change]);
}

function PastedPeople({ onAdd }: { readonly onAdd: (people: readonly Invited[]) => void }) {
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly LineProblem[]>([]);
  const add = (): void => {
    const read = readInvitees(text);
    onAdd(read.people.map((one) => ({ ...one, candidateID: null, accommodations: null })));
    setProblems(read.problems);
    // What could not be read stays, to be put right.
    setText(read.problems.map((problem) => problem.text).join('\n'));
  };
  return (
    <details className="stack gap-sm schedule-page__paste">
      <summary>Paste names and addresses</summary>
      <Textarea
        label="One person a line"
        description="Ada Lovelace <ada@example.com>, or a row of a spreadsheet"
        autosize
        minRows={3}
        maxRows={12}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={
          problems.length === 0
            ? undefined
            : problems.map(({ text: line, why }) => `${line}: ${why}`).join(' · ')
        }
      />
      <Button variant="default" disabled={text.trim() === ''} onClick={add}>
        Add these people
      </Button>
    </details>
  );
}
