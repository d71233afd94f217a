import type { ReactNode } from 'react';
import { PageHead } from '../../../ui/page-head.tsx';
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
      <PageHead title={title} actions={action}>
        {intro !== undefined && <p className="intro">{intro}</p>}
      </PageHead>
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
