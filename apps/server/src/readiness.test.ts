import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createTestApp } from './test-app.ts';
import { openDatabase } from './platform/database/database.ts';
import { createReadinessHandler } from './platform/readiness/readiness-handler.ts';

test('a database that takes connections and says nothing is away, and so is named', async () => {
  const sockets: Socket[] = [];
  const hole = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await once(hole, 'listening');
  const address = hole.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const db = openDatabase({ connection: { host: '127.0.0.1', port, user: 'candor_app' } });
  const { objects, close } = await createTestApp();
  const ask = createReadinessHandler({ db, objects });
  await expect(ask()).rejects.toMatchObject({
    code: 'database_away',
    message: 'The database does not answer.',
  });
  for (const socket of sockets) socket.destroy();
  hole.close();
  await db.close();
  await close();
});

test('storage that fails is named beside a database that answers', async () => {
  const { db, objects, close } = await createTestApp();
  const head = () => Promise.reject(new Error('The volume is gone'));
  const ask = createReadinessHandler({ db, objects: { ...objects, head } });
  await expect(ask()).rejects.toMatchObject({ code: 'storage_away' });
  await close();
});
