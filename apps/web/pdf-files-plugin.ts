import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Serves what a PDF may leave out (the fourteen fonts that every reader knows, and the tables of Asian encodings)
 * ourselves, in a folder named after their version, and tells the page where (`virtual:pdf-files`).
 */
export function pdfFiles(): Plugin {
  const packagePath = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
  const { version } = JSON.parse(readFileSync(packagePath, 'utf8')) as { version: string };
  const path = `assets/pdf-files-${version}/`;
  const files = ['cmaps', 'standard_fonts'].flatMap((folder) =>
    readdirSync(join(dirname(packagePath), folder)).map((file) => `${folder}/${file}`),
  );
  const read = (file: string) => readFileSync(join(dirname(packagePath), file));
  const name = 'virtual:pdf-files';
  return {
    name: 'pdf-files',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export const pdfFolder = '/${path}';` : undefined),
    generateBundle() {
      for (const file of files) {
        this.emitFile({ type: 'asset', fileName: path + file, source: read(file) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.find((one) => request.url === `/${path}${one}`);
        if (file === undefined) return next();
        response.setHeader('content-type', 'application/octet-stream');
        response.end(read(file));
      });
    },
  };
}
