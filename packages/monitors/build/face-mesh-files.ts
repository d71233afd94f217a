import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { withoutEval } from './without-eval.ts';

/** Newer ones abort at the first frame (google-ai-edge/mediapipe #3504). */
const version = '0.4.1633559619';

const names = [
  'face_mesh.js',
  'face_mesh.binarypb',
  'face_mesh_solution_packed_assets_loader.js',
  'face_mesh_solution_packed_assets.data',
  'face_mesh_solution_simd_wasm_bin.js',
  'face_mesh_solution_simd_wasm_bin.wasm',
  'face_mesh_solution_wasm_bin.js',
  'face_mesh_solution_wasm_bin.wasm',
] as const;

export interface FaceMeshFiles {
  /** `face-mesh-` and a hash of all contents: the folder to serve them from, for ever. */
  readonly folder: string;
  readonly files: readonly { readonly name: string; readonly content: Uint8Array }[];
}

/**
 * What a server must give to the face monitor, 17 MB of which a browser loads 10.6. For the tool that
 * builds a product: serve `files` below one folder of your own origin, `.wasm` as `application/wasm`,
 * and pass the folder's address to `createFaceMonitor`.
 */
export function faceMeshFiles(): FaceMeshFiles {
  const manifest = createRequire(import.meta.url).resolve('@mediapipe/face_mesh/package.json');
  const installed = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
  if (installed !== version) {
    throw new Error(`@mediapipe/face_mesh is ${installed}; only ${version} works.`);
  }
  const hash = createHash('sha256');
  const files = names.map((name) => {
    const raw = readFileSync(join(dirname(manifest), name));
    const content = name.endsWith('_wasm_bin.js')
      ? Buffer.from(withoutEval(raw.toString('utf8')))
      : raw;
    hash.update(name).update(content);
    return { name, content };
  });
  return { folder: `face-mesh-${hash.digest('hex').slice(0, 10)}`, files };
}
