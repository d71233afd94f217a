import { interviewWords as words } from './interview-words.ts';
import { answeredCount, type SkillGroup, skillLabel } from './questions.ts';
import './skill-list.css';

type Props = {
  groups: readonly SkillGroup[];
  selected: SkillGroup | null;
  onSelect: (skillID: number) => void;
};

/** “Question Modules” with answered/total. */
export function SkillList({ groups, selected, onSelect }: Props) {
  return (
    <nav className="room-skills" aria-labelledby="question-modules">
      <h2 id="question-modules">{words.modules}</h2>
      {groups.map((group) => (
        <button
          key={group.skillID}
          type="button"
          aria-pressed={group.skillID === selected?.skillID}
          onClick={() => onSelect(group.skillID)}
        >
          <span>{skillLabel(group, words)}</span>
          <span className="room-count">
            {answeredCount(group.questions)}/{group.questions.length}
          </span>
        </button>
      ))}
    </nav>
  );
}
