import { Link } from '@tanstack/react-router';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Instant } from '../../ui/instant.tsx';
import type { Question } from './question-queries.ts';
import { discriminationText, facilityText, statusWords } from './question-words.ts';
import './question-record.css';

/** How it did, and who wrote which version. */
export function QuestionRecord({ question }: { readonly question: Question }) {
  return (
    <section className="question-record" aria-labelledby="record-heading">
      <h2 id="record-heading">Figures and versions</h2>
      <Facts>
        <Fact name="Shown">{question.exposure} times</Fact>
        <Fact name="Right answers">{facilityText(question)}</Fact>
        <Fact name="Discrimination">{discriminationText(question)}</Fact>
      </Facts>
      <p className="question-record__note">
        Counted over interviews that are over, without those who never came to the question.
        Discrimination says whether those who do well elsewhere do well here, from −1 to 1: below
        0.2 it separates little, below 0 its key is probably wrong.
      </p>
      <div className="question-record__scroll">
        <table className="question-record__versions">
          <caption className="visually-hidden">Versions</caption>
          <thead>
            <tr>
              <th scope="col">Version</th>
              <th scope="col">State</th>
              <th scope="col">Written by</th>
              <th scope="col">On</th>
              <th scope="col">Shown</th>
              <th scope="col">Right answers</th>
            </tr>
          </thead>
          <tbody>
            {question.history.map((version) => (
              <tr key={version.questionID}>
                <th scope="row" className="tabular">
                  {version.questionID === question.questionID ? (
                    `${version.version}, shown here`
                  ) : (
                    <Link
                      to="/company/questions/question"
                      search={{ questionID: String(version.questionID) }}
                    >{`Version ${version.version}`}</Link>
                  )}
                </th>
                <td>{statusWords[version.status]}</td>
                <td>{version.authorName}</td>
                <td>
                  <Instant at={version.createdAt} />
                </td>
                <td className="tabular">{version.exposure}</td>
                <td className="tabular">{facilityText(version)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
