import './score-bar.css';

type Props = { readonly correct: number; readonly total: number };

/** Beside its words "7 of 8 correct", never instead of them. */
export function ScoreBar({ correct, total }: Props) {
  const share = total === 0 ? 0 : (correct / total) * 100;
  return (
    <span className="score-bar" aria-hidden="true">
      <span className="score-bar__filled" style={{ width: `${share}%` }} />
    </span>
  );
}
