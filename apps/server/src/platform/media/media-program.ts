// A process of its own: what candidates upload is parsed here, with bounded memory and time, and a file
// that breaks the parser breaks nothing else. `join OUTPUT LONGEST INPUT…`, what is
// longest in JSON, or `inspect FILE`; answers in JSON.
import { inspectFile } from './inspect-file.ts';
import { joinFiles, type JoinResult, type Longest } from './join-files.ts';

const [command, file = '', longest = '', ...inputs] = process.argv.slice(2);
const result = command === 'join' ? await joinAndInspect() : await inspectFile(file);
process.stdout.write(JSON.stringify(result));

async function joinAndInspect(): Promise<JoinResult> {
  const joined = await joinFiles(inputs, file, JSON.parse(longest) as Longest);
  if (joined.outcome === 'joined') {
    const found = await inspectFile(file);
    if (found.packets !== joined.packets) {
      throw new Error(`${joined.packets} packets were written, ${found.packets} are there`);
    }
  }
  return joined;
}
