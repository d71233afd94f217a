import { createSocket } from 'node:dgram';
import type { LookupAddress } from 'node:dns';
import { afterEach, expect, test } from 'vitest';
import { askNameServers } from './name-servers.ts';
import { createOutbound } from './outbound.ts';

let close: () => void = () => {};
afterEach(() => close());

/** Says of every name that it is this computer, by IPv4 only; of silent.example it says nothing. */
async function startNameServer() {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    let end = 12;
    while (query[end] !== 0) end += 1 + (query[end] ?? 0);
    const question = query.subarray(12, end + 5);
    if (question.includes('silent')) return;
    const isForIpv4 = query.readUInt16BE(end + 1) === 1;
    const head = Buffer.from([0, 0, 0x81, 0x80, 0, 1, 0, isForIpv4 ? 1 : 0, 0, 0, 0, 0]);
    query.copy(head, 0, 0, 2);
    const answer = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 9, 0, 4, 127, 0, 0, 1];
    socket.send(
      Buffer.concat([head, question, Buffer.from(isForIpv4 ? answer : [])]),
      port,
      address,
    );
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  close = () => socket.close();
  return { servers: [`127.0.0.1:${socket.address().port}`] };
}

test('[E8] what a name server says is judged before anything is connected to', async () => {
  const resolve = askNameServers(await startNameServer());
  const outbound = createOutbound({ ports: [443], isInsideAllowed: false, resolve });
  const call = outbound.post('https://hooks.example/', { headers: {}, body: '{}' });
  await expect(call).rejects.toThrow('hooks.example is not an address of the public internet');
});

test('names of silent servers hold up no other name', async () => {
  const resolve = askNameServers(await startNameServer());
  let given = 0;
  for (let n = 0; n < 16; n += 1) {
    resolve(`${n}.silent.example`, { all: true }, () => {
      given += 1;
    });
  }
  const found = await new Promise<string | LookupAddress[]>((done, reject) => {
    resolve('hooks.example', { all: true }, (error, addresses) =>
      error === null ? done(addresses) : reject(error),
    );
  });
  expect(found).toEqual([{ address: '127.0.0.1', family: 4 }]);
  expect(given).toBe(0);
});
