import {
  OFFER_TEMPLATE_NAME_MOST,
  offerSamples,
  offerTextProblem,
} from '@candor/contract/hiring/offer-rules';
import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useRead } from '../../../lib/server-state.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { useListedForm } from '../../../lib/use-listed-form.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { field, fieldId, FormProblems, ListedForm } from '../../../ui/step-form.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import {
  type Template,
  templateQuery,
  useCreateTemplate,
  useRetireTemplate,
  useSaveTemplate,
} from './offer-queries.ts';
import { templateProblems } from './offer-values.ts';
import { templateWords, termsWords } from './offer-words.ts';
import { TermsField } from './terms-field.tsx';
import { TermsPreview } from './terms-preview.tsx';
import './offers.css';

/** One template: written, changed, put away, with what a candidate would read. */
export function OfferTemplatePage() {
  const { offerTemplateID } = useAddress();
  usePageTitle(offerTemplateID === undefined ? templateWords.new : templateWords.page);
  return (
    <div className="stack gap-lg">
      {offerTemplateID === undefined ? (
        <Writing template={undefined} />
      ) : (
        <Found id={offerTemplateID} />
      )}
    </div>
  );
}

function Found({ id }: { readonly id: string }) {
  const template = useRead(templateQuery(id));
  return (
    <Loaded query={template} what={templateWords.what}>
      {(found) => <Writing key={`${found.offerTemplateID} ${found.version}`} template={found} />}
    </Loaded>
  );
}

type Props = { readonly template: Template | undefined };

function Writing({ template }: Props) {
  const { form, send, ...state } = useTemplateForm(template);
  const { terms } = form.getValues();
  return (
    <div className="offers__write">
      <div className="stack gap-lg">
        <PageHead title={template === undefined ? templateWords.new : template.name} />
        <FormProblems of={state} />
        <ListedForm className="stack" onSubmit={send}>
          <TextInput
            label={templateWords.name}
            description={templateWords.nameHint}
            withAsterisk
            maxLength={OFFER_TEMPLATE_NAME_MOST}
            {...field(form, 'name')}
          />
          <TermsField
            id={fieldId('terms')}
            value={terms}
            error={form.errors['terms']}
            onChange={(text) => form.setFieldValue('terms', text)}
            onBlur={() => form.validateField('terms')}
          />
          <div className="row">
            <Button type="submit" loading={state.isPending}>
              {templateWords.save}
            </Button>
            {template !== undefined && <Retire template={template} />}
          </div>
        </ListedForm>
      </div>
      {offerTextProblem(terms) === null && (
        <TermsPreview terms={terms} values={offerSamples} hint={termsWords.previewSample} />
      )}
    </div>
  );
}

function useTemplateForm(template: Template | undefined) {
  const create = useCreateTemplate();
  const save = useSaveTemplate();
  const navigate = useNavigate();
  const { submit, ...listed } = useListedForm({
    initial: { name: template?.name ?? '', terms: template?.terms ?? '' },
    problemsOf: templateProblems,
  });
  const { form } = listed;
  const store = async (): Promise<void> => {
    const body = form.getValues();
    const saved =
      template === undefined
        ? await create.mutateAsync({ body })
        : await save.mutateAsync({
            params: { offerTemplateID: String(template.offerTemplateID) },
            body: { ...body, version: template.version },
          });
    showToast({ tone: 'success', text: templateWords.saved });
    const search = { offerTemplateID: String(saved.offerTemplateID) };
    void navigate({ to: '/company/settings/offer-templates/edit', search, replace: true });
  };
  return { ...listed, send: () => submit(store) };
}

function Retire({ template: { offerTemplateID, isRetired } }: { readonly template: Template }) {
  const retire = useRetireTemplate();
  return (
    <Button
      variant="default"
      loading={retire.isPending}
      onClick={() =>
        retire.mutate(
          {
            params: { offerTemplateID: String(offerTemplateID) },
            body: { isRetired: !isRetired },
          },
          {
            onError: ({ message }) => showToast({ tone: 'error', text: message }),
            onSuccess: () =>
              showToast({
                tone: 'success',
                text: isRetired ? templateWords.isInUse : templateWords.isPutAway,
              }),
          },
        )
      }
    >
      {isRetired ? templateWords.takeBack : templateWords.putAway}
    </Button>
  );
}
