import { useState } from 'react';
import { Button } from '@mantine/core';
import { grantedTexts } from '../../../ui/accommodation-words.ts';
import { Instant } from '../../../ui/instant.tsx';
import { useLetterLink } from '../../../lib/letter-link.ts';
import { useRead } from '../../../lib/server-state.ts';
import { NotByLink, OpenedByLink } from '../../../ui/opened-by-link.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { AskForm } from './ask-form.tsx';
import { GrantedList, KeptPart } from './own-granted.tsx';
import { OwnState } from './own-state.tsx';
import { type Own, ownNeedsQuery } from './need-queries.ts';
import { ownWords } from './own-need-words.ts';

/** What a candidate needs to take part: asked for by the link of the invitation, and answered here. */
export function OwnNeedsPage() {
  usePageTitle(ownWords.page);
  const token = useLetterLink();
  return token === '' ? <NotByLink words={ownWords} /> : <Opened token={token} />;
}

function Opened({ token }: { readonly token: string }) {
  return (
    <OpenedByLink query={useRead(ownNeedsQuery(token))} words={ownWords}>
      {(own) => <Shown token={token} own={own} />}
    </OpenedByLink>
  );
}

type Props = { readonly token: string; readonly own: Own };

function Shown({ token, own }: Props) {
  const { companyName, jobTitle, minutes, need } = own;
  return (
    <article className="stack gap-lg column">
      <header className="stack gap-xs anywhere">
        <p className="medium">{companyName}</p>
        <h1>{ownWords.title}</h1>
        <p className="dimmed">
          {ownWords.about(jobTitle, minutes)}. {ownWords.until} <Instant at={own.closesAt} />.
        </p>
      </header>
      {own.place !== 'waiting' && (
        <p className="notice">{own.place === 'begun' ? ownWords.begun : ownWords.over}</p>
      )}
      {/* Keys of neighbours: two numbers that happen to be the same would show one of them twice. */}
      {need !== null && (
        <OwnState key={`state ${need.revision}`} token={token} own={own} need={need} />
      )}
      {(need !== null || grantedTexts(own.granted).length > 0) && <GrantedList own={own} />}
      <KeptPart token={token} own={own} />
      <AskPart key={`ask ${need?.needID}`} token={token} own={own} />
    </article>
  );
}

/** At once where nothing was asked yet; after an answer, where somebody wants to ask again. */
function AskPart({ token, own }: Props) {
  const { need, place } = own;
  const [isAsking, setAsking] = useState(false);
  const isOpen = need !== null && (need.state === 'open' || need.state === 'offered');
  if (place !== 'waiting' || isOpen) return null;
  if (need !== null && !isAsking) {
    return (
      <div className="row">
        <Button variant="default" onClick={() => setAsking(true)}>
          {ownWords.askAgain}
        </Button>
      </div>
    );
  }
  return <AskForm token={token} own={own} />;
}
