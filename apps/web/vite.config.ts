import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { endpointWords } from './endpoint-words-plugin.ts';
import { faceMesh } from './face-mesh-plugin.ts';
import gathered from './gathered-chunks.json' with { type: 'json' };
import { pageFiles } from './page-files-plugin.ts';
import { pdfFiles } from './pdf-files-plugin.ts';
import { prerender } from './prerender-plugin.ts';
import { cachedScheme } from './scheme-plugin.ts';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

/** What the HTML of the app asks for itself. */
const ofEveryPage =
  /\/(?:react|rolldown-runtime|base|kit)-[\w-]{7}\.js$|\/(?:base|kit)-[\w-]{6}\.css$/;

/** Opened by a key in every page of the console: the list of its files would weigh more there than it saves here. */
const onDemand = /\/find-dialog-[\w-]{7}\.js$/;

/** `npm run chunks` sees what the bundler makes without the list. */
const isGathered = process.env['CHUNKS'] !== 'ungathered';

/** Module → the chunk that it lies in. */
const chunkOf = new Map(
  Object.entries(gathered).flatMap(([name, ids]) => ids.map((id) => [id, name] as const)),
);

/** What much the same pages load; what it imports has its own place already. */
const gatheredChunks = {
  name: (id: string) => chunkOf.get(ofRepository(id)) ?? null,
  debugName: 'gathered',
  includeDependenciesRecursively: false,
};

/** From what the list begins. */
const ungathered = [
  // Only what every call needs: an endpoint's schemas load with the page that calls it.
  {
    name: 'contract',
    test: /node_modules\/zod\/|packages\/contract\/src\/(endpoint|fields)\.ts/,
  },
  // Room, call and app all speak: with the next group, the room would load what the app's pages share.
  {
    name: 'language',
    test: /vite\/preload-helper|\/src\/lib\/(?:language|storage)\.ts$|contract\/src\/people\/language-rules\.ts$/,
    includeDependenciesRecursively: false,
  },
  // What nearly every page of the app has. Each small file of its own is named by all of them in what the
  // first page loads.
  {
    name: 'kit',
    test: /\/src\/ui\/(?:button-link|page-title|own-zone|write-in-field|form-problem)\.tsx?$|core\/esm\/components\/Button\//,
  },
  // The same, of what neither room nor call has.
  {
    name: 'pages',
    test: /\/src\/ui\/(?:page-states|loaded)\.tsx$|\/src\/lib\/use-address\.ts$|contract\/src\/people\/email-rules\.ts$/,
  },
];

const ofRepository = (id: string): string =>
  id.startsWith('\0') ? id.slice(1) : relative(join(import.meta.dirname, '../..'), id);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    endpointWords(),
    entryOfPath(),
    preloadFonts(),
    cachedScheme(),
    faceMesh(),
    pdfFiles(),
    pageFiles(),
    prerender(),
    compressed(),
  ],
  // A module worker may load its chunks; the face model's is a classic one and imports nothing.
  worker: { format: 'iife' },
  build: {
    outDir: 'dist',
    // The Content-Security-Policy allows no data: font, and a file of its own is cached for longer.
    assetsInlineLimit: 0,
    // Which styles a script brings: what the budgets count.
    manifest: true,
    // Every browser of the target list knows `modulepreload`.
    modulePreload: {
      polyfill: false,
      // The page has them already when it asks for the files of another; listing them at each route is 1 kB.
      resolveDependencies: (file, dependencies, { hostType }) => {
        if (hostType === 'html') return dependencies;
        const own = onDemand.test(file) ? /\.css$/ : /./;
        return dependencies.filter((one) => !ofEveryPage.test(one) && own.test(one));
      },
    },
    // The first releases with light-dark(), which the colours of both schemes are written in.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    rolldownOptions: {
      input: {
        app: join(import.meta.dirname, 'app.html'),
        room: join(import.meta.dirname, 'room.html'),
        call: join(import.meta.dirname, 'call.html'),
      },
      output: {
        // The first page names some 400 files of the others: a letter of each weighs more than a route.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            // Both entries stand on React; a release that changes no dependency keeps these cached.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            ...(isGathered ? [gatheredChunks] : ungathered),
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/dev': api } },
});

const entries: Readonly<Record<string, string>> = {
  '/bot-interview': '/room.html',
  '/call': '/call.html',
};

/** As the server of the product answers: two pages have an entry of their own, and every other is the app's. */
function entryOfPath(): Plugin {
  return {
    name: 'entry-of-path',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path = '/'] = (request.url ?? '/').split('?');
        const isPage = request.headers.accept?.includes('text/html') && !path.startsWith('/api');
        if (isPage) request.url = entries[path] ?? '/app.html';
        next();
      });
    },
  };
}

/**
 * Asks for the typefaces of the first paint together with the script instead of after the styles.
 * Room and call get one; the other is for headings of the console and the site.
 */
function preloadFonts(): Plugin {
  const both = /\/(inter|bricolage-grotesque)-latin-wght/;
  const one = /\/inter-latin-wght/;
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, path }) {
        const isApp = !/room|call/.test(path);
        const wanted = isApp ? both : one;
        return Object.keys(bundle ?? {})
          .filter((file) => wanted.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: true,
              // The app writes nothing before its scripts have run, and they share the line.
              ...(isApp ? { fetchpriority: 'low' } : {}),
            },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}

/** Compressed once, at the highest level, instead of at every request: 40 % of the bytes. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir = '' }) {
      compress(dir, '**/*.{js,css,svg}', 11);
      // The highest level takes a minute for the face model, and saves a tenth more.
      compress(dir, '**/*.{wasm,data,bin}', 5);
    },
  };
}

function compress(dir: string, pattern: string, quality: number): void {
  for (const name of globSync(pattern, { cwd: dir })) {
    const file = join(dir, name);
    const content = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: Math.min(9, quality) }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  }
}
