import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Person } from './live-queries.ts';
import { isSame, type TypedPerson } from './schedule-values.ts';
import { peopleWords } from './schedule-words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import './schedule.css';

type Props = {
  readonly id: string;
  readonly label: string;
  readonly people: readonly TypedPerson[];
  /** Whom the company knows. */
  readonly known: readonly Person[];
  readonly error: ReactNode;
  readonly onChange: (people: readonly TypedPerson[]) => void;
};

const NEW = 'new';

/** One person, or a pool of whom one sits there. */
export function PeopleField({ id, label, people, known, error, onChange }: Props) {
  const [isNew, setNew] = useState(false);
  const others = known.filter((one) => !people.some((person) => isSame(person, one)));
  const put = (person: TypedPerson): void => {
    onChange([...people, person]);
    setNew(false);
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  return (
    <div className="stack gap-xs">
      {people.length > 0 && (
        <ul className="lines" aria-label={label}>
          {people.map((person) => (
            <Chosen
              key={'accountID' in person ? person.accountID : person.email}
              person={person}
              known={known}
              onRemove={() => {
                onChange(people.filter((one) => one !== person));
                document.getElementById(id)?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {isNew ? (
        <NewPerson {...{ id, people, known }} onAdd={put} onClose={() => setNew(false)} />
      ) : (
        <NativeSelect
          id={id}
          label={peopleWords.add}
          value=""
          error={error}
          data={[
            { value: '', label: peopleWords.choose },
            ...groupsOf(others),
            { value: NEW, label: peopleWords.newPerson },
          ]}
          onChange={({ currentTarget: { value } }) => {
            if (value === NEW) {
              setNew(true);
              requestAnimationFrame(() => document.getElementById(id)?.focus());
            } else if (value !== '') put({ accountID: Number(value) });
          }}
        />
      )}
    </div>
  );
}

const groupsOf = (people: readonly Person[]) =>
  [true, false].flatMap((isColleague) => {
    const items = people.filter((one) => one.isColleague === isColleague).map(choiceOf);
    const group = isColleague ? peopleWords.colleagues : peopleWords.outside;
    return items.length === 0 ? [] : [{ group, items }];
  });

const choiceOf = ({ accountID, name, email, hasHours }: Person) => ({
  value: String(accountID),
  label: `${name || email}${hasHours ? '' : ` (${peopleWords.noHours})`}`,
});

type ChosenProps = {
  readonly person: TypedPerson;
  readonly known: readonly Person[];
  readonly onRemove: () => void;
};

function Chosen({ person, known, onRemove }: ChosenProps) {
  const found =
    'accountID' in person
      ? known.find(({ accountID }) => accountID === person.accountID)
      : { ...person, hasHours: false };
  const name = found?.name || (found?.email ?? '');
  return (
    <li className="row spread unwrapped">
      <span className="anywhere">
        {name} {found?.email !== name && <span className="dimmed">{found?.email}</span>}
        {found?.hasHours === false && <span className="dimmed"> · {peopleWords.noHours}</span>}
      </span>
      <IconButton isFramed size="sm" aria-label={peopleWords.remove(name)} onClick={onRemove}>
        <span aria-hidden="true">×</span>
      </IconButton>
    </li>
  );
}

type NewProps = {
  /** Of its first field. */
  readonly id: string;
  readonly people: readonly TypedPerson[];
  readonly known: readonly Person[];
  readonly onAdd: (person: TypedPerson) => void;
  readonly onClose: () => void;
};

type Problems = { readonly name?: string; readonly email?: string };

/** Somebody whom the company does not know yet; an address that it knows is that person. */
function NewPerson({ id, people, known, onAdd, onClose }: NewProps) {
  const [typed, setTyped] = useState({ name: '', email: '' });
  const [problems, setProblems] = useState<Problems>({});
  const add = (): void => {
    const person = { name: typed.name.trim(), email: typed.email.trim().toLowerCase() };
    const account = known.find(({ email }) => email.toLowerCase() === person.email);
    const meant = account === undefined ? person : { accountID: account.accountID };
    const found = {
      ...(person.name === '' && account === undefined && { name: peopleWords.noName }),
      ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(person.email) && { email: peopleWords.badEmail }),
      ...(people.some((one) => isSame(one, meant)) && { email: peopleWords.taken }),
    };
    setProblems(found);
    if (Object.keys(found).length === 0) onAdd(meant);
  };
  const field = (name: 'name' | 'email', most: number) => ({
    label: peopleWords[name],
    value: typed[name],
    error: problems[name],
    maxLength: most,
    // Enter adds this person; it does not send the whole form.
    onKeyDown: (event: { readonly key: string; preventDefault(): void }) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      add();
    },
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  });
  return (
    <div className="stack gap-sm card">
      <div className="stack gap-sm columns top">
        <TextInput {...field('name', 160)} id={id} />
        <TextInput {...field('email', 254)} type="email" />
      </div>
      <div className="row">
        <Button variant="default" onClick={add}>
          {peopleWords.put}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {peopleWords.notNow}
        </Button>
      </div>
    </div>
  );
}
