import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { skillWords as words } from './person-words.ts';
import { fieldId } from './step-form.tsx';
import './skill-fields.css';

export type SkillItem = { readonly name: string; readonly rating: number | null };

type Props = {
  readonly skills: readonly SkillItem[];
  readonly problem: string | undefined;
  /** Whether each asks how well; 1 to 5. */
  readonly isRated: boolean;
  readonly onChange: (skills: SkillItem[]) => void;
};

const ratings = () => Object.entries(words.ratings).map(([value, label]) => ({ value, label }));

/** Typed one by one; Enter or a comma adds. */
export function SkillFields({ skills, problem, isRated, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const add = (): void => {
    const names = typed.split(',').map((name) => name.trim());
    const known = new Set(skills.map(({ name }) => name.toLowerCase()));
    const fresh = names.filter((name) => name !== '' && !known.has(name.toLowerCase()));
    if (fresh.length > 0) {
      onChange([...skills, ...fresh.map((name) => ({ name, rating: isRated ? 3 : null }))]);
    }
    setTyped('');
  };
  const listen = (event: KeyboardEvent): void => {
    if ((event.key !== 'Enter' && event.key !== ',') || typed.trim() === '') return;
    event.preventDefault();
    add();
  };
  return (
    <div className="stack">
      <div className="stack gap-sm bottom skill-fields__add">
        <TextInput
          id={fieldId('skills')}
          label={words.skill}
          withAsterisk
          description={words.hint}
          maxLength={200}
          data-enter={typed.trim() === '' ? undefined : 'own'}
          value={typed}
          error={problem}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={listen}
        />
        <Button variant="default" onClick={add} disabled={typed.trim() === ''}>
          {words.add}
        </Button>
      </div>
      {skills.length > 0 && (
        <ul
          className={isRated ? 'stack gap-xs skill-fields__rated' : 'row skill-fields__list'}
          aria-label={words.skills}
        >
          {skills.map((skill) => (
            <Skill
              key={skill.name}
              skill={skill}
              isRated={isRated}
              onRate={(rating) =>
                onChange(skills.map((each) => (each === skill ? { ...each, rating } : each)))
              }
              onRemove={() => onChange(skills.filter((each) => each !== skill))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function Skill({
  skill,
  isRated,
  onRate,
  onRemove,
}: {
  readonly skill: SkillItem;
  readonly isRated: boolean;
  readonly onRate: (rating: number) => void;
  readonly onRemove: () => void;
}) {
  return (
    <li className="row unwrapped skill-fields__skill">
      <span className="skill-fields__name">{skill.name}</span>
      {isRated && (
        <NativeSelect
          aria-label={words.howWell(skill.name)}
          data={ratings()}
          value={String(skill.rating ?? 3)}
          onChange={(event) => onRate(Number(event.currentTarget.value))}
        />
      )}
      <button
        type="button"
        className="skill-fields__remove"
        aria-label={words.remove(skill.name)}
        onClick={onRemove}
      >
        <span aria-hidden="true">×</span>
      </button>
    </li>
  );
}
