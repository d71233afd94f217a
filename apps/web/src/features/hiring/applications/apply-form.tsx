import { COVER_LETTER_MOST } from '@candor/contract/hiring/application-rules';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { countries } from '../../../ui/country-names.ts';
import { FileField } from '../../../ui/file-field.tsx';
import { fieldId, FormProblems, Group, ListedForm, Pair } from '../../../ui/step-form.tsx';
import { PrivacyFields } from './privacy-fields.tsx';
import { QuestionField } from './question-field.tsx';
import { type ApplyOptions, type ApplyState, field, useApplyForm } from './use-apply-form.ts';
import './apply-form.css';

const accept =
  '.pdf,.docx,.odt,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/vnd.oasis.opendocument.text';

/** Everything in one form: what it takes is seen before anything is typed. */
export function ApplyForm(options: ApplyOptions) {
  const state = useApplyForm(options);
  const { companyName, questions } = options.form;
  const refusal = state.problems.length === 0 ? state.refusal : undefined;
  return (
    <ListedForm className="stack gap-xl apply-form" onSubmit={state.submit}>
      <FormProblems of={{ ...state, refusal }} />
      <PersonGroup state={state} />
      <DocumentGroup state={state} />
      {questions.length > 0 && (
        <Group title={`Questions of ${companyName}`}>
          {questions.map((question, index) => (
            <QuestionField key={`${index} ${question.label}`} {...{ state, question, index }} />
          ))}
        </Group>
      )}
      <div className="apply-form__topic" aria-hidden="true">
        <label>
          Topic
          <input
            name="topic"
            tabIndex={-1}
            autoComplete="off"
            value={state.topic}
            onChange={(event) => state.setTopic(event.currentTarget.value)}
          />
        </label>
      </div>
      <PrivacyFields state={state} companyName={companyName} />
      <div className="row gap-sm">
        <Button type="submit" loading={state.isPending}>
          Send application
        </Button>
        <Button variant="default" disabled={state.isPending} onClick={state.clear}>
          Clear the form
        </Button>
        <p className="dimmed small whole">
          What you type stays in this browser until you send it, clear the form, sign in or sign
          out.
        </p>
      </div>
    </ListedForm>
  );
}

function PersonGroup({ state }: { readonly state: ApplyState }) {
  return (
    <Group title="You">
      <Pair>
        <TextInput
          label="First name"
          withAsterisk
          autoComplete="given-name"
          maxLength={80}
          {...field(state, 'firstName')}
        />
        <TextInput
          label="Last name"
          withAsterisk
          autoComplete="family-name"
          maxLength={80}
          {...field(state, 'lastName')}
        />
      </Pair>
      <Pair>
        <TextInput
          label="E-mail"
          withAsterisk
          type="email"
          autoComplete="email"
          maxLength={254}
          {...field(state, 'email')}
        />
        <TextInput
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          {...field(state, 'phone')}
        />
      </Pair>
      <Pair>
        <TextInput
          label="City"
          withAsterisk
          autoComplete="address-level2"
          maxLength={80}
          {...field(state, 'city')}
        />
        <NativeSelect
          label="Country"
          withAsterisk
          autoComplete="country"
          data={[{ value: '', label: 'Please choose' }, ...countries]}
          {...field(state, 'country')}
        />
      </Pair>
    </Group>
  );
}

function DocumentGroup({ state }: { readonly state: ApplyState }) {
  const { cv, wasRestored } = state;
  const again = wasRestored && cv === null ? ' After a reload, please choose it again.' : '';
  return (
    <Group title="Your documents">
      <FileField
        id={fieldId('cv')}
        label="CV (needed)"
        accept={accept}
        hint={`PDF, DOCX or ODT, at most 10 MB.${again}`}
        kept={cv?.name ?? null}
        problem={state.cvProblem}
        isPending={false}
        onChoose={state.chooseCv}
        {...(cv === null ? {} : { onRemove: () => state.chooseCv(null) })}
      />
      <Textarea
        label="Links (optional)"
        description="One web address a line: a portfolio, a profile, code."
        rows={2}
        {...field(state, 'links')}
      />
      <Textarea
        label="Cover letter (optional)"
        rows={6}
        maxLength={COVER_LETTER_MOST}
        {...field(state, 'coverLetter')}
      />
    </Group>
  );
}
