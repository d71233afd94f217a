import { type ReactNode, useEffect, useState } from 'react';
import { pageStateWords } from './page-state-words.ts';
import './page-state.css';

/** A wait shorter than this shows nothing: a flash of "Loading" reads as a fault. */
const quietMilliseconds = 300;

export function LoadingState({ what }: { readonly what: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), quietMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className="stack gap-xs start page-state page-state--loading">
      {late && pageStateWords.loading(what)}
    </output>
  );
}

type StateProps = {
  readonly title: string;
  /** It stands for the whole page, so its title is the page's heading. */
  readonly isPage?: boolean;
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

/** Says why there is nothing and offers one action. */
export function EmptyState({ title, isPage = false, children, action }: StateProps) {
  return (
    <div className="stack gap-xs start page-state">
      <Title isPage={isPage}>{title}</Title>
      <p>{children}</p>
      {action}
    </div>
  );
}

export function ErrorState({ title, isPage = false, children, action }: StateProps) {
  return (
    <div className="stack gap-xs start page-state page-state--error" role="alert">
      <Title isPage={isPage}>{title}</Title>
      <p>{children}</p>
      {action}
    </div>
  );
}

function Title({ isPage, children }: { readonly isPage: boolean; readonly children: string }) {
  const Tag = isPage ? 'h1' : 'p';
  return <Tag className="page-state__title">{children}</Tag>;
}
