import { useRead } from '../../../lib/server-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { CompanyStatement } from './company-statement.tsx';
import { type Statement, statementsQuery } from './statement-queries.ts';
import { companyWords } from './statement-words.ts';

/** On the page of a live interview; nothing where nobody from outside agreed to a rate. */
export function StatementsOf({ interviewScheduleID }: { readonly interviewScheduleID: number }) {
  const query = { interviewScheduleID: String(interviewScheduleID) };
  const found = useRead(statementsQuery(query));
  const isNothing = found.data === undefined ? !found.isError : found.data.statements.length === 0;
  if (isNothing) return null;
  return (
    <section className="stack" aria-labelledby="statements">
      <h2 id="statements">{companyWords.titleOne}</h2>
      <Loaded query={found} what={companyWords.what}>
        {({ statements }) => <Lines statements={statements} />}
      </Loaded>
    </section>
  );
}

/** On the page of an interviewer: what this company has had with them. */
export function StatementsWith({ interviewerID }: { readonly interviewerID: number }) {
  const found = useRead(statementsQuery({ interviewerID: String(interviewerID) }));
  return (
    <section className="stack" aria-labelledby="statements">
      <h2 id="statements">{companyWords.titleWith}</h2>
      <Loaded query={found} what={companyWords.what}>
        {({ statements }) =>
          statements.length === 0 ? (
            <p className="dimmed">{companyWords.none}</p>
          ) : (
            <Lines statements={statements} />
          )
        }
      </Loaded>
    </section>
  );
}

function Lines({ statements }: { readonly statements: readonly Statement[] }) {
  return (
    <ul className="lines">
      {statements.map((one) => (
        <li key={one.statementID}>
          <CompanyStatement of={one} />
        </li>
      ))}
    </ul>
  );
}
