import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Instant } from '../../ui/instant.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { AdministrationFrame, Waiting } from './administration-frame.tsx';
import {
  peopleQuery,
  type PersonRow,
  useDisablePerson,
  useEnablePerson,
} from './administration-queries.ts';
import { ReasonForm } from './reason-form.tsx';
import { SearchList } from './search-list.tsx';
import { useSearchState } from './search-state.ts';
import { typeWords } from './words.ts';

export function PeoplePage() {
  usePageTitle('People');
  const { search, page, change } = useSearchState();
  const people = useQuery(peopleQuery({ search, page: String(page) }));
  return (
    <AdministrationFrame title="People" intro="Everybody with an account, newest first.">
      <SearchList
        label="Beginning of a name or an address"
        search={search}
        page={page}
        total={people.data?.total}
        onChange={change}
      >
        {people.data === undefined ? (
          <Waiting of={people} what="the people" />
        ) : people.data.people.length === 0 ? (
          <EmptyState title="Nobody is called that">
            The search looks at the beginning of names and addresses. Try fewer letters.
          </EmptyState>
        ) : (
          <ul className="administration__rows">
            {people.data.people.map((person) => (
              <Person key={person.accountID} person={person} />
            ))}
          </ul>
        )}
      </SearchList>
    </AdministrationFrame>
  );
}

function Person({ person }: { readonly person: PersonRow }) {
  const own = useSession()?.user.userID;
  const disable = useDisablePerson();
  const enable = useEnablePerson();
  const [isAsking, setAsking] = useState(false);
  const params = { accountID: String(person.accountID) };
  const error = disable.error ?? enable.error;
  const isDisabled = person.disabledAt !== null;
  return (
    <li className="administration__row">
      <div className="administration__what">
        <p className="administration__name">{person.name === '' ? person.email : person.name}</p>
        <p className="administration__second">
          {person.email} · {person.userTypes.map((type) => typeWords[type]).join(', ')}
          {!person.isEmailConfirmed && ' · address not confirmed'}
        </p>
        {person.disabledAt !== null && (
          <p className="administration__state">
            Disabled <Instant at={person.disabledAt} />
          </p>
        )}
        {error !== null && <FormProblem text={error.message} />}
      </div>
      {!isAsking && own !== person.accountID && (
        <Button
          variant="default"
          aria-label={`${isDisabled ? 'Enable' : 'Disable'} ${person.email}`}
          loading={enable.isPending}
          onClick={() => (isDisabled ? enable.mutate({ params }) : setAsking(true))}
        >
          {isDisabled ? 'Enable' : 'Disable'}
        </Button>
      )}
      {isAsking && (
        <ReasonForm
          label={`Why is ${person.email} disabled?`}
          button="Disable"
          isPending={disable.isPending}
          onSubmit={(reason) =>
            disable.mutate({ params, body: { reason } }, { onSuccess: () => setAsking(false) })
          }
          onCancel={() => setAsking(false)}
        />
      )}
    </li>
  );
}
