import { FIXED_MOST } from '@candor/contract/interviews/tests-rules';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { fieldId } from '../../../ui/step-form.tsx';
import { type FixedQuestion, liveQuestionsQuery } from './tests-queries.ts';
import type { BlueprintFormState } from './use-blueprint-form.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

/** The questions of the list in their order, and live ones to add. */
export function FixedList({ form }: { readonly form: BlueprintFormState }) {
  const { questions } = form.getValues();
  const problem = form.errors['questions'];
  return (
    <div className="stack gap-sm">
      <ol className="stack gap-xs">
        {questions.map((question, index) => (
          <li key={question.familyID} className="stack gap-sm middle tests-form__listed">
            <span>
              {question.stem}{' '}
              <span className="dimmed tests-form__live">
                {question.skillName}, {question.difficulty}
                {!question.isLive && ', no longer live'}
              </span>
            </span>
            <Moves form={form} index={index} />
          </li>
        ))}
      </ol>
      <p id={fieldId('questions')} tabIndex={-1} className="problem tiny step-form__field-problem">
        {problem}
      </p>
      <Choosing form={form} />
    </div>
  );
}

function Moves({ form, index }: { readonly form: BlueprintFormState; readonly index: number }) {
  const { questions } = form.getValues();
  const move = (to: number): void => form.reorderListItem('questions', { from: index, to });
  const name = `question ${index + 1}`;
  return (
    <span className="row gap-2xs unwrapped">
      <IconButton
        isFramed
        aria-label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => move(index - 1)}
      >
        <span aria-hidden="true">↑</span>
      </IconButton>
      <IconButton
        isFramed
        aria-label={`Move ${name} down`}
        disabled={index === questions.length - 1}
        onClick={() => move(index + 1)}
      >
        <span aria-hidden="true">↓</span>
      </IconButton>
      <IconButton
        isFramed
        aria-label={`Remove ${name}`}
        onClick={() => form.removeListItem('questions', index)}
      >
        <span aria-hidden="true">×</span>
      </IconButton>
    </span>
  );
}

function Choosing({ form }: { readonly form: BlueprintFormState }) {
  const [search, setSearch] = useState('');
  const { data } = useRead(liveQuestionsQuery(search));
  const { questions } = form.getValues();
  const chosen = new Set(questions.map(({ familyID }) => familyID));
  const found = (data?.questions ?? [])
    .filter(({ familyID }) => !chosen.has(familyID))
    .slice(0, 10);
  const add = (question: Omit<FixedQuestion, 'isLive'>): void => {
    const { familyID, questionID, stem, skillName, difficulty } = question;
    const added = { familyID, questionID, stem, skillName, difficulty, isLive: true };
    form.insertListItem('questions', added);
    form.clearFieldError('questions');
  };
  return (
    <>
      <SearchField
        label="Find a live question"
        placeholder="Words of the question"
        given=""
        onSearch={(typed) => setSearch(typed ?? '')}
      />
      <ul className="stack gap-xs">
        {found.map((question) => (
          <li key={question.familyID} className="stack gap-sm middle tests-form__listed">
            <span>
              {question.stem}{' '}
              <span className="dimmed tests-form__live">
                {question.skillName}, {question.difficulty}
              </span>
            </span>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={`Add ${question.stem}`}
              disabled={questions.length >= FIXED_MOST}
              onClick={() => add(question)}
            >
              Add
            </Button>
          </li>
        ))}
      </ul>
      {data !== undefined && found.length === 0 && <p>No other live question matches.</p>}
    </>
  );
}
