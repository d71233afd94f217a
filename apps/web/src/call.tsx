import './ui/room-fonts.css';
import './ui/tokens.css';
// Before the components: what they say of themselves comes after what is said of every page.
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CallApp } from './features/interviews/calls/call-app.tsx';
import { callRefusals } from './features/interviews/calls/refusal-words.ts';
import { speakOfRefusals } from './lib/refusal-sentences.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('call.html has no element called root');

// No other refusal is heard here.
speakOfRefusals(async () => callRefusals as never);
createRoot(root).render(
  <StrictMode>
    <CallApp />
  </StrictMode>,
);
