import { type LetterKind, letterKinds } from '@candor/contract/hiring/mail-template-rules';
import { NativeSelect } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAddress } from '../../../lib/use-address.ts';
import { useRead } from '../../../lib/server-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { LetterEditor } from './letter-editor.tsx';
import { type Letters, lettersQuery } from './mail-template-queries.ts';
import { choiceWords, letterWords } from './mail-template-words.ts';
import './mail-templates-page.css';

const isKind = (text: string | undefined): text is LetterKind =>
  letterKinds.some((kind) => kind === text);

/** What a company's mails to candidates say: `?kind=rejection`. */
export function MailTemplatesPage() {
  usePageTitle('Mail templates');
  const { kind: asked } = useAddress();
  const kind = isKind(asked) ? asked : 'received';
  const letters = useRead(lettersQuery);
  // The editor begins anew where something newer was taken over. It is counted where the words are read: the render
  // of a component below could still begin with the words of before.
  const [round, setRound] = useState(0);
  return (
    <div className="stack gap-lg">
      <PageHead title="Mail templates">
        <p className="mail-templates-page__what">
          What your mails to candidates say. Links, windows and what keeps candidates safe stand in
          them in any case.
        </p>
      </PageHead>
      <Loaded query={letters} what="your mails">
        {(data) => (
          <div className="stack gap-lg top mail-templates-page__columns">
            <KindList current={kind} letters={data} />
            <LetterEditor
              key={`${kind} ${round}`}
              kind={kind}
              stored={data.templates.filter((template) => template.kind === kind)}
              change={data.changes.find((change) => change.kind === kind)}
              onRestart={() => setRound((before) => before + 1)}
            />
          </div>
        )}
      </Loaded>
    </div>
  );
}

type KindProps = { readonly current: LetterKind; readonly letters: Letters };

function KindList({ current, letters }: KindProps) {
  const own = new Set(letters.changes.filter(({ isOwn }) => isOwn).map(({ kind }) => kind));
  const navigate = useNavigate();
  return (
    <nav className="mail-templates-page__kinds" aria-label="Mails">
      {/* On a phone the list would stand between the title and what is written. */}
      <NativeSelect
        className="mail-templates-page__choose"
        label={choiceWords.label}
        value={current}
        data={letterKinds.map((kind) => ({
          value: kind,
          label: own.has(kind) ? choiceWords.own(letterWords[kind].title) : letterWords[kind].title,
        }))}
        onChange={({ currentTarget }) =>
          void navigate({
            to: '/company/settings/mail-templates',
            search: { kind: currentTarget.value },
          })
        }
      />
      <ul>
        {letterKinds.map((kind) => (
          <li key={kind}>
            <Link
              to="/company/settings/mail-templates"
              search={{ kind }}
              className="row apart spread mail-templates-page__kind"
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
