import { expect, test } from 'vitest';
import { INVENTED_DOMAIN } from './invented-rules.ts';
import { smtpTransport } from './mail-transport.ts';
import { startMailServer } from './test-mail-server.ts';

test('a mail to invented people is handed to no mail server', async () => {
  const server = await startMailServer();
  const transport = smtpTransport({ url: server.url, from: 'Candor <no-reply@candor.example>' });
  const mail = { key: 'sample', subject: 'Your application', html: '<p>Hello</p>', text: 'Hello' };
  await transport.send({ ...mail, to: `maja.lund@${INVENTED_DOMAIN}` });
  expect(server.received).toEqual([]);
  await transport.send({ ...mail, to: 'maja.lund@example.org' });
  expect(server.received).toHaveLength(1);
  await server.close();
});
