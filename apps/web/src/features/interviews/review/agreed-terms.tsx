import { Fact } from '../../../ui/facts.tsx';
import { spokenIn } from '../../../ui/spoken-in.ts';
import { agreedWords as words } from './agreed-words.ts';
import type { InterviewReport } from './interview-queries.ts';

/** What the candidate agreed to before it began: the very words that they read, in their language. */
export function AgreedTerms({ agreedTo = [] }: Pick<InterviewReport, 'agreedTo'>) {
  if (agreedTo.length === 0) return null;
  return (
    <Fact name={words.name}>
      <ul>
        {agreedTo.map((agreed) => (
          <li key={agreed.type}>
            <details>
              <summary>{words.which(agreed)}</summary>
              <p
                className="written small"
                {...spokenIn(agreed.text === null ? 'en' : agreed.language)}
              >
                {agreed.text ?? words.notKept}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </Fact>
  );
}
