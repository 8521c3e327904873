import { asShipped } from '../src/installation/readInstallation.ts';
import { Problem } from './problem.ts';

/** Default `--target` of the commands that take it; null: this machine's installation. */
const usual: Record<string, string | null> = {
  build: null,
  deploy: 'production',
  doctor: 'production',
  rehearse: 'rehearsal',
  trace: 'production',
  preview: 'staging',
  upgrade: 'production',
};
const targets = ['production', 'staging', 'rehearsal'];

/**
 * Extracts `--target name` from a command's arguments, or `--as-shipped` from the arguments of `start`.
 * @example takeTarget('deploy', ['--target', 'staging', '--only', 'hosting']) // => { target: 'staging', args: ['--only', 'hosting'] }
 */
export const takeTarget = (
  command: string,
  given: readonly string[],
): { target: string | null; args: string[] } => {
  const shipped = command === 'start' ? given.indexOf(`--${asShipped}`) : -1;
  if (shipped >= 0) return { target: asShipped, args: given.toSpliced(shipped, 1) };
  const flag = given.findIndex((arg) => arg === '--target' || arg.startsWith('--target='));
  if (flag < 0 || !(command in usual)) return { target: usual[command] ?? null, args: [...given] };
  const [arg = '', next = ''] = given.slice(flag);
  const isPair = arg === '--target';
  const target = isPair ? next : arg.slice('--target='.length);
  if (!targets.includes(target))
    throw new Problem(`There is no installation "${target}". There are: ${targets.join(', ')}.`);
  return { target, args: given.toSpliced(flag, isPair ? 2 : 1) };
};
