// A process of its own: what candidates upload is parsed here, with bounded memory and time, and a file
// that breaks the parser breaks nothing else. `join OUTPUT INPUT…` or `inspect FILE`; answers in JSON.
import { inspectFile } from './inspect-file.ts';
import { joinFiles } from './join-files.ts';

const [command, file = '', ...inputs] = process.argv.slice(2);
const result = command === 'join' ? await joinFiles(inputs, file) : await inspectFile(file);
process.stdout.write(JSON.stringify(result));
