import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '..', '..', '..', 'package.json');

/** What runs here, and for how long it has. */
export const release = {
  version: String(JSON.parse(readFileSync(file, 'utf8')).version),
  uptimeMs: (): number => Math.round(process.uptime() * 1000),
} as const;
