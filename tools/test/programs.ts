import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** A program of the system that some tests need. */
export type Program = {
  readonly name: string;
  /** Debian's packages that bring it. */
  readonly packages: readonly string[];
  /** What to do where it cannot be installed. */
  readonly advice: string;
  /** Its path, or for PostgreSQL the folder of its programs. */
  readonly find: () => string | undefined;
};

export const chromium: Program = {
  name: 'Chromium',
  packages: ['chromium', 'fonts-liberation'],
  advice: 'Install Chromium or Chrome, or set CHROMIUM to its path.',
  find: () =>
    process.env['CHROMIUM'] ??
    onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'),
};

/**
 * The same engine without a browser's window: a page costs it less than half the work. It shows no
 * notifications and asks for no permission, so it takes no place of Chromium, only tests from it.
 */
export const chromiumShell: Program = {
  name: 'Chromium headless shell',
  packages: ['chromium-headless-shell'],
  advice: 'Chromium does its work, in twice the time.',
  find: () =>
    process.env['CHROMIUM_SHELL'] ?? onPath('chromium-headless-shell', 'chrome-headless-shell'),
};

/** Real windows need a screen, and a window manager that makes them full or small. */
export const display: Program = {
  name: 'Xvfb with Openbox',
  packages: ['xvfb', 'openbox'],
  advice: 'Install Xvfb and Openbox to test real windows on a screen that nobody sees.',
  find: () => {
    const server = onPath('Xvfb');
    return server !== undefined && isExecutable(join(dirname(server), 'openbox'))
      ? server
      : undefined;
  },
};

export const ffmpeg: Program = {
  name: 'FFmpeg',
  packages: ['ffmpeg'],
  advice: 'Install FFmpeg so that "ffmpeg" and "ffprobe" are on PATH.',
  find: () => (onPath('ffprobe') === undefined ? undefined : onPath('ffmpeg')),
};

export const postgres: Program = {
  name: 'PostgreSQL server programs',
  packages: ['postgresql'],
  advice: 'Install PostgreSQL 15 or newer and set TEST_PG_BIN to the folder of "initdb".',
  find: () => process.env['TEST_PG_BIN'] ?? oldestPostgres(),
};

export const ceph: Program = {
  name: 'Ceph RGW',
  packages: ['ceph-mon', 'ceph-osd', 'radosgw', 'ceph-common'],
  advice: 'Install ceph-mon, ceph-osd, radosgw and ceph-common, or set TEST_S3_ENDPOINT.',
  find: () =>
    process.env['TEST_S3_ENDPOINT'] ??
    (['ceph-mon', 'ceph-osd', 'ceph', 'monmaptool', 'radosgw-admin'].every((name) => onPath(name))
      ? onPath('radosgw')
      : undefined),
};

/** Calendars are read from a real CalDAV server. */
export const radicale: Program = {
  name: 'Radicale',
  packages: ['radicale'],
  advice: 'Install Radicale so that "radicale" is on PATH.',
  find: () => onPath('radicale'),
};

/** Answers are read from a real IMAP server. */
export const dovecot: Program = {
  name: 'Dovecot',
  packages: ['dovecot-imapd'],
  advice: 'Install dovecot-imapd so that "dovecot" is on PATH.',
  find: () => onPath('dovecot'),
};

/** The proxies that docs/operations has settings of. */
export const proxies: readonly Program[] = (
  [
    ['nginx', 'nginx-light'],
    ['haproxy', 'haproxy'],
    ['caddy', 'caddy'],
  ] as const
).map(([name, packaged]) => ({
  name,
  packages: [packaged],
  advice: `Install ${name} so that it is on PATH.`,
  find: () => onPath(name),
}));

/** Calls are relayed by a real TURN server. */
export const coturn: Program = {
  name: 'coturn',
  packages: ['coturn'],
  advice: 'Install coturn so that "turnserver" is on PATH.',
  find: () => onPath('turnserver'),
};

/** The floor of our SQL is 15 and the embedded server is 18: the older one finds more. */
function oldestPostgres(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin/initdb')
    .map((path) => ({
      folder: path.slice(0, -'/initdb'.length),
      major: Number(path.split('/')[4]),
    }))
    .filter(({ major }) => major >= 15)
    .toSorted((one, other) => one.major - other.major)[0]?.folder;
}

function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  // Debian keeps radosgw and friends where an ordinary user's PATH does not lead.
  return names
    .flatMap((name) => [...folders, '/usr/sbin', '/usr/local/sbin'].map((to) => join(to, name)))
    .find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
