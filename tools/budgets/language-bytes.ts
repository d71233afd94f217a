import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readManifest } from './page-bytes.ts';

type LanguageFile = { readonly surface: string; readonly tag: string; readonly bytes: number };

/** What whoever reads another language than English loads beside a page: a file a surface and language. */
export function languageFiles(dist: string): readonly LanguageFile[] {
  return Object.entries(readManifest(dist)).flatMap(([source, { file }]) => {
    const [, surface, tag] = /^src\/languages\/([^/]+)\/(\w{2})\.ts$/.exec(source) ?? [];
    if (surface === undefined || tag === undefined) return [];
    return [{ surface, tag, bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }];
  });
}
