import { spawnSync } from 'node:child_process';
import { Problem } from '../problem.ts';
import { root } from '../project.ts';

function git(...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

export function baseOf(revision: string | null): string {
  const [base] =
    (revision === null
      ? (git('merge-base', 'HEAD', 'origin/main') ?? git('rev-parse', 'HEAD'))
      : git('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`)) ?? [];
  if (!base) throw new Problem(`git knows no revision ${revision ?? 'HEAD'} to compare with.`);
  return base;
}

export function changedFiles(base: string): string[] {
  const written = git('diff', '--name-only', '--no-renames', base) ?? [];
  const added = git('ls-files', '--others', '--exclude-standard') ?? [];
  return [...new Set([...written, ...added])].toSorted();
}
