import { currencies } from '@candor/contract/hiring/job-rules';
import { OFFER_MESSAGE_MOST, offerTextProblem } from '@candor/contract/hiring/offer-rules';
import { payPeriods } from '@candor/contract/hiring/offer-words';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../../../ui/button-link.tsx';
import {
  field,
  fieldId,
  FormProblems,
  Group,
  ListedForm,
  Pair,
  Triple,
} from '../../../ui/step-form.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { ZoneField } from '../../../ui/zone-field.tsx';
import { ApproverFields } from './approver-fields.tsx';
import { filledIn } from './offer-values.ts';
import type { OfferChoices } from './offer-queries.ts';
import { draftWords, pageWords, termsWords } from './offer-words.ts';
import { TermsField } from './terms-field.tsx';
import { TermsPreview } from './terms-preview.tsx';
import { type DraftFormState, type DraftGiven, useDraftForm } from './use-draft-form.ts';
import './offers.css';

export function DraftForm(given: DraftGiven) {
  const { offer, choices } = given;
  const { form, send, ...state } = useDraftForm(given);
  const values = form.getValues();
  return (
    <div className="offers__write">
      <div className="stack gap-lg">
        <PageHead
          title={offer === undefined ? draftWords.new : draftWords.change}
          back={<WayBack offerID={offer?.offerID} candidateID={choices.candidateID} />}
        >
          <p className="dimmed">{draftWords.for(choices.candidateName, choices.jobTitle)}</p>
        </PageHead>
        <FormProblems of={state} />
        <ListedForm className="stack gap-xl" onSubmit={send}>
          <Terms form={form} choices={choices} />
          <Conditions form={form} />
          <Textarea
            label={draftWords.message}
            description={draftWords.messageHint}
            {...{ autosize: true, minRows: 2, maxLength: OFFER_MESSAGE_MOST }}
            {...field(form, 'message')}
          />
          <ApproverFields form={form} members={choices.members} />
          <div className="row">
            <Button type="submit" loading={state.isPending}>
              {draftWords.save}
            </Button>
            <Back offerID={offer?.offerID} candidateID={choices.candidateID} />
          </div>
        </ListedForm>
      </div>
      {offerTextProblem(values.terms) === null && (
        <TermsPreview
          terms={values.terms}
          values={filledIn(values, choices)}
          hint={termsWords.previewReal}
        />
      )}
    </div>
  );
}

type BackProps = { readonly offerID: number | undefined; readonly candidateID: number };

function WayBack({ offerID, candidateID }: BackProps) {
  if (offerID !== undefined) {
    return (
      <Link to="/company/offer" search={{ offerID: String(offerID) }} className="way-back">
        {draftWords.toOffer}
      </Link>
    );
  }
  const search = { candidateID: String(candidateID), tab: 'offers' };
  return (
    <Link to="/company/job-seeker-profile-tab" search={search} className="way-back">
      {pageWords.toCandidate}
    </Link>
  );
}

function Back({ offerID, candidateID }: BackProps) {
  if (offerID !== undefined) {
    return (
      <ButtonLink variant="default" to="/company/offer" search={{ offerID: String(offerID) }}>
        {draftWords.back}
      </ButtonLink>
    );
  }
  const search = { candidateID: String(candidateID), tab: 'offers' };
  return (
    <ButtonLink variant="default" to="/company/job-seeker-profile-tab" search={search}>
      {draftWords.back}
    </ButtonLink>
  );
}

type Props = { readonly form: DraftFormState };

function Terms({ form, choices: { templates } }: Props & { readonly choices: OfferChoices }) {
  const { terms } = form.getValues();
  const chosen = templates.find((template) => template.terms === terms);
  return (
    <div className="stack">
      {templates.length > 0 && (
        <NativeSelect
          label={draftWords.template}
          description={draftWords.templateHint}
          value={chosen === undefined ? '' : String(chosen.offerTemplateID)}
          data={[
            { value: '', label: draftWords.noTemplate },
            ...templates.map(({ offerTemplateID, name }) => ({
              value: String(offerTemplateID),
              label: name,
            })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const found = templates.find(
              ({ offerTemplateID }) => String(offerTemplateID) === value,
            );
            // The terms are a template's, word for word, where "without" can be chosen: nothing is lost.
            form.setFieldValue('terms', found?.terms ?? '');
          }}
        />
      )}
      <TermsField
        id={fieldId('terms')}
        value={terms}
        error={form.errors['terms']}
        onChange={(text) => form.setFieldValue('terms', text)}
        onBlur={() => form.validateField('terms')}
      />
    </div>
  );
}

const toChoose = { value: '', label: draftWords.choose };

function Conditions({ form }: Props) {
  return (
    <>
      <Group title={draftWords.pay} hint={draftWords.payHint}>
        <Triple>
          <TextInput
            label={draftWords.salary}
            {...{ inputMode: 'decimal', autoComplete: 'off', maxLength: 14 }}
            {...field(form, 'salary')}
          />
          <NativeSelect
            label={draftWords.currency}
            data={[toChoose, ...currencies]}
            {...field(form, 'currency')}
          />
          <NativeSelect
            label={draftWords.period}
            data={[
              toChoose,
              ...Object.entries(payPeriods).map(([value, label]) => ({ value, label })),
            ]}
            {...field(form, 'salaryPeriod')}
          />
        </Triple>
      </Group>
      <Group title={draftWords.days}>
        <Pair>
          <TextInput label={draftWords.startsOn} type="date" {...field(form, 'startsOn')} />
          <TextInput
            label={draftWords.expiresOn}
            type="date"
            withAsterisk
            description={draftWords.expiresHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...field(form, 'expiresOn')}
          />
        </Pair>
        <ZoneField
          label={draftWords.zone}
          value={form.getValues().timeZone}
          error={form.errors['timeZone']}
          onChange={(zone) => form.setFieldValue('timeZone', zone)}
        />
      </Group>
    </>
  );
}
