import './bar.css';

type BarProps = {
  /** 0 to 1. */
  readonly share: number;
  /** Where on the bar a second value lies, 0 to 1: a tick. */
  readonly tick?: number;
};

const inside = (share: number): number => Math.min(1, Math.max(0, share)) * 100;

/** Stands beside its number in a table: it repeats by length what is written, and colour says nothing. */
export function Bar({ share, tick }: BarProps) {
  return (
    <svg className="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <line className="bar__ground" x1="0" y1="9.5" x2="100" y2="9.5" />
      <rect className="bar__value" x="0" y="1" width={inside(share)} height="7" />
      {tick !== undefined && (
        <line className="bar__tick" x1={inside(tick)} y1="0" x2={inside(tick)} y2="10" />
      )}
    </svg>
  );
}
