import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { dirname, join } from 'node:path';

/** Codes of the keys on every PC keyboard, as X counts them. */
export const keys = {
  escape: 9,
  u: 30,
  i: 31,
  control: 37,
  s: 39,
  shift: 50,
  c: 54,
  f5: 71,
  f11: 95,
  f12: 96,
} as const;

/** A screen that nobody sees, with a keyboard of its own: input arrives as a person's would. */
export type VirtualDisplay = {
  /** For the DISPLAY variable. */
  readonly name: string;
  /** Presses them one after another and lets go in reverse: the last one is the key, the others are held. */
  press(...keycodes: number[]): Promise<void>;
  stop(): Promise<void>;
};

/** Starts Xvfb on a free display number; rejects where it cannot. */
export async function startDisplay(xvfb: string): Promise<VirtualDisplay> {
  const options = ['-displayfd', '3', '-screen', '0', '1920x1080x24', '-nolisten', 'tcp', '-ac'];
  const server = spawn(xvfb, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const exited = once(server, 'exit').then(() => {
    throw new Error('Xvfb ended while it started');
  });
  const [line] = (await Promise.race([once(server.stdio[3] as Socket, 'data'), exited])) as [
    Buffer,
  ];
  exited.catch(() => {});
  const number = line.toString().trim();
  // It says so once it manages: a window that it finds open already is framed late, amid clicks and changes to fullscreen.
  const manager = spawn(join(dirname(xvfb), 'openbox'), ['--startup', 'echo ready'], {
    env: { ...process.env, DISPLAY: `:${number}` },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(manager, 'exit').then(() => {
    throw new Error('Openbox ended while it started');
  });
  await Promise.race([once(manager.stdout, 'data'), ended]);
  ended.catch(() => {});
  const input = await openInput(`/tmp/.X11-unix/X${number}`);
  return {
    name: `:${number}`,
    press: async (...keycodes) => {
      for (const keycode of keycodes) await input.send(KEY_PRESS, keycode);
      for (const keycode of keycodes.toReversed()) await input.send(KEY_RELEASE, keycode);
    },
    stop: async () => {
      input.close();
      // In this order: a manager that loses its display complains.
      for (const program of [manager, server]) {
        if (program.exitCode !== null) continue;
        const gone = once(program, 'exit');
        program.kill('SIGTERM');
        await gone;
      }
    },
  };
}

const KEY_PRESS = 2;
const KEY_RELEASE = 3;
const LITTLE_ENDIAN = 0x6c;
const QUERY_EXTENSION = 98;
const FAKE_INPUT = 2;

/** The few words of the X protocol that the XTEST extension needs; a driver's keys never leave the page. */
async function openInput(path: string) {
  const socket = connect(path);
  await once(socket, 'connect');
  const hello = Buffer.alloc(12);
  hello.writeUInt8(LITTLE_ENDIAN, 0);
  hello.writeUInt16LE(11, 2);
  socket.write(hello);
  const welcome = await read(socket, 8);
  if (welcome[0] !== 1) throw new Error('The display refuses us');
  await read(socket, welcome.readUInt16LE(6) * 4);

  const question = Buffer.alloc(16);
  question.writeUInt8(QUERY_EXTENSION, 0);
  question.writeUInt16LE(4, 2);
  question.writeUInt16LE(5, 4);
  question.write('XTEST', 8, 'latin1');
  socket.write(question);
  const answer = await read(socket, 32);
  if (answer[8] !== 1) throw new Error('The display has no XTEST');
  const opcode = answer[9] ?? 0;
  return {
    send: (type: number, detail: number): Promise<void> => {
      const request = Buffer.alloc(36);
      request.writeUInt8(opcode, 0);
      request.writeUInt8(FAKE_INPUT, 1);
      request.writeUInt16LE(9, 2);
      request.writeUInt8(type, 4);
      request.writeUInt8(detail, 5);
      return new Promise((resolve) => {
        socket.write(request, () => resolve());
      });
    },
    close: () => socket.destroy(),
  };
}

async function read(socket: Socket, bytes: number): Promise<Buffer> {
  for (;;) {
    const found = socket.read(bytes) as Buffer | null;
    if (found !== null) return found;
    await once(socket, 'readable');
  }
}
