import './ui/room-fonts.css';
import './ui/tokens.css';
// Before the components: what they say of themselves comes after what is said of every page.
import './ui/base.css';
import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followScheme } from './features/interviews/attempts/follow-scheme.ts';
import {
  RoomApp,
  type RoomProctoring,
  speakInterviewBy,
} from './features/interviews/attempts/room-app.tsx';
import { interviewCatalogues } from './languages/interview/index.ts';
import { monitorCatalogues } from './languages/monitors/index.ts';
import { roomCatalogues } from './languages/room/index.ts';
import { speak, startLanguage } from './lib/language.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('room.html has no element called root');

const proctoring: RoomProctoring = {
  // Neither is needed to read the terms.
  Consent: lazy(async () => {
    const spoken = speak(monitorCatalogues);
    const { ConsentStep } = await import('./features/interviews/proctoring/consent-step.tsx');
    await spoken;
    return { default: ConsentStep };
  }),
  Monitors: lazy(async () => {
    const spoken = speak(monitorCatalogues);
    const { RoomMonitors } = await import('./features/interviews/proctoring/room-monitors.tsx');
    await spoken;
    return { default: RoomMonitors };
  }),
  openReports: async (place, onWaiting) => {
    const { openProctoringOutbox } = await import(
      './features/interviews/proctoring/report-book.ts'
    );
    return await openProctoringOutbox(place, ({ waiting }) => onWaiting(waiting));
  },
  warmUp: async () => (await import('./features/interviews/proctoring/warm-face.ts')).warmUpFace(),
};

followScheme();
// What is read first comes first, and before anything is drawn; the rest comes while it is read.
void speak(roomCatalogues);
const speakInterview = async () => await speak(interviewCatalogues);
speakInterviewBy(speakInterview);
void startLanguage().then(() => {
  createRoot(root).render(
    <StrictMode>
      <RoomApp proctoring={proctoring} />
    </StrictMode>,
  );
  void speakInterview();
});
