import './severity-mark.css';

export type Severity = 'low' | 'medium' | 'high' | 'critical';

/** Shape and word beside the colour: a hollow square, two squares, a diamond. */
export function SeverityMark({ severity }: { readonly severity: Severity }) {
  return (
    <span className={`severity-mark severity-mark--${severity}`}>
      <span className="severity-mark__shape" aria-hidden="true" />
      {severity}
    </span>
  );
}
