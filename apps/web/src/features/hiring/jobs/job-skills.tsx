import { SKILLS_MOST } from '@candor/contract/hiring/job-rules';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { field, fieldId, Group } from '../../../ui/step-form.tsx';
import { Words } from './job-basics.tsx';
import type { JobChoices } from './job-queries.ts';
import { choicesOf, levelWords } from './job-words.ts';
import { RowActions } from './row-actions.tsx';
import { useRowFocus } from './use-row-focus.ts';
import type { JobFormState } from './use-job-form.ts';

type Props = { readonly form: JobFormState; readonly choices: JobChoices | undefined };

export function JobSkills({ form, choices }: Props) {
  const { skills } = form.getValues();
  const focus = useRowFocus();
  return (
    <Group title="Skills">
      <div className="stack gap-sm">
        {skills.map((skill, index) => (
          // Rows are told apart by their place: their names are being typed.
          <div key={index} className="stack gap-xs top job-form__row">
            <TextInput
              aria-label={`Skill ${index + 1}`}
              placeholder="TypeScript"
              maxLength={60}
              list="job-skills"
              {...field(form, `skills.${index}.name`)}
            />
            <NativeSelect
              aria-label={`Level of skill ${index + 1}`}
              data={choicesOf(levelWords)}
              {...field(form, `skills.${index}.level`)}
            />
            <RowActions
              name={`skill ${index + 1}${skill.name === '' ? '' : `, ${skill.name}`}`}
              onRemove={() => {
                form.removeListItem('skills', index);
                focus(index > 0 ? fieldId(`skills.${index - 1}.name`) : 'add-skill');
              }}
            />
          </div>
        ))}
      </div>
      <div>
        <Button
          id="add-skill"
          variant="default"
          disabled={skills.length >= SKILLS_MOST}
          onClick={() => {
            form.insertListItem('skills', { name: '', level: 'working' });
            focus(fieldId(`skills.${skills.length}.name`));
          }}
        >
          Add a skill
        </Button>
      </div>
      <Words id="job-skills" words={choices?.skills} />
    </Group>
  );
}
