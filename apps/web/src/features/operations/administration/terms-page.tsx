import { termsTypes } from '@candor/contract/interviews/terms-type-rules';
import { Button, TextInput } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { AdministrationFrame, Waiting } from './administration-frame.tsx';
import { TermsTypePage } from './terms-type-page.tsx';
import { type TermsList, termsQuery, useSetHostName } from './terms-queries.ts';
import { termsWords } from './terms-words.ts';

/** The list, or the type that the address names. */
export function TermsPage() {
  const { type: named } = useSearch({ strict: false }) as { type?: string };
  const type = termsTypes.find((one) => one === named);
  return type === undefined ? <TermsListPage /> : <TermsTypePage key={type} type={type} />;
}

function TermsListPage() {
  usePageTitle('Terms');
  const terms = useRead(termsQuery);
  return (
    <AdministrationFrame
      title="Terms"
      intro="What people agree to. A version never changes: an edit is the next one, and whoever begins after it is asked anew."
    >
      {terms.data === undefined ? (
        <Waiting of={terms} what="the terms" />
      ) : (
        <>
          <ul className="administration__rows">
            {terms.data.terms.map((one) => (
              <TermsRow key={one.type} {...one} />
            ))}
          </ul>
          <HostForm key={terms.data.hostName} hostName={terms.data.hostName} />
        </>
      )}
    </AdministrationFrame>
  );
}

function TermsRow({ type, version, publishedAt, hasDraft }: TermsList['terms'][number]) {
  const { name, asked } = termsWords[type];
  return (
    <li className="administration__row">
      <div className="administration__what">
        <Link className="administration__name" to="/superAdmin/dashboard/terms" search={{ type }}>
          {name}
        </Link>
        <p className="administration__second">{asked}</p>
      </div>
      <p className="administration__state">
        {hasDraft && 'Draft waiting · '}Version {version}, since <Instant at={publishedAt} />
      </p>
    </li>
  );
}

function HostForm({ hostName }: { readonly hostName: string | null }) {
  const set = useSetHostName();
  const [name, setName] = useState(hostName ?? '');
  return (
    <form
      className="administration__reason"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        set.mutate(
          { body: { hostName: name.trim() === '' ? null : name.trim() } },
          { onSuccess: () => showToast({ tone: 'success', text: 'Saved.' }) },
        );
      }}
    >
      <TextInput
        label="Who runs this installation"
        description="Named in all terms as who can reach what is stored. Empty: “Whoever runs this installation of Candor”."
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {set.error !== null && <FormProblem text={set.error.message} />}
      <div className="administration__buttons">
        <Button type="submit" variant="default" loading={set.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}
