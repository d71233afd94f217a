import { lazy, type ReactNode, Suspense } from 'react';
import { asideWords } from './aside-words.ts';
import { CallBoundary } from './call-boundary.tsx';
import { callWords } from './call-words.ts';
import { loadedOnce } from '../../../lib/loaded-once.ts';

// Nobody needs these to join: they come with the first seconds of the call, before they are asked for.
const loadAside = loadedOnce(async () => (await import('./aside-panel.tsx')).AsidePanel);
const loadKnocks = loadedOnce(async () => (await import('./knock-notices.tsx')).KnockNotices);
const loadReactions = loadedOnce(async () => (await import('./reactions.tsx')).Reactions);
const loadCaptions = loadedOnce(async () => (await import('./captions.tsx')).Captions);
const loadRecording = loadedOnce(async () => (await import('./call-recording.tsx')).CallRecording);

export const AsidePanel = lazy(loadAside);
export const KnockNotices = lazy(loadKnocks);
export const Reactions = lazy(loadReactions);
export const Captions = lazy(loadCaptions);
export const CallRecording = lazy(loadRecording);

export function loadLateParts(isInterviewer: boolean): void {
  void loadRecording();
  if (!isInterviewer) return;
  void loadAside();
  void loadKnocks();
}

/** A part without which the call goes on, whatever happens to it. */
export function LatePart({ children }: { readonly children: ReactNode }) {
  return (
    <CallBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </CallBoundary>
  );
}

/** The same beside the people: it can be closed before it is there. */
export function LatePanel({
  children,
  onClose,
}: {
  readonly children: ReactNode;
  readonly onClose: () => void;
}) {
  return (
    <CallBoundary
      instead={
        <Panel onClose={onClose}>
          <p role="alert" className="call-problem">
            {callWords.partBroken}
          </p>
        </Panel>
      }
    >
      <Suspense
        fallback={
          <Panel onClose={onClose}>
            <output className="call-dimmed">{asideWords.opening}</output>
          </Panel>
        }
      >
        {children}
      </Suspense>
    </CallBoundary>
  );
}

function Panel({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <aside className="call-room__panel" aria-label={asideWords.title}>
      {children}
      <button type="button" className="call-button" onClick={onClose}>
        {asideWords.close}
      </button>
    </aside>
  );
}
