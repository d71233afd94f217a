import './ui/room-fonts.css';
import './ui/tokens.css';
// Before the components: what they say of themselves comes after what is said of every page.
import './ui/base.css';
import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followScheme } from './features/attempts/follow-scheme.ts';
import { RoomApp } from './features/attempts/room-app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('room.html has no element called root');

const proctoring = {
  // Neither is needed to read the terms.
  Consent: lazy(async () => ({
    default: (await import('./features/proctoring/consent-step.tsx')).ConsentStep,
  })),
  Monitors: lazy(async () => ({
    default: (await import('./features/proctoring/room-monitors.tsx')).RoomMonitors,
  })),
};

followScheme();
createRoot(root).render(
  <StrictMode>
    <RoomApp proctoring={proctoring} />
  </StrictMode>,
);
