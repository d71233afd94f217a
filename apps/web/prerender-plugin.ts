import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { asPicture } from './picture-rules.ts';

/**
 * Writes `prerendered.json`: pages as they will stand when the app has drawn them, which the server sends along, so that
 * a slow line shows them before it has brought the scripts (docs/decisions/0434).
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const { module } = await runnerImport<{ prerendered: Record<string, string> }>(
        join(import.meta.dirname, 'src/prerender.tsx'),
        {
          root: import.meta.dirname,
          configFile: false,
          logLevel: 'error',
          plugins: [withoutStyles()],
        },
      );
      const pictures = Object.entries(module.prerendered).map(([path, html]) => [
        path,
        asPicture(html),
      ]);
      writeFileSync(join(dir, 'prerendered.json'), JSON.stringify(Object.fromEntries(pictures)));
    },
  };
}

/** The page has them as files. */
function withoutStyles(): Plugin {
  return {
    name: 'without-styles',
    enforce: 'pre',
    resolveId: (source) => (/\.css(?:\?|$)/.test(source) ? '\0no-style' : null),
    load: (id) => (id === '\0no-style' ? '' : null),
  };
}
