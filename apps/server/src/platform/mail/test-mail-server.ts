import { type AddressInfo, createServer, type Server } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { readonly recipients: readonly string[]; readonly raw: string };

/** What the server says to `RCPT TO`; undefined means welcome. */
export type Greeter = (recipient: string) => { code: number; message: string } | undefined;

/** A real SMTP server on a port of its own, which can go away and come back, or fall silent. */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  let greet: Greeter = () => undefined;
  let port = 0;
  let running: { close(): Promise<void> } | undefined;

  const open = async () => {
    const server = smtpServer((recipient) => greet(recipient), received);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    port = (server.server.address() as AddressInfo).port;
    running = { close: () => new Promise((resolve) => server.close(() => resolve())) };
  };

  const close = async () => {
    await running?.close();
    running = undefined;
  };

  await open();
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    greetWith: (greeter: Greeter) => {
      greet = greeter;
    },
    /** Nobody listens at the port. */
    goAway: close,
    /** Connections are taken, and nothing is ever said. */
    fallSilent: async () => {
      await close();
      running = await silence(port);
    },
    comeBack: async () => {
      await close();
      await open();
    },
    close,
  };
}

function smtpServer(greet: Greeter, received: ReceivedMail[]): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const answer = greet(address);
      callback(
        answer === undefined
          ? null
          : Object.assign(new Error(answer.message), { responseCode: answer.code }),
      );
    },
    onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({ recipients, raw: Buffer.concat(chunks).toString('utf8') });
        callback();
      });
    },
  });
}

async function silence(port: number): Promise<{ close(): Promise<void> }> {
  const open = new Set<{ destroy(): void }>();
  const server: Server = createServer((socket) => {
    socket.on('error', () => {});
    open.add(socket);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
