import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';

/** Statements of one request that are written down: the dearest. */
const SHOWN = 2;

type Statement = { readonly milliseconds: number; readonly text: string };

/** What the database itself says of a request: its statements with their plans, and how long each took. */
export type PlanReader = {
  of(request: () => Promise<unknown>): Promise<readonly Statement[]>;
};

/**
 * Has every session explain its statements while it is told to. Sessions that are there already are ended, because
 * they don't know how; the product opens new ones. Needs a superuser, which the owner of an embedded database is.
 */
export async function readPlans(client: Client, logFile: string): Promise<PlanReader> {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '-1',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    // Reading the clock for each row would be a part of what is measured.
    'auto_explain.log_timing': 'off',
    'auto_explain.log_parameter_max_length': '0',
  };
  await client.query(`load 'auto_explain'`);
  for (const [name, value] of Object.entries(settings)) await set(client, name, value);
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'candor_app'`,
  );
  return {
    async of(request) {
      await set(client, 'auto_explain.log_min_duration', '0');
      // A session sees it before its next statement.
      await pause(200);
      const from = statSync(logFile).size;
      await request();
      await set(client, 'auto_explain.log_min_duration', '-1');
      return statementsIn(readFileSync(logFile).subarray(from).toString('utf8'));
    },
  };
}

async function set(client: Client, name: string, value: string): Promise<void> {
  await client.query(`alter system set ${name} = '${value}'`);
  await client.query('select pg_reload_conf()');
}

/** Each entry begins with its time; what belongs to it is indented. Queue and timers are not the request's. */
function statementsIn(log: string): Statement[] {
  return log
    .split(/^(?=\d{4}-\d\d-\d\d )/m)
    .flatMap((entry) => {
      const [, duration, text] = /duration: ([\d.]+) ms {2}plan:\n(.*)/s.exec(entry) ?? [];
      return duration === undefined || text === undefined
        ? []
        : [{ milliseconds: Number(duration), text: text.replaceAll(/^\t/gm, '') }];
    })
    .filter(({ text }) => !text.includes('pgboss'));
}

/** The dearest statements of a call, in a file of its name. */
export function writePlans(
  folder: string,
  { call, size, statements }: { call: string; size: string; statements: readonly Statement[] },
): void {
  mkdirSync(folder, { recursive: true });
  const dearest = statements.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SHOWN);
  const total = statements.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const parts = dearest.map(
    ({ milliseconds, text }) =>
      `${milliseconds.toFixed(1)} ms\n\n\`\`\`\n${text.trimEnd()}\n\`\`\`\n`,
  );
  const head = `# ${call}\n\n${size}. ${statements.length} statements, ${total.toFixed(1)} ms in the database; the dearest:\n`;
  const name = call
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
  writeFileSync(join(folder, `${name}.md`), [head, ...parts].join('\n'));
}
