import { setHostName } from '@candor/contract/interviews/terms';
import { termsTypes } from '@candor/contract/interviews/terms-type-rules';
import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useAddress } from '../../../lib/use-address.ts';
import { useRead } from '../../../lib/server-state.ts';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { AdministrationFrame, Waiting } from './administration-frame.tsx';
import { TermsTypePage } from './terms-type-page.tsx';
import { administrationActs } from './administration-queries.ts';
import { type TermsList, termsQuery } from './terms-queries.ts';
import { termsWords } from './terms-words.ts';

/** The list, or the type that the address names. */
export function TermsPage() {
  const { type: named } = useAddress();
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
          <ul className="lines">
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
    <li className="row spread apart">
      <div className="administration__what">
        <Link className="medium" to="/superAdmin/dashboard/terms" search={{ type }}>
          {name}
        </Link>
        <p className="dimmed administration__second">{asked}</p>
      </div>
      <p className="dimmed">
        {hasDraft && 'Draft waiting · '}Version {version}, since <Instant at={publishedAt} />
      </p>
    </li>
  );
}

function HostForm({ hostName }: { readonly hostName: string | null }) {
  const form = useEndpointForm(setHostName, {
    initial: { hostName: hostName ?? '' },
    toInput: ({ hostName: typed }) => ({ body: { hostName: typed.trim() || null } }),
    ...administrationActs,
    tells: () => showToast({ tone: 'success', text: 'Saved.' }),
  });
  return (
    <EndpointForm of={form} className="stack narrow">
      <TextInput
        label="Who runs this installation"
        description="Named in all terms as who can reach what is stored. Empty: “Whoever runs this installation of Candor”."
        maxLength={120}
        {...form.field('hostName')}
      />
      <FormRefusal of={form} />
      <div className="row gap-sm">
        <Button type="submit" variant="default" loading={form.isPending}>
          Save
        </Button>
      </div>
    </EndpointForm>
  );
}
