import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ANSWER_BYTES, createOutbound, troubleOf } from './outbound.ts';

let connections = 0;
let close: () => void = () => {};
let canary: Server | undefined;
afterEach(() => close());

/** Whoever is reached by a call that should not be made. */
async function startCanary(answer: RequestListener = (_, response) => response.end('reached')) {
  const server = createServer(answer);
  canary = server;
  connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return (server.address() as AddressInfo).port;
}

const message = { headers: { 'content-type': 'application/json' }, body: '{}' };

/** Ways to write this computer and networks that are nobody else's business. */
const hosts = [
  ...['127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '0'],
  ...['017700000001', '0.0.0.0', '127.255.255.254', '127.0.0.1.', '1.0.0.127.in-addr.arpa.'],
  ...[
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[0:0:0:0:0:0:0:1]',
  ],
  ...['[64:ff9b::7f00:1]', '[64:ff9b:1::7f00:1]', '[2002:7f00:1::]', '[2001:0:7f00:1::]'],
  ...['[fe80::1]', '[fd00::1]', '[fc00::1]', '[ff02::1]', '[fec0::1]', '[2001:db8::1]'],
  ...['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '169.254.1.1'],
  ...['0xa9fea9fe', '2852039166', '[::ffff:a9fe:a9fe]', '[fd00:ec2::254]', '100.100.100.200'],
  ...['100.64.0.1', '192.0.0.170', '198.18.0.1', '224.0.0.1', '239.255.255.250', '255.255.255.255'],
  ...['localhost', 'localhost.', 'LOCALHOST', 'ip6-localhost', 'metadata', 'intranet', '①②⑦.0.0.1'],
  ...['localhost.localdomain', 'mixed.example', 'rebind.example', 'six.example', 'tunnel.example'],
];

const others = (port: number) => [
  `http://rebind.example:${port}/`,
  `https://user:password@hooks.example:${port}/`,
  `https://hooks.example@127.0.0.1:${port}/`,
  `ftp://rebind.example:${port}/`,
  `gopher://rebind.example:${port}/_x`,
  ...['file:///etc/passwd', 'javascript:alert(1)', 'data:text/plain,x', '//rebind.example/', ''],
  ...['https://', 'rebind.example', 'https://hooks.example:22/', 'https://hooks.example:5432/'],
];

/** Says a public address first and this computer afterwards, whoever asks; the others lie at once. */
function lyingResolver(): LookupFunction {
  let asked = 0;
  return (host, options, callback) => {
    asked += 1;
    const lies: Record<string, readonly string[]> = {
      'mixed.example': ['93.184.215.14', '127.0.0.1'],
      'rebind.example': [asked % 2 === 1 ? '127.0.0.1' : '::ffff:127.0.0.1'],
      'six.example': ['::1'],
      'tunnel.example': ['64:ff9b::7f00:1'],
    };
    const addresses = (lies[host] ?? ['127.0.0.1']).map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }));
    const [first = { address: '127.0.0.1', family: 4 }] = addresses;
    if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  };
}

test('[E8] nothing inside is connected to, however it is written', async () => {
  const port = await startCanary();
  const urls = [...hosts.map((host) => `https://${host}:${port}/hook`), ...others(port)];
  expect(urls.length).toBeGreaterThanOrEqual(60);
  // The canary's own port is allowed, so that it is the address that is refused.
  const outbound = createOutbound({
    ports: [443, port],
    isInsideAllowed: false,
    resolve: lyingResolver(),
  });
  for (const url of urls) {
    const outcome = await outbound.post(url, message).then(
      ({ status }) => `answered ${status}`,
      () => 'refused',
    );
    expect([url, outcome]).toEqual([url, 'refused']);
  }
  expect(connections).toBe(0);
});

test('[E8] the canary can be reached: where the configuration allows it', async () => {
  const port = await startCanary();
  const outbound = createOutbound({ ports: [], isInsideAllowed: true, resolve: lyingResolver() });
  for (const host of ['127.0.0.1', 'localhost', 'rebind.example', '0x7f000001']) {
    const answer = await outbound.post(`http://${host}:${port}/hook`, message);
    expect(answer).toEqual({ status: 200, text: 'reached' });
  }
  expect(connections).toBe(4);
});

test('[E8] the address that was judged is the one connected to, though the name says another later', async () => {
  const port = await startCanary();
  const asked: string[] = [];
  const resolve: LookupFunction = (host, options, callback) => {
    asked.push(host);
    const address = asked.length === 1 ? '127.0.0.1' : '192.0.2.1';
    if (options.all === true) callback(null, [{ address, family: 4 }]);
    else callback(null, address, 4);
  };
  const outbound = createOutbound({ ports: [], isInsideAllowed: true, resolve });
  expect(await outbound.post(`http://once.example:${port}/`, message)).toMatchObject({
    status: 200,
  });
  expect(asked).toEqual(['once.example']);
});

test('[E8] a redirect is an answer, and is not followed', async () => {
  const port = await startCanary((request, response) => {
    response.writeHead(307, { location: `http://${request.headers.host}/elsewhere` }).end();
  });
  const outbound = createOutbound({ ports: [], isInsideAllowed: true });
  expect(await outbound.post(`http://127.0.0.1:${port}/`, message)).toMatchObject({ status: 307 });
  expect(connections).toBe(1);
});

test('of an endless answer only the beginning is read', async () => {
  const port = await startCanary((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  });
  const outbound = createOutbound({ ports: [], isInsideAllowed: true });
  const { text } = await outbound.post(`http://127.0.0.1:${port}/`, message);
  expect(text).toBe('x'.repeat(ANSWER_BYTES));
});

test('an answer that does not come is not waited for', async () => {
  const port = await startCanary(() => {});
  const outbound = createOutbound({ ports: [], isInsideAllowed: true, patience: 50 });
  await expect(outbound.post(`http://127.0.0.1:${port}/`, message)).rejects.toThrow();
});

test('an answer that changes the protocol ends the call like any other', async () => {
  const port = await startCanary();
  const head = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n';
  canary?.on('connection', (socket) => socket.once('data', () => socket.write(head)));
  canary?.removeAllListeners('request');
  const outbound = createOutbound({ ports: [], isInsideAllowed: true });
  const answer = await outbound.post(`http://127.0.0.1:${port}/`, message);
  expect(answer).toEqual({ status: 101, text: '' });
});

const question = { method: 'GET', headers: {}, mostBytes: 100_000 };
const troubleWith = (asked: Promise<unknown>) => asked.then(() => 'answered', troubleOf);

test('a whole answer is given with its status and headers, whatever the method', async () => {
  const port = await startCanary((request, response) => {
    response.writeHead(207, { 'x-method': String(request.method) }).end('x'.repeat(100_000));
  });
  const outbound = createOutbound({ ports: [], isInsideAllowed: true });
  const address = `http://127.0.0.1:${port}/`;
  const answer = await outbound.ask(address, { ...question, method: 'REPORT', body: '<x/>' });
  expect(answer).toMatchObject({ status: 207, headers: { 'x-method': 'REPORT' } });
  expect(answer.text).toHaveLength(100_000);
});

test('an answer that is too long is none, whether it says so before or not', async () => {
  const port = await startCanary((request, response) => {
    const length = request.url === '/said' ? { 'content-length': '100001' } : {};
    response.writeHead(200, length).end('x'.repeat(100_001));
  });
  const outbound = createOutbound({ ports: [], isInsideAllowed: true });
  for (const path of ['/said', '/unsaid']) {
    const asked = outbound.ask(`http://127.0.0.1:${port}${path}`, question);
    expect(await troubleWith(asked)).toBe('too_large');
  }
});

test('[E8] why a question got no answer is told as one of four kinds', async () => {
  const port = await startCanary((_, response) => void response.write('and then nothing'));
  const address = `http://127.0.0.1:${port}/`;
  const patient = createOutbound({ ports: [], isInsideAllowed: true, patience: 50 });
  expect(await troubleWith(patient.ask(address, question))).toBe('timed_out');
  const reached = connections;
  const strict = createOutbound({
    ports: [443, port],
    isInsideAllowed: false,
    resolve: lyingResolver(),
  });
  for (const refused of [address, `https://rebind.example:${port}/`, 'https://169.254.169.254/']) {
    expect(await troubleWith(strict.ask(refused, question))).toBe('address_refused');
  }
  expect(connections).toBe(reached);
  close();
  expect(await troubleWith(patient.ask(address, question))).toBe('unreachable');
});

test('who types an address is told what is wrong with it', () => {
  const { refusalOf } = createOutbound({ ports: [443], isInsideAllowed: false });
  expect(refusalOf('https://hooks.example.com/candor?team=1')).toBeNull();
  expect(refusalOf('http://hooks.example.com/')).toBe('The address must begin with https://.');
  expect(refusalOf('https://hooks.example.com:8443/')).toBe('Port 8443 is not called from here.');
  expect(refusalOf('https://a:b@hooks.example.com/')).toContain('name or password');
  expect(refusalOf('https://10.0.0.1/')).toContain('public internet');
  expect(refusalOf('hooks')).toBe('This is not a web address.');
});
