// node tools/rgw/with-rgw.ts -- COMMAND…: runs the command beside an S3 server of its own, which
// TEST_S3_* name to it. Without a command it prints them and serves until it is interrupted.
import { runCommand } from '../run-command.ts';
import { startRgw } from './rgw.ts';

const command = process.argv.slice(2).filter((arg, index) => index > 0 || arg !== '--');
const started = performance.now();
const rgw = await startRgw();
console.log(`S3 server up after ${((performance.now() - started) / 1000).toFixed(1)} s.`);
try {
  if (command.length > 0) {
    process.exitCode = (await runCommand(command, { env: rgw.env })).exitCode;
  } else {
    for (const [name, value] of Object.entries(rgw.env)) console.log(`export ${name}=${value}`);
    // Waiting for a signal alone does not keep a process alive.
    const alive = setInterval(() => {}, 60_000);
    await new Promise((resolve) => {
      for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, resolve);
    });
    clearInterval(alive);
  }
} finally {
  await rgw.stop();
}
