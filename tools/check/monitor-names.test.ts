import { monitorNames, monitors } from '@candor/contract/interviews/monitor-rules';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-command.ts';
import { monitorsNamed } from './find-monitor-names.ts';

/** Files that whoever adds a monitor has to touch. Neither list may grow. */
const namingAll = [
  // Written by `npm run db:types`.
  'apps/server/src/platform/database/schema.ts',
  'apps/web/src/features/interviews/proctoring/monitor-panel-words.ts',
  'apps/web/src/features/interviews/proctoring/room-monitors.tsx',
  'apps/web/src/ui/monitor-words.ts',
  'packages/contract/src/interviews/monitor-rules.ts',
  'packages/contract/src/interviews/monitor-words.ts',
  'packages/contract/src/interviews/terms-words.ts',
  'packages/monitors/src/incident-rules.ts',
];

/** What one monitor or two have of their own: its panel, a payload of the specification, the line of the guideline. */
const namingSome = [
  'apps/web/src/features/interviews/attempts/check-step.tsx',
  'apps/web/src/features/interviews/attempts/room-app.tsx',
  'apps/web/src/features/interviews/attempts/warning-rules.ts',
  'apps/web/src/features/interviews/proctoring/eye-panel.tsx',
  'apps/web/src/features/interviews/proctoring/health-status.ts',
  'apps/web/src/features/interviews/proctoring/keyboard-panel.tsx',
  'apps/web/src/features/interviews/proctoring/unified-record-rules.ts',
  'apps/web/src/features/interviews/proctoring/use-monitor-warnings.ts',
  'apps/web/src/features/interviews/proctoring/use-proctoring.ts',
  'apps/web/src/features/interviews/proctoring/use-voice-monitor.ts',
  'apps/web/src/features/interviews/proctoring/voice-panel.tsx',
  'apps/web/src/features/interviews/proctoring/voice-words.ts',
  'packages/contract/src/interviews/proctoring.ts',
  'packages/contract/src/interviews/terms-rules.ts',
];

const column = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Each spelling of a monitor → its name. */
const spellings = new Map<string, string>(
  monitorNames.flatMap((name) => {
    const { switch: isOn, history, historyColumn } = monitors[name];
    const spelled = [name, isOn, history, historyColumn, column(isOn), column(historyColumn)];
    return spelled.map((word) => [word, name] as const);
  }),
);

/** A monitor's own rules and adapter lie in its own folder; what a language lacks of it does not compile. */
const isElsewhere =
  /\.test\.|\/test-|^packages\/monitors\/src\/(browser\/)?[a-z]+\/|^apps\/(?:web|server)\/src\/.*languages\/(?:[\w-]+\/)?[a-z]{2}\.ts$/;

test('whoever adds a monitor touches few files', () => {
  const found = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !isElsewhere.test(path))
    .toSorted()
    .map((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      const mayName = [...spellings.keys()].some((word) => source.includes(word));
      return { path, named: mayName ? monitorsNamed(source, spellings).size : 0 };
    });
  const all = found.filter(({ named }) => named === monitorNames.length);
  const some = found.filter(({ named }) => named > 0 && named < monitorNames.length);
  expect(all.map(({ path }) => path)).toEqual(namingAll);
  expect(some.map(({ path }) => path)).toEqual(namingSome);
});

test.each([
  ["const lane = 'voice';", ['voice']],
  ['const on = settings.eye;', ['eye']],
  ['const all = { eye: true, voice: true };', ['eye', 'voice']],
  ['const { keyboard } = monitors;', ['keyboard']],
  ['const { facialTracking: on } = row;', ['eye']],
  ['sql`select voice_tracking from blueprints`;', ['voice']],
  ['<Panel keyboard={state} />;', ['keyboard']],
  ['const voice = share.microphone;', []],
  ["const hint = 'Press a key of the keyboard';", []],
])('%s names %j', (source, named) => {
  expect([...monitorsNamed(source, spellings)]).toEqual(named);
});
