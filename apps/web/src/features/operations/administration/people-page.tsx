import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { useSession } from '../../../lib/session.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { AdministrationFrame, Waiting } from './administration-frame.tsx';
import {
  peopleQuery,
  type PersonRow,
  useDisablePerson,
  useEnablePerson,
  useResetSecondFactor,
} from './administration-queries.ts';
import { ReasonForm } from './reason-form.tsx';
import { SearchList } from './search-list.tsx';
import { useSearchState } from './search-state.ts';
import { typeWords } from './administration-words.ts';

export function PeoplePage() {
  usePageTitle('People');
  const { search, page, change } = useSearchState();
  const people = useRead(peopleQuery({ search, page: String(page) }));
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

type Asked = 'disable' | 'reset';

function Person({ person }: { readonly person: PersonRow }) {
  const own = useSession()?.user.userID;
  const [asked, setAsked] = useState<Asked>();
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
      </div>
      {asked === undefined && own !== person.accountID && (
        <PersonActions person={person} onAsk={setAsked} />
      )}
      {asked !== undefined && (
        <PersonReason person={person} asked={asked} onEnd={() => setAsked(undefined)} />
      )}
    </li>
  );
}

type ActionProps = { readonly person: PersonRow; readonly onAsk: (asked: Asked) => void };

function PersonActions({ person, onAsk }: ActionProps) {
  const enable = useEnablePerson();
  const params = { accountID: String(person.accountID) };
  const isDisabled = person.disabledAt !== null;
  return (
    <>
      {enable.error !== null && <FormProblem text={enable.error.message} />}
      <div className="administration__buttons">
        <Button
          variant="subtle"
          aria-label={`Reset second factor of ${person.email}`}
          onClick={() => onAsk('reset')}
        >
          Reset second factor
        </Button>
        <Button
          variant="default"
          aria-label={`${isDisabled ? 'Enable' : 'Disable'} ${person.email}`}
          loading={enable.isPending}
          onClick={() => (isDisabled ? enable.mutate({ params }) : onAsk('disable'))}
        >
          {isDisabled ? 'Enable' : 'Disable'}
        </Button>
      </div>
    </>
  );
}

type ReasonProps = {
  readonly person: PersonRow;
  readonly asked: Asked;
  readonly onEnd: () => void;
};

function PersonReason({ person, asked, onEnd }: ReasonProps) {
  const disable = useDisablePerson();
  const reset = useResetSecondFactor();
  const act = asked === 'disable' ? disable : reset;
  const params = { accountID: String(person.accountID) };
  const words = {
    disable: { label: `Why is ${person.email} disabled?`, button: 'Disable' },
    reset: { label: `How do you know that it is ${person.email} who asks?`, button: 'Reset' },
  }[asked];
  // Unlike a person who is disabled, one without a factor looks no different.
  const onSuccess = () => {
    if (asked === 'reset')
      showToast({ tone: 'success', text: `The second factor of ${person.email} was removed.` });
    onEnd();
  };
  return (
    <>
      {act.error !== null && <FormProblem key={act.submittedAt} text={act.error.message} />}
      <ReasonForm
        {...words}
        isPending={act.isPending}
        onSubmit={(reason) => act.mutate({ params, body: { reason } }, { onSuccess })}
        onCancel={onEnd}
      />
    </>
  );
}
