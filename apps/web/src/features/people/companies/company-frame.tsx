import type { ComponentProps, ReactNode } from 'react';
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
    <div className="company-frame">
      <header>
        <div className="company-frame__head">
          <h1>{title}</h1>
          {action}
        </div>
        {intro !== undefined && <p className="company-frame__intro">{intro}</p>}
      </header>
      {children}
    </div>
  );
}

export function Fields({
  onSubmit,
  children,
}: {
  readonly onSubmit: ComponentProps<'form'>['onSubmit'];
  readonly children: ReactNode;
}) {
  return (
    <form className="company-frame__fields" noValidate onSubmit={onSubmit}>
      {children}
    </form>
  );
}

export function Pair({ children }: { readonly children: ReactNode }) {
  return <div className="company-frame__pair">{children}</div>;
}

export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className="company-frame__actions">{children}</div>;
}
