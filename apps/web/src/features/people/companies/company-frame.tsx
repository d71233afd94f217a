import type { ReactNode } from 'react';
import './company-frame.css';

type FrameProps = {
  readonly title: string;
  readonly intro?: ReactNode;
  /** Beside the title: the page's one action. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

export function CompanyFrame({ title, intro, action, children }: FrameProps) {
  return (
    <div className="stack gap-lg column">
      <header>
        <div className="row gap-sm spread">
          <h1>{title}</h1>
          {action}
        </div>
        {intro !== undefined && <p className="intro">{intro}</p>}
      </header>
      {children}
    </div>
  );
}

export function Pair({ children }: { readonly children: ReactNode }) {
  return <div className="stack top company-frame__pair">{children}</div>;
}

export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className="row gap-md">{children}</div>;
}
