import { Component, type ReactNode } from 'react';
import { callWords } from './call-words.ts';

type Props = {
  readonly children: ReactNode;
  /** In the place of what broke; without it, a sentence by which it can be tried once more. */
  readonly instead?: ReactNode;
};

/** What breaks inside takes nothing else with it: without one, React takes the whole page away, and the call. */
export class CallBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    const { children, instead } = this.props;
    if (!this.state.isBroken) return children;
    if (instead !== undefined) return instead;
    return (
      <p role="alert" className="call-problem">
        {callWords.partBroken}{' '}
        <button
          type="button"
          className="call-button"
          onClick={() => this.setState({ isBroken: false })}
        >
          {callWords.tryAgain}
        </button>
      </p>
    );
  }
}
