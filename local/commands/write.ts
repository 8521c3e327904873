import { Problem } from '../problem.ts';
import { secondsSince } from '../seconds.ts';
import { onStop } from '../stopping.ts';
import { localSuite } from '../suite/suite.ts';
import { isTaken, takenMessage } from '../suite/takenPorts.ts';
import { startWrite } from '../write/startWrite.ts';

/** Runs the guides with their editor: only Astro, without Java, functions and seed. */
export async function run([given]: string[]): Promise<void> {
  const begun = Date.now();
  const port = given ? Number(given) : localSuite.ports.site;
  if (!Number.isInteger(port)) throw new Problem(`"${given}" is no port. Example: npm run write -- 4400`);
  if (await isTaken(port)) throw new Problem(takenMessage([{ port, service: 'site' }]));
  onStop.do(await startWrite(port));
  onStop.exitCode = 0;
  const site = `http://127.0.0.1:${port}`;
  console.log(
    [
      '',
      `  The content is open, after ${secondsSince(begun)}.`,
      '',
      `  What is missing, and the editor   ${site}/write`,
      `  Còn thiếu gì, và chỗ để sửa       ${site}/vi/write`,
      '',
      '  Ctrl-C stops it.',
      '',
    ].join('\n'),
  );
  // Warms up the first page, which takes longest.
  fetch(`${site}/write`).catch(() => {});
  await new Promise(() => {});
}
