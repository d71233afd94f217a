import type { ReactNode } from 'react';

type Props = {
  /** The way back where only the page knows it, as of the class `way-back`; elsewhere the routes' `back` says it. */
  readonly back?: ReactNode;
  readonly title: ReactNode;
  /** Close to the title: a count, a state. */
  readonly beside?: ReactNode;
  /** At the right end, whatever the width of what stands below. */
  readonly actions?: ReactNode;
  /** Below the title. */
  readonly children?: ReactNode;
};

/** The head of every page of a console: its way back, its title and what can be done are always in one place. */
export function PageHead({ back, title, beside, actions, children }: Props) {
  return (
    <header className="page-head">
      {back}
      <div className="row gap-sm spread page-head__line">
        <div className="row gap-sm page-head__title">
          <h1 className="anywhere">{title}</h1>
          {beside}
        </div>
        {actions !== undefined && <div className="row unprinted">{actions}</div>}
      </div>
      {children}
    </header>
  );
}
