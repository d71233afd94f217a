// For the build alone (prerender-plugin.ts): what the pages that strangers come to first look like before the app runs.
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { speakOnly } from './lib/language.ts';
import { queryClient } from './lib/query-client.ts';
import { isSpokenPage, router } from './routes.tsx';
import { cssVariablesResolver, theme } from './ui/theme.ts';

const paths = [
  '/home',
  '/login/company',
  '/login/candidate',
  '/signup/company',
  '/signup/candidate',
] as const;

speakOnly(isSpokenPage);

/** By address: as each stands before anything was asked or typed, for whoever is not signed in. */
export const prerendered: Record<string, string> = {};
for (const path of paths) {
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  // In English; scheme.js shows it to nobody who reads another language there.
  prerendered[path] = renderToString(
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      getStyleNonce={() => '__CSP_NONCE__'}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}
