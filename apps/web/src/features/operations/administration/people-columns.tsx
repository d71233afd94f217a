import { disablePerson, resetSecondFactor } from '@candor/contract/operations/administration';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { withInitials } from '../../../ui/initials.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Ago } from '../../../ui/ago.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { type PersonRow, useEnablePerson } from './administration-queries.ts';
import { typeWords } from './administration-words.ts';
import { activeWord, askedWords, factorRemoved, personWords } from './list-words.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export const peopleColumns: Columns<PersonRow> = [
  {
    name: 'Name',
    width: '16%',
    cell: ({ name, email }) => <span {...withInitials(name || email)}>{name || email}</span>,
  },
  {
    name: 'E-mail',
    width: '26%',
    card: '2 whole',
    isDimmed: true,
    isWrapped: true,
    cell: ({ email }) => email,
  },
  {
    name: 'Kind',
    width: '15%',
    card: '3 whole small',
    isDimmed: true,
    cell: ({ userTypes }) => (
      <span className="administration__wrapped">
        {userTypes.map((type) => typeWords[type]).join(', ')}
      </span>
    ),
  },
  { name: 'State', card: '1 end', cell: (row) => <State {...row} /> },
  { name: 'Actions', width: '16.5rem', card: '4 whole', cell: (row) => <Actions person={row} /> },
];

function State({ disabledAt, isEmailConfirmed }: PersonRow) {
  return (
    <>
      {disabledAt !== null && (
        <p className="administration__wrapped">
          <StateMark shape="over">
            {personWords.disabled} <Ago at={disabledAt} />
          </StateMark>
        </p>
      )}
      {!isEmailConfirmed && (
        <p className="administration__wrapped">
          <StateMark shape="waiting">{personWords.unconfirmed}</StateMark>
        </p>
      )}
      {disabledAt === null && isEmailConfirmed && <StateMark shape="good">{activeWord}</StateMark>}
    </>
  );
}

/** Nobody locks themselves out. */
function Actions({ person: { accountID, email, disabledAt } }: { readonly person: PersonRow }) {
  const own = useSession()?.user.userID;
  const enable = useEnablePerson();
  const [asked, setAsked] = useState<'disable' | 'reset'>();
  if (own === accountID) return null;
  const params = { accountID: String(accountID) };
  const form = {
    inputOf: (reason: string) => ({ params, body: { reason } }),
    onEnd: () => setAsked(undefined),
  };
  const act = disabledAt === null ? 'Disable' : 'Enable';
  return (
    <div className="row gap-sm">
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`${personWords.reset} of ${email}`}
        onClick={() => setAsked('reset')}
      >
        {personWords.reset}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`${act} ${email}`}
        loading={enable.isPending}
        onClick={() => (disabledAt === null ? setAsked('disable') : enable.mutate({ params }))}
      >
        {act}
      </Button>
      {enable.error !== null && <FormProblem text={enable.error.message} />}
      {asked === 'disable' && (
        <ReasonDialog {...askedWords.disable(email)} {...form} endpoint={disablePerson} />
      )}
      {asked === 'reset' && (
        <ReasonDialog
          {...askedWords.reset(email)}
          {...form}
          endpoint={resetSecondFactor}
          // Unlike a person who is disabled, one without a factor looks no different.
          tells={() => showToast({ tone: 'success', text: factorRemoved(email) })}
        />
      )}
    </div>
  );
}
