import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { removeExplanationDrafts } from '../../../lib/explanation-drafts.ts';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { readCountries } from '../../../ui/country-names.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { correctEndpoint, type Page, pageEndpoint, useExport } from './candidate-page-queries.ts';
import { ownDataWords as words } from './candidate-page-words.ts';
import { EraseDialog } from './erase-dialog.tsx';

type Props = {
  readonly token: string;
  readonly page: Page;
  readonly onErased: (companyName: string) => void;
};

/** What the candidate does with what is kept: correct it, take a copy, erase it. */
export function PageOwnData({ token, page, onErased }: Props) {
  const [isErasing, setErasing] = useState(false);
  const exporting = useExport();
  return (
    <section className="stack" aria-labelledby="page-own-data">
      <h2 id="page-own-data">{words.title}</h2>
      <Correction token={token} page={page} />
      <div className="card stack gap-sm">
        <h3>{words.exporting}</h3>
        <p>{words.exportNote}</p>
        {exporting.error !== null && (
          <FormProblem key={exporting.submittedAt} text={exporting.error.message} />
        )}
        <div>
          <Button
            variant="default"
            loading={exporting.isPending}
            onClick={() => exporting.mutate({ body: { token } })}
          >
            {words.exportDo}
          </Button>
        </div>
      </div>
      <div className="card stack gap-sm">
        <h3>{words.erasing}</h3>
        <p>{page.isHeld ? words.held : words.eraseNote}</p>
        {!page.isHeld && (
          <div>
            <Button variant="default" onClick={() => setErasing(true)}>
              {words.eraseDo}
            </Button>
          </div>
        )}
      </div>
      {isErasing && (
        <EraseDialog
          token={token}
          email={page.email}
          onClose={() => setErasing(false)}
          onErased={() => {
            removeExplanationDrafts(page.interviews);
            onErased(page.companyName);
          }}
        />
      )}
    </section>
  );
}

function Correction({ token, page }: Pick<Props, 'token' | 'page'>) {
  const { firstName, lastName, phone, city, country } = page;
  const form = useEndpointForm(correctEndpoint, {
    initial: { firstName, lastName, phone, city, country: country ?? '' },
    refreshes: [pageEndpoint],
    toInput: (values) => ({
      body: { token, ...values, country: values.country === '' ? null : values.country },
    }),
    onDone: () => showToast({ tone: 'success', text: words.saved }),
  });
  return (
    <EndpointForm of={form} className="card stack gap-sm">
      <h3>{words.correct}</h3>
      <div className="stack top columns">
        <TextInput
          label={words.firstName}
          withAsterisk
          autoComplete="given-name"
          maxLength={80}
          {...form.field('firstName')}
        />
        <TextInput
          label={words.lastName}
          withAsterisk
          autoComplete="family-name"
          maxLength={80}
          {...form.field('lastName')}
        />
      </div>
      <TextInput
        label={words.phone}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        {...form.field('phone')}
      />
      <div className="stack top columns">
        <TextInput
          label={words.city}
          autoComplete="address-level2"
          maxLength={80}
          {...form.field('city')}
        />
        <NativeSelect
          label={words.country}
          autoComplete="country"
          data={[{ value: '', label: words.noCountry }, ...readCountries()]}
          {...form.field('country')}
        />
      </div>
      <p className="dimmed small anywhere">{words.email(page.email)}</p>
      <FormRefusal of={form} />
      <div>
        <Button type="submit" variant="default" loading={form.isPending}>
          {words.save}
        </Button>
      </div>
    </EndpointForm>
  );
}
