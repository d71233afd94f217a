import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Manifest, type Plugin, runnerImport } from 'vite';

/** One address of the app, as the router writes it (`/jobs/career/$companyId`), and what its page loads beside the app's own. */
type PageFiles = { readonly path: string; readonly files: readonly string[] };

type Component = { readonly preload?: () => Promise<unknown> } | undefined;
type Route = {
  readonly fullPath: string;
  readonly parentRoute?: Route;
  /** A frame's: at its own address is no page. */
  readonly children?: readonly unknown[];
  readonly options: { readonly component?: Component };
};

/**
 * Writes `page-files.json`, by which the server names a page's files in its HTML: they come together with the app's own
 * instead of after them. The map of the screens is asked itself, with nothing behind it: what a route would load is
 * written down instead of loaded.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const manifest: Manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'));
      const own = filesOf(manifest, ['app.html']);
      const pages = (await pageModules(import.meta.dirname)).map(
        ({ path, modules }): PageFiles => ({
          path,
          files: [...filesOf(manifest, modules)].filter((file) => !own.has(file)),
        }),
      );
      writeFileSync(join(dir, 'page-files.json'), `${JSON.stringify(pages)}\n`);
    },
  };
}

/** Scripts and styles of these modules and of what they import, in the order in which they are needed. */
function filesOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    for (const one of chunk.imports ?? []) visit(one);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
  };
  for (const name of modules) visit(name);
  return files;
}

/** Of each address the modules of its page and of the frames around it, from the folder of the web app. */
async function pageModules(
  folder: string,
): Promise<readonly { readonly path: string; readonly modules: readonly string[] }[]> {
  const noted: string[] = [];
  const note = (importer: string, name: string): Promise<object> => {
    noted.push(relative(folder, join(dirname(importer), name)));
    return Promise.resolve({});
  };
  Object.assign(globalThis, { noteImport: note });
  const { module } = await runnerImport<{ router: { routesById: Record<string, Route> } }>(
    join(folder, 'src/routes.tsx'),
    { root: folder, configFile: false, logLevel: 'error', plugins: [routesAlone()] },
  );
  const loads = new Map<Component, readonly string[]>();
  const loadsOf = async (component: Component): Promise<readonly string[]> => {
    const known = loads.get(component);
    if (known !== undefined || component?.preload === undefined) return known ?? [];
    noted.length = 0;
    // What would have come is missing, so whoever waits for it fails: what it asked for is noted by then.
    await component.preload().catch(() => undefined);
    loads.set(component, [...noted]);
    return [...noted];
  };
  const pages = [];
  for (const route of Object.values(module.router.routesById)) {
    const modules: string[] = [];
    for (const one of withParents(route)) modules.push(...(await loadsOf(one.options.component)));
    if (route.children === undefined) pages.push({ path: route.fullPath, modules });
  }
  return pages.filter(({ modules }) => modules.length > 0);
}

/** From the outermost frame in. */
const withParents = (route: Route): Route[] => [
  ...(route.parentRoute === undefined ? [] : withParents(route.parentRoute)),
  route,
];

/** The modules of the map, without what they import from elsewhere; their own late imports are noted. */
function routesAlone(): Plugin {
  const ofMap = /\/src\/routes(?:\.tsx|\/[\w-]+\.tsx?)$/;
  return {
    name: 'routes-alone',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !ofMap.test(importer)) return null;
      if (source === '@tanstack/react-router' || source.startsWith('react')) return null;
      return ofMap.test(join(dirname(importer), source)) ? null : '\0elsewhere';
    },
    load: (id) => (id === '\0elsewhere' ? 'export default null;' : null),
    transform: (code, id) =>
      ofMap.test(id) ? code.replaceAll(/\bimport\(/g, `noteImport(${JSON.stringify(id)}, `) : null,
  };
}
