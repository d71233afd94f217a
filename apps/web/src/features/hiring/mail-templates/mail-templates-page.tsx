import { type LetterKind, letterKinds } from '@candor/contract/hiring/mail-template-rules';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { LetterEditor } from './letter-editor.tsx';
import { type Letters, lettersQuery } from './mail-template-queries.ts';
import { letterWords } from './mail-template-words.ts';
import './mail-templates-page.css';

const isKind = (text: string | undefined): text is LetterKind =>
  letterKinds.some((kind) => kind === text);

/** What a company's mails to candidates say: `?kind=rejection`. */
export function MailTemplatesPage() {
  usePageTitle('Mail templates');
  const { kind: asked } = useSearch({ from: '/company/settings/mail-templates' });
  const kind = isKind(asked) ? asked : 'received';
  const letters = useRead(lettersQuery);
  return (
    <div className="mail-templates-page">
      <header>
        <p>
          <Link to="/company/settings">Settings</Link>
        </p>
        <h1>Mail templates</h1>
        <p className="mail-templates-page__what">
          What your mails to candidates say. Links, windows and what keeps candidates safe stand in
          them in any case.
        </p>
      </header>
      <Loaded query={letters} what="your mails">
        {(data) => (
          <div className="mail-templates-page__columns">
            <KindList current={kind} letters={data} />
            <Mail key={kind} kind={kind} letters={data} />
          </div>
        )}
      </Loaded>
    </div>
  );
}

type KindProps = { readonly current: LetterKind; readonly letters: Letters };

function KindList({ current, letters }: KindProps) {
  const own = new Set(letters.changes.filter(({ isOwn }) => isOwn).map(({ kind }) => kind));
  return (
    <nav className="mail-templates-page__kinds" aria-label="Mails">
      <ul>
        {letterKinds.map((kind) => (
          <li key={kind}>
            <Link
              to="/company/settings/mail-templates"
              search={{ kind }}
              className="mail-templates-page__kind"
              aria-current={kind === current ? 'page' : undefined}
            >
              {letterWords[kind].title}
              {own.has(kind) && <span className="mail-templates-page__own">Your own</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type MailProps = { readonly kind: LetterKind; readonly letters: Letters };

/** The editor begins anew where something newer was taken over. */
function Mail({ kind, letters }: MailProps) {
  const [round, setRound] = useState(0);
  return (
    <LetterEditor
      key={round}
      kind={kind}
      stored={letters.templates.filter((template) => template.kind === kind)}
      change={letters.changes.find((change) => change.kind === kind)}
      onRestart={() => setRound((before) => before + 1)}
    />
  );
}
