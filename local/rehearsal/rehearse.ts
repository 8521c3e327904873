import { existsSync } from 'node:fs';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Problem } from '../problem.ts';
import { inRoot } from '../project.ts';
import { runTool } from '../tool.ts';

/** Returns the files of a clone: tracked ones, and those about to be added. */
const filesOfClone = async (): Promise<string[]> => {
  const { ok, output } = await runTool('git', ['ls-files', '-z', '-co', '--exclude-standard']);
  if (!ok) throw new Problem('A rehearsal needs git, and a clone: it begins with a fresh copy of it.');
  return output.split('\0').filter((file) => file !== '' && existsSync(inRoot(file)));
};

/** Rehearses a deployment on this machine, in a copy of the sources. */
export const rehearse = async (): Promise<void> => {
  const folder = inRoot('.cache', 'rehearsal');
  await rm(folder, { recursive: true, force: true });
  for (const file of await filesOfClone()) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(inRoot(file), join(folder, file));
  }
  await symlink(inRoot('node_modules'), join(folder, 'node_modules'));
  const command = ['--disable-warning=ExperimentalWarning', join(folder, 'local', 'cli.ts'), 'rehearse'];
  const played = await runTool(process.execPath, command, { show: true });
  if (!played.ok) throw new Problem('The rehearsal failed; what is above says why.');
};
