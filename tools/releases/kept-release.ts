import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';

const kept = join(import.meta.dirname, 'kept');

/** What a release made of a first start, as it said itself: nobody has to work out again what must be there after an upgrade. */
const facts = z.object({
  commit: z.string(),
  /** The settings that the data was made with: `APP_SECRET` belongs to it. */
  secret: z.string(),
  accounts: z.array(z.object({ role: z.string(), email: z.string(), password: z.string() })),
  /** Rows of each table. */
  tables: z.record(z.string(), z.number()),
  /** What was chosen in each interview that ended: the option of each question of the attempt. */
  answers: z.array(
    z.object({
      scheduleId: z.number(),
      choices: z.record(z.string(), z.nullable(z.number())),
    }),
  ),
});

export type ReleaseFacts = z.infer<typeof facts>;

/** In a release's archive: its database as SQL, the rest of its data folder, and the facts. */
export const archived = { rows: 'rows.sql', data: 'data', facts: 'facts.json' } as const;

export const archiveOf = (name: string): string => join(kept, `${name}.tar.gz`);

export const listKept = (): string[] =>
  globSync(archiveOf('*'))
    .map((path) => basename(path, '.tar.gz'))
    .toSorted();

/** Into this folder. */
export function unpackKept(name: string, folder: string) {
  execFileSync('tar', ['--extract', '--gzip', '--file', archiveOf(name), '--directory', folder]);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return {
    dataDir: join(folder, archived.data),
    rows: read(archived.rows)
      // What psql alone would understand.
      .replaceAll(/^\\.*$/gm, '')
      // pg_dump asks the partition of 15 whether its ids are given, and 18 the table that it is a part of.
      .replaceAll(/^(INSERT INTO public\.\w+) VALUES$/gm, '$1 OVERRIDING SYSTEM VALUE VALUES'),
    facts: z.parse(facts, JSON.parse(read(archived.facts))),
  };
}
