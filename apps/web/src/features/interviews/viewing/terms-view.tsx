import { Button } from '@mantine/core';
import { Loaded } from '../../../ui/loaded.tsx';
import { spokenIn } from '../../../ui/spoken-in.ts';
import { ViewHeading } from '../../../ui/view-heading.tsx';
import { useViewerTerms } from './viewing-queries.ts';
import { gateWords as words } from './viewing-words.ts';

/** RV-3: in the form's place; what was typed there waits. */
export function TermsView({ onBack }: { readonly onBack: () => void }) {
  const terms = useViewerTerms();
  return (
    <div className="stack gap-lg viewing-page__task">
      <ViewHeading>{words.terms}</ViewHeading>
      <Loaded query={terms} what={words.what}>
        {(data) => (
          <div className="stack viewing-page__terms" {...spokenIn(null)}>
            {data.termsAndConditions.split(/\n{2,}/).map((paragraph) => (
              <TermsPart key={paragraph} text={paragraph} />
            ))}
          </div>
        )}
      </Loaded>
      <Button variant="default" onClick={onBack}>
        {words.back}
      </Button>
    </div>
  );
}

/** A short first line above others is the heading of its part. Text only: never markup. */
function TermsPart({ text }: { readonly text: string }) {
  const [first = '', ...rest] = text.split('\n');
  if (rest.length === 0 || first.length > 60) return <p>{text}</p>;
  return (
    <div>
      <h2>{first}</h2>
      {rest.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
