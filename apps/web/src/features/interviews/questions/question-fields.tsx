import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import {
  CODE_MOST,
  EXPLANATION_MOST,
  SKILL_NAME_MOST,
  STEM_MOST,
} from '@candor/contract/interviews/question-rules';
import { useRead } from '../../../lib/server-state.ts';
import { field, Group, Pair } from '../../../ui/step-form.tsx';
import { OptionFields } from './option-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { skillsQuery } from './question-queries.ts';
import { choicesOf, difficultyWords } from './question-words.ts';
import type { QuestionFormState } from './use-question-form.ts';

/** Everything that a person writes of a question. */
export function QuestionFields({ form }: { readonly form: QuestionFormState }) {
  const { data } = useRead(skillsQuery);
  return (
    <>
      <Group title="The question">
        <Textarea
          label="Question"
          withAsterisk
          autosize
          minRows={2}
          maxLength={STEM_MOST}
          {...field(form, 'stem')}
        />
        <Textarea
          label="Code"
          description="Shown below the question, as it is written here."
          autosize
          minRows={2}
          maxLength={CODE_MOST}
          classNames={{ input: 'question-form__code' }}
          {...field(form, 'code')}
        />
        <PictureField form={form} />
      </Group>
      <OptionFields form={form} />
      <Group title="What it is about">
        <Pair>
          <TextInput
            label="Skill"
            withAsterisk
            description="One that is there, or a new one."
            maxLength={SKILL_NAME_MOST}
            list="question-skills"
            {...field(form, 'skillName')}
          />
          <NativeSelect
            label="Difficulty"
            description="What its author thinks."
            data={choicesOf(difficultyWords)}
            {...field(form, 'difficulty')}
          />
          <TextInput
            label="Time it takes"
            description="In seconds, if you know."
            inputMode="numeric"
            maxLength={4}
            {...field(form, 'timeHintSeconds')}
          />
        </Pair>
        <datalist id="question-skills">
          {data?.skills.map(({ skillID, name }) => (
            <option key={skillID}>{name}</option>
          ))}
        </datalist>
        <Textarea
          label="Explanation"
          description="For reviewers. Candidates never see it."
          autosize
          minRows={2}
          maxLength={EXPLANATION_MOST}
          {...field(form, 'explanation')}
        />
      </Group>
    </>
  );
}
