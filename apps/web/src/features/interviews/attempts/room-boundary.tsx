import { Component, type ReactNode } from 'react';
import { RoomPage } from './room-page.tsx';
import { welcomeWords as words } from './welcome-words.ts';

type Props = { readonly children: ReactNode };

/** A part that does not load, or breaks, must not leave a candidate before a blank page. */
export class RoomBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <RoomPage>
        <h1>{words.broken.title}</h1>
        <p>{words.broken.text}</p>
        <div className="room-actions">
          <button type="button" className="room-button" onClick={() => location.reload()}>
            {words.reload}
          </button>
        </div>
      </RoomPage>
    );
  }
}
