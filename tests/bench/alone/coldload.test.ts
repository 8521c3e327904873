import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { entriesOf } from '../../../local/build/functionEntries.ts';
import { inRoot } from '../../../local/project.ts';

/* Cost of starting each function's process until it listens: processor seconds, which vary less than clock
   seconds, and MB of memory. For comparison: all functions in one process. */
const names = entriesOf(readFileSync(inRoot('functions', 'src', 'index.ts'), 'utf8')).flatMap((entry) =>
  // Excludes HTTP stand-ins for schedules, which exist on the emulators only.
  entry.names.filter((name) => !name.endsWith('Now')),
);
const turns = 3;
const main = pathToFileURL(inRoot('functions', 'lib', 'index.js')).href;
const load = `
  const loaded = await import('${main}');
  const { createServer } = await import('node:http');
  await new Promise((resolve) => createServer(() => {}).listen(0, resolve));
  const { user, system } = process.cpuUsage();
  const has = Object.values(loaded).filter((declared) => declared !== undefined).length;
  console.log('figures ' + JSON.stringify({ cpu: (user + system) / 1e6, mb: process.memoryUsage.rss() / 2 ** 20, has }));
  process.exit(0);`;

type Figures = { cpu: number; mb: number; has: number };
const start = (name: string): Figures => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', load], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, GCLOUD_PROJECT: 'demo-bench-coldload', FUNCTION_TARGET: name },
  });
  const [, figures] = /^figures (.*)$/m.exec(stdout) ?? [];
  if (!figures) throw new Error(`${name || 'all'} did not start: ${stderr}`);
  return JSON.parse(figures) as Figures;
};
/** Returns the start with the least processor time: other work can only add to it. */
const least = (name: string): Figures => {
  const starts = Array.from({ length: turns }, () => start(name));
  return starts.reduce((best, each) => (each.cpu < best.cpu ? each : best));
};
const rounded = (value: number, by: number) => Math.round(value * by) / by;

it('each function loads less than all of them', () => {
  const all = least('');
  expect(all.has).toBeGreaterThanOrEqual(names.length);
  const table = names.map((name) => {
    const { cpu, mb, has } = least(name);
    expect(has, name).toBeLessThanOrEqual(2);
    expect(mb, name).toBeLessThan(all.mb);
    return {
      function: name,
      's of processor, before': rounded(all.cpu, 100),
      after: rounded(cpu, 100),
      'MB, before': Math.round(all.mb),
      'MB, after': Math.round(mb),
    };
  });
  console.table(table);
});
