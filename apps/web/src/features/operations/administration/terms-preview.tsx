import { byMonitor } from '@candor/contract/interviews/monitor-rules';
import { fillTerms } from '@candor/contract/interviews/terms-rules';
import type { TermsType } from '@candor/contract/interviews/terms-type-rules';
import { useState } from 'react';
import { sampleFacts, type Tried, triedWords } from './terms-words.ts';

type Props = {
  readonly type: TermsType;
  readonly text: string;
  readonly hostName: string | null;
};

/** As a candidate of an invented company reads it; the settings can be tried. */
export function TermsPreview({ type, text, hostName }: Props) {
  const [tried, setTried] = useState<Tried>({
    recordScreen: true,
    ...byMonitor(() => true),
  });
  const facts =
    type === 'RecordingViewer' ? { hostName, interview: null } : sampleFacts(tried, hostName);
  const filled = fillTerms(type, text, facts);
  return (
    <section className="stack" aria-labelledby="preview">
      <h2 id="preview">Preview</h2>
      {type !== 'RecordingViewer' && (
        <fieldset className="row apart">
          <legend className="visually-hidden">Settings of the interview</legend>
          {(Object.keys(triedWords) as (keyof Tried)[]).map((name) => (
            <label key={name} className="check">
              <input
                type="checkbox"
                checked={tried[name]}
                onChange={(event) => setTried({ ...tried, [name]: event.currentTarget.checked })}
              />
              {triedWords[name]}
            </label>
          ))}
        </fieldset>
      )}
      <div className="stack terms-page__paper">
        {type === 'FacialTracking' ? (
          <p className="terms-page__text">{filled}</p>
        ) : (
          filled
            .split(/\n{2,}/)
            .map((part, index) => <PreviewPart key={`${index} ${part}`} text={part} />)
        )}
      </div>
    </section>
  );
}

/** The rule of the room: a short first line above others is a heading. Text only, never markup. */
function PreviewPart({ text }: { readonly text: string }) {
  const [first = '', ...rest] = text.split('\n');
  if (rest.length === 0 || first.length > 60) return <p className="terms-page__text">{text}</p>;
  return (
    <div>
      <h3>{first}</h3>
      <p className="terms-page__text">{rest.join('\n')}</p>
    </div>
  );
}
