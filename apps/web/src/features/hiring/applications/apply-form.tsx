import { COVER_LETTER_MOST } from '@candor/contract/hiring/application-rules';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { readCountries } from '../../../ui/country-names.ts';
import { applyFormWords as words } from './apply-form-words.ts';
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
        <Group title={words.questionsOf(companyName)}>
          {questions.map((question, index) => (
            <QuestionField key={`${index} ${question.label}`} {...{ state, question, index }} />
          ))}
        </Group>
      )}
      <div className="apply-form__topic" aria-hidden="true">
        <label>
          {words.topic}
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
          {words.send}
        </Button>
        <Button variant="default" disabled={state.isPending} onClick={state.clear}>
          {words.clear}
        </Button>
        <p className="dimmed small whole">{words.kept}</p>
      </div>
    </ListedForm>
  );
}

function PersonGroup({ state }: { readonly state: ApplyState }) {
  return (
    <Group title={words.you}>
      <Pair>
        <TextInput
          label={words.firstName}
          withAsterisk
          autoComplete="given-name"
          maxLength={80}
          {...field(state, 'firstName')}
        />
        <TextInput
          label={words.lastName}
          withAsterisk
          autoComplete="family-name"
          maxLength={80}
          {...field(state, 'lastName')}
        />
      </Pair>
      <Pair>
        <TextInput
          label={words.email}
          withAsterisk
          type="email"
          autoComplete="email"
          maxLength={254}
          {...field(state, 'email')}
        />
        <TextInput
          label={words.phone}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          {...field(state, 'phone')}
        />
      </Pair>
      <Pair>
        <TextInput
          label={words.city}
          withAsterisk
          autoComplete="address-level2"
          maxLength={80}
          {...field(state, 'city')}
        />
        <NativeSelect
          label={words.country}
          withAsterisk
          autoComplete="country"
          data={[{ value: '', label: words.choose }, ...readCountries()]}
          {...field(state, 'country')}
        />
      </Pair>
    </Group>
  );
}

function DocumentGroup({ state }: { readonly state: ApplyState }) {
  const { cv, wasRestored } = state;
  const hint = wasRestored && cv === null ? `${words.cvHint} ${words.cvAgain}` : words.cvHint;
  return (
    <Group title={words.documents}>
      <FileField
        id={fieldId('cv')}
        label={words.cv}
        accept={accept}
        hint={hint}
        kept={cv?.name ?? null}
        problem={state.cvProblem}
        isPending={false}
        onChoose={state.chooseCv}
        {...(cv === null ? {} : { onRemove: () => state.chooseCv(null) })}
      />
      <Textarea
        label={words.links}
        description={words.linksHint}
        rows={2}
        {...field(state, 'links')}
      />
      <Textarea
        label={words.letter}
        rows={6}
        maxLength={COVER_LETTER_MOST}
        {...field(state, 'coverLetter')}
      />
    </Group>
  );
}
