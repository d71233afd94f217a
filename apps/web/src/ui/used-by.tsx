import { Link } from '@tanstack/react-router';
import { usedByWords } from './used-by-words.ts';

type Use = { readonly jobID: number; readonly jobTitle: string; readonly interviews: number };
type Props = {
  readonly uses: readonly Use[];
  /** Who may not open a job reads its title. */
  readonly mayViewJobs: boolean;
};

/** The jobs whose interviews use something, such as a test or a kit. */
export function UsedBy({ uses, mayViewJobs }: Props) {
  return (
    <section className="stack gap-xs" aria-labelledby="used-by">
      <h2 id="used-by">{usedByWords.title}</h2>
      {uses.length === 0 ? (
        <p>{usedByWords.none}</p>
      ) : (
        <ul className="bullets">
          {uses.map(({ jobID, jobTitle, interviews }) => (
            <li key={jobID}>
              {mayViewJobs ? (
                <Link to="/company/jobs/view-jobs" search={{ jobID: String(jobID) }}>
                  {jobTitle}
                </Link>
              ) : (
                jobTitle
              )}
              , {usedByWords.interviews(interviews)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
