import { interviewWords as words } from './interview-words.ts';
import { whatIsLeft } from './left-rules.ts';
import { type SkillGroup, skillLabel } from './questions.ts';

type Props = {
  readonly groups: readonly SkillGroup[];
  /** The button stands already beside the question. */
  readonly isOffered?: boolean;
  readonly onSubmit: () => void;
};

/** What is left, in every module; once all was seen, also the way to hand in. */
export function HandIn({ groups, isOffered = false, onSubmit }: Props) {
  const { isAllSeen, text } = whatIsLeft(
    groups.map((group) => ({ name: skillLabel(group, words), questions: group.questions })),
    words.left,
  );
  if (text === '') return null;
  return (
    <div className="room-hand-in">
      <p className="room-dimmed">{text}</p>
      {isAllSeen && !isOffered && (
        <button type="button" className="room-button room-button--quiet" onClick={onSubmit}>
          {words.submit}
        </button>
      )}
    </div>
  );
}
