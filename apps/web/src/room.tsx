import './ui/room-fonts.css';
import './ui/tokens.css';
// Before the components: what they say of themselves comes after what is said of every page.
import './ui/base.css';
import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followScheme } from './features/interviews/attempts/follow-scheme.ts';
import { RoomApp, type RoomProctoring } from './features/interviews/attempts/room-app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('room.html has no element called root');

const proctoring: RoomProctoring = {
  // Neither is needed to read the terms.
  Consent: lazy(async () => ({
    default: (await import('./features/interviews/proctoring/consent-step.tsx')).ConsentStep,
  })),
  Monitors: lazy(async () => ({
    default: (await import('./features/interviews/proctoring/room-monitors.tsx')).RoomMonitors,
  })),
  openReports: async (place, onWaiting) => {
    const { openProctoringOutbox } = await import(
      './features/interviews/proctoring/report-book.ts'
    );
    return await openProctoringOutbox(place, ({ waiting }) => onWaiting(waiting));
  },
  warmUp: async () => (await import('./features/interviews/proctoring/warm-face.ts')).warmUpFace(),
};

followScheme();
createRoot(root).render(
  <StrictMode>
    <RoomApp proctoring={proctoring} />
  </StrictMode>,
);
