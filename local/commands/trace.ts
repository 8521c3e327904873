import { existsSync, readFileSync } from 'node:fs';
import { text as readAll } from 'node:stream/consumers';
import { target } from '../../src/installation/current.ts';
import { settings } from '../../src/settings.ts';
import { Problem } from '../problem.ts';
import { runTool } from '../tool.ts';
import { findMap } from '../trace/mapStore.ts';
import { traceText } from '../trace/traceText.ts';

const usage = [
  'npm run trace -- report.json          a file with a report, a stack or lines of the log',
  "npm run trace -- 'TypeError: …'       the stack itself",
  'gcloud logging read … | npm run trace',
  'add --target staging for the maps of its builds',
].join('\n');

const readInput = async (args: readonly string[]): Promise<string> => {
  const [first] = args;
  if (first !== undefined) return existsSync(first) ? readFileSync(first, 'utf8') : args.join(' ');
  if (process.stdin.isTTY) throw new Problem(usage);
  return readAll(process.stdin);
};

export async function run(args: string[]): Promise<void> {
  const gcloud = (given: string[]) => runTool('gcloud', given);
  const project = settings.firebase.projectId;
  const { text, without } = await traceText(await readInput(args), (script) =>
    findMap(script, project, gcloud),
  );
  console.log(text.trimEnd());
  if (without.length > 0)
    throw new Problem(
      `No map of ${without.join(', ')}. Neither the build in dist nor ${project || 'a project'} has it: check out the version that was live, \`npm run build -- --target ${target}\`, and ask again. The same sources make the same names.`,
    );
}
