import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generateTypes, SCHEMA_FILE } from './generate-types.ts';
import { createTestDatabase } from './test-database.ts';

test('schema.ts is what the migrations give (else run `npm run db:types`)', async () => {
  const database = await createTestDatabase();
  try {
    expect(await generateTypes(database.connections.owner)).toBe(readFileSync(SCHEMA_FILE, 'utf8'));
  } finally {
    await database.drop();
  }
});
