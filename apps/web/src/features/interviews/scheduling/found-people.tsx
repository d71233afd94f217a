import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { type Invited, nameOf } from './schedule-draft-rules.ts';
import { type Found, inviteesQuery } from './scheduling-queries.ts';
import { stateWords } from './scheduling-words.ts';

type Props = {
  readonly jobID: number;
  readonly people: readonly Invited[];
  readonly onAdd: (people: readonly Invited[]) => void;
};

const invitedOf = ({ candidateID, firstName, lastName, email }: Found): Invited => ({
  ...{ candidateID, firstName, lastName, email, accommodations: null },
});

/** The job's newest applicants, or whoever a search finds; who was added leaves the list. */
export function FoundPeople({ jobID, people, onAdd }: Props) {
  const [search, setSearch] = useState<string>();
  const found = useRead(
    inviteesQuery({ jobID: String(jobID), ...(search === undefined ? {} : { search }) }),
  );
  const chosen = new Set(people.map(({ email }) => email));
  const others = found.data?.people.filter(({ email }) => !chosen.has(email)) ?? [];
  const applicants = others.filter(({ stageName, state }) => stageName !== null && state === null);
  return (
    <div className="stack gap-sm schedule-page__found">
      <SearchField
        label="Search candidates"
        placeholder="Search applicants and all candidates"
        given={search ?? ''}
        onSearch={setSearch}
      />
      {found.isError && (
        <p className="problem" role="alert">
          {found.error.message}
        </p>
      )}
      {found.isSuccess && others.length === 0 && (
        <p className="dimmed">{emptyText(search, people.length)}</p>
      )}
      {others.length > 0 && (
        <ul className="schedule-page__people" aria-label="Candidates found">
          {others.map((person) => (
            <FoundPerson key={person.candidateID} person={person} onAdd={onAdd} />
          ))}
        </ul>
      )}
      {search === undefined && applicants.length > 1 && (
        <Button variant="default" onClick={() => onAdd(applicants.map(invitedOf))}>
          Add all {applicants.length} of these applicants
        </Button>
      )}
    </div>
  );
}

function FoundPerson({
  person,
  onAdd,
}: {
  readonly person: Found;
  readonly onAdd: Props['onAdd'];
}) {
  const { email, stageName, state } = person;
  const notes = [email, stageName, state === null ? null : stateWords[state]];
  const name = nameOf(person);
  return (
    <li>
      <span className="schedule-page__person">
        {name}{' '}
        <span className="dimmed">
          {notes.filter((note) => note !== null && note !== name).join(' · ')}
        </span>
      </span>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`Add ${name}`}
        onClick={() => onAdd([invitedOf(person)])}
      >
        Add
      </Button>
    </li>
  );
}

function emptyText(search: string | undefined, chosen: number): string {
  if (search !== undefined)
    return `Nobody else matches “${search}”. Try fewer letters, or paste the address below.`;
  if (chosen > 0) return 'No other applicants wait for this job.';
  return 'Nobody has applied for this job yet. Search all candidates, or paste names and addresses.';
}
