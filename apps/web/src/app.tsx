import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { StepUp } from './features/people/multifactor/step-up.tsx';
import { speakOnly, startLanguage, tellPage } from './lib/language.ts';
import { noteStep } from './lib/last-step.ts';
import { queryClient } from './lib/query-client.ts';
import { speakOfRefusals } from './lib/refusal-sentences.ts';
import { isSpokenPage, router } from './routes.tsx';
import { watchSession } from './shell/session-watch.ts';
import { cssVariablesResolver, theme } from './ui/theme.ts';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/mantine.css';
import './ui/base.css';
import './ui/kit.css';

/** The server writes a fresh one into each page; the policy lets no other style element through. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

speakOfRefusals(async () => (await import('./refusals.ts')).refusalWords);
watchSession(queryClient, () => void router.invalidate());

// What candidates read speaks their language; the consoles speak English, also within the same visit.
speakOnly(isSpokenPage);
router.subscribe('onResolved', tellPage);
void startLanguage();

const root = document.getElementById('root');
if (root === null) throw new Error('app.html has no element called root');

const draw = (): void =>
  createRoot(root).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        defaultColorScheme="auto"
        getStyleNonce={() => nonce}
      >
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <StepUp />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  );

router.subscribe('onBeforeNavigate', noteStep);

// What the server drew ahead stays until the page itself can take its place.
if (root.querySelector('.prerendered') === null) draw();
else router.load().then(draw, draw);

// A page that loses its line meanwhile works all the same; the next one tries again.
import('./beside-page.ts').then(
  ({ runBesidePage }) => runBesidePage(),
  () => {},
);
