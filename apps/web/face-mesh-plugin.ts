import { faceMeshFiles } from '@candor/monitors/build';
import type { Plugin } from 'vite';

/**
 * Serves the face model's files ourselves, below a folder named after their content, and tells the page
 * where (`virtual:face-mesh`). The room's browser loads them only when a camera is watched.
 */
export function faceMesh(): Plugin {
  const { folder, files } = faceMeshFiles();
  const path = `assets/${folder}/`;
  const name = 'virtual:face-mesh';
  return {
    name: 'face-mesh',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export const faceMeshFolder = '/${path}';` : undefined),
    generateBundle() {
      for (const { name: file, content } of files) {
        this.emitFile({ type: 'asset', fileName: path + file, source: content });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.find((one) => request.url === `/${path}${one.name}`);
        if (file === undefined) return next();
        const type = file.name.endsWith('.wasm') ? 'application/wasm' : 'text/javascript';
        response.setHeader(
          'content-type',
          file.name.includes('.j') || type === 'application/wasm'
            ? type
            : 'application/octet-stream',
        );
        response.end(file.content);
      });
    },
  };
}
