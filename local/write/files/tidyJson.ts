import { spawnSync } from 'node:child_process';
import { inRoot } from '../../project.ts';

/** JSON as `npm run check` asks for it. */
export const tidyJson = (file: string, text: string): string => {
  const args = ['format', `--stdin-file-path=src/content/${file}`];
  const biome = inRoot('node_modules', '.bin', 'biome');
  const { status, stdout } = spawnSync(biome, args, { cwd: inRoot(), input: text, encoding: 'utf8' });
  return status === 0 ? stdout : text;
};
