import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Mailbox } from './mailbox.ts';
import { framed, listPage, mailboxStyle, mailPage } from './mailbox-pages.ts';

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** A mail is styled by attributes; in its sandbox it has no origin and no script. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";

/**
 * Shows the mailbox at /dev/mailbox, and as data at /dev/mailbox.json?to=… for tests. Whoever reads it can
 * act for everyone: development only.
 */
export function registerMailbox(app: FastifyInstance, mailbox: Mailbox, baseUrl: string): void {
  const ownHost = new URL(baseUrl).hostname;
  const mailsFor = async (request: FastifyRequest) => {
    const { to } = request.query as { to?: string };
    const mails = await mailbox.list();
    const wanted = typeof to === 'string' ? to.trim().toLowerCase() : undefined;
    return {
      to: wanted,
      mails: mails.filter((mail) => wanted === undefined || mail.to === wanted),
    };
  };
  const mailOf = (request: FastifyRequest) => mailbox.find((request.params as { id: string }).id);

  void app.register(async (pages) => {
    pages.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      // A stranger's page may give this computer a name of its own and read along (DNS rebinding).
      if (!isOurName(request.hostname, ownHost)) reply.callNotFound();
    });
    pages.get('/dev/mailbox.css', (_, reply) => reply.type('text/css').send(mailboxStyle));
    pages.get('/dev/mailbox.json', async (request) => (await mailsFor(request)).mails);
    pages.get('/dev/mailbox', async (request, reply) => {
      const { mails, to } = await mailsFor(request);
      return sendPage(reply, listPage(mails, to), pagePolicy);
    });
    pages.get('/dev/mailbox/:id', async (request, reply) => {
      const mail = await mailOf(request);
      if (mail === undefined) return reply.callNotFound();
      return sendPage(reply, mailPage(mail), pagePolicy);
    });
    pages.get('/dev/mailbox/:id/html', async (request, reply) => {
      const mail = await mailOf(request);
      if (mail === undefined) return reply.callNotFound();
      void reply.header('x-frame-options', 'SAMEORIGIN');
      return sendPage(reply, framed(mail), mailPolicy);
    });
  });
}

const sendPage = (reply: FastifyReply, html: string, policy: string) =>
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);

/** By number too, so that a phone in the same network can look. */
function isOurName(host: string, ownHost: string): boolean {
  const name = host.replace(/^\[|\]$/g, '');
  return host === ownHost || name === 'localhost' || isIP(name) !== 0;
}
