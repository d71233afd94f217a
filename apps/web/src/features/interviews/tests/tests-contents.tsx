import { PARTS_MOST } from '@candor/contract/interviews/tests-rules';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { field, fieldId, Group } from '../../../ui/step-form.tsx';
import type { Skill } from './tests-queries.ts';
import { CheckField } from './check-field.tsx';
import { FixedList } from './fixed-list.tsx';
import { bankWords } from './tests-words.ts';
import type { BlueprintFormState } from './use-blueprint-form.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

type Props = {
  readonly form: BlueprintFormState;
  readonly skills: readonly Skill[] | undefined;
};

/** What the test asks: skills to draw from, or a list that is the same for everybody. */
export function BlueprintContents({ form, skills }: Props) {
  const { draw } = form.getValues();
  return (
    <Group title="Questions">
      <div className="row apart" role="radiogroup" aria-label="How questions are chosen">
        {(
          [
            ['random', 'Drawn at random for each candidate'],
            ['fixed', 'The same list for everybody'],
          ] as const
        ).map(([value, label]) => (
          <label key={value} className="check">
            <input
              type="radio"
              name="draw"
              checked={draw === value}
              onChange={() => form.setFieldValue('draw', value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {skills !== undefined && !skills.some(isLive) && <NothingLive />}
      {draw === 'random' ? <Parts form={form} skills={skills ?? []} /> : <FixedList form={form} />}
      <CheckField form={form} name="shuffleQuestions" label="Shuffle the questions of each skill" />
      <CheckField form={form} name="shuffleOptions" label="Shuffle the options of each question" />
    </Group>
  );
}

const isLive = ({ live: { easy, medium, hard } }: Skill): boolean => easy + medium + hard > 0;

function NothingLive() {
  return (
    <p className="row gap-sm">
      {bankWords.none}
      <Link to="/company/questions/question">{bankWords.write}</Link>
      <Link to="/company/questions/import">{bankWords.bring}</Link>
    </p>
  );
}

const difficulties = [
  { value: '', label: 'Any difficulty' },
  { value: 'easy', label: 'Easy' },
  { value: 'medium', label: 'Medium' },
  { value: 'hard', label: 'Hard' },
];

function Parts({ form, skills }: { form: BlueprintFormState; skills: readonly Skill[] }) {
  const { parts } = form.getValues();
  const choices = skills.map(({ skillID, name }) => ({ value: String(skillID), label: name }));
  const remove = (index: number): void => {
    form.removeListItem('parts', index);
    document.getElementById(fieldId(`parts.${Math.max(0, index - 1)}.skillID`))?.focus();
  };
  return (
    <>
      <div className="stack gap-sm">
        {parts.map((part, index) => (
          // Rows are told apart by their place: their fields are being filled in.
          <div key={index} className="stack gap-xs top tests-form__part">
            <NativeSelect
              aria-label={`Skill ${index + 1}`}
              data={[{ value: '', label: 'Choose a skill' }, ...choices]}
              {...field(form, `parts.${index}.skillID`)}
            />
            <NativeSelect
              aria-label={`Difficulty of skill ${index + 1}`}
              data={difficulties}
              {...field(form, `parts.${index}.difficulty`)}
            />
            <TextInput
              aria-label={`Number of questions of skill ${index + 1}`}
              inputMode="numeric"
              maxLength={3}
              {...field(form, `parts.${index}.questionCount`)}
            />
            <span className="dimmed tests-form__live tabular">{liveText(skills, part)}</span>
            <IconButton
              isFramed
              aria-label={`Remove skill ${index + 1}`}
              disabled={parts.length <= 1}
              onClick={() => remove(index)}
            >
              <span aria-hidden="true">×</span>
            </IconButton>
          </div>
        ))}
      </div>
      <div>
        <Button
          variant="default"
          disabled={parts.length >= PARTS_MOST}
          onClick={() =>
            form.insertListItem('parts', { skillID: '', questionCount: '5', difficulty: '' })
          }
        >
          Add a skill
        </Button>
      </div>
    </>
  );
}

type PartValues = ReturnType<BlueprintFormState['getValues']>['parts'][number];

function liveText(skills: readonly Skill[], { skillID, difficulty }: PartValues): string {
  const skill = skills.find((one) => String(one.skillID) === skillID);
  if (skill === undefined) return '';
  const { easy, medium, hard } = skill.live;
  return `of ${difficulty === '' ? easy + medium + hard : skill.live[difficulty]} live`;
}
