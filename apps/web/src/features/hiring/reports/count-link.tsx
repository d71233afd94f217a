import { Link } from '@tanstack/react-router';
import { useRights } from '../../../lib/rights.ts';
import { locale } from '../../../ui/reader-locale.ts';

type Props = {
  readonly count: number;
  /** What is counted: “candidates who came to Screening”. */
  readonly what: string;
  readonly to: '/company/job-seeker' | '/company/interviews';
  readonly search: Readonly<Record<string, string | undefined>>;
};

/** A number that leads to the list it counts, for whoever may open that. */
export function CountLink({ count, what, to, search }: Props) {
  const may = useRights();
  const text = count.toLocaleString(locale);
  if (count === 0 || !may(to === '/company/interviews' ? 5 : 4)) return text;
  const given = Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined),
  );
  return (
    <Link to={to} search={given} aria-label={`${text} ${what}`}>
      {text}
    </Link>
  );
}
