import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * The script that chooses the colours blocks the page, so it lies in the browser's cache for ever, under a name of its
 * content. It stays at its plain address too, which the page of the version before names.
 */
export function cachedScheme(): Plugin {
  const source = readFileSync(join(import.meta.dirname, 'public/scheme.js'));
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 7);
  const fileName = `assets/scheme-${hash}.js`;
  return {
    name: 'cached-scheme',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('src="/scheme.js"', `src="/${fileName}"`),
    },
  };
}
