import { Button } from '@mantine/core';
import { grantedTexts } from '../../../ui/accommodation-words.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { type Own, useKeep } from './need-queries.ts';
import { ownWords } from './own-need-words.ts';

type Props = { readonly own: Own };

export function GrantedList({ own }: Props) {
  const granted = grantedTexts(own.granted);
  return (
    <section className="stack gap-xs" aria-labelledby="own-need-now">
      <h2 id="own-need-now">{ownWords.grantedNow}</h2>
      {granted.length === 0 ? (
        <p className="dimmed">{ownWords.nothingExtra}</p>
      ) : (
        <p>{granted.join(', ')}</p>
      )}
    </section>
  );
}

/** Whether it holds at the next invitations is theirs to choose, and to end. */
export function KeptPart({ token, own }: Props & { readonly token: string }) {
  const keep = useKeep();
  const { companyName, kept, need } = own;
  const isGranted = need !== null && (need.state === 'granted' || need.state === 'accepted');
  // What was agreed in words does not go along, so it is not offered.
  const mayKeep = isGranted && grantedTexts(own.granted).length > 0;
  if (kept === null && !mayKeep) return null;
  const isKept = kept !== null;
  return (
    <section className="stack gap-xs" aria-labelledby="own-need-next">
      <h2 id="own-need-next">{ownWords.keptTitle}</h2>
      {isKept && <p className="measure">{ownWords.kept(companyName)}</p>}
      {keep.error !== null && <FormProblem key={keep.submittedAt} text={keep.error.message} />}
      <div className="row">
        <Button
          variant="default"
          loading={keep.isPending}
          onClick={() => keep.mutate({ body: { token, isKept: !isKept } })}
        >
          {isKept ? ownWords.keepEnd : ownWords.keepNow}
        </Button>
      </div>
    </section>
  );
}
