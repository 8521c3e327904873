import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Installation, parseInstallation } from './installation.schema.ts';

/** Error in a file of `installations`. Its message contains the remedy. */
export class InstallationError extends Error {
  override name = 'InstallationError';
}

const root = join(import.meta.dirname, '..', '..');

/** Path of an installation's file, relative to the project's root. Previews use the demo's file. */
export const installationFile = (target: string): string =>
  `installations/${target === 'preview' ? 'local' : target}.json`;

const parseJson = (text: string, file: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (failure) {
    throw new InstallationError(`${file} is not JSON: ${(failure as Error).message}`);
  }
};

const read = (target: string): Installation => {
  const file = installationFile(target);
  const path = join(root, file);
  if (!existsSync(path))
    throw new InstallationError(
      `There is no ${file}, which holds the settings of ${target}. Copy the example, then fill it in:\n` +
        `  cp installations/example.json ${file}`,
    );
  const result = parseInstallation(parseJson(readFileSync(path, 'utf8'), file));
  if ('problems' in result)
    throw new InstallationError(
      `${file} is not right:\n${result.problems.map((problem) => `✗ ${problem}`).join('\n')}\n` +
        'Each setting is described in installations/schema.json.',
    );
  return result.installation;
};

/** Target with the settings of `example.json`, but the demo's address, operator and Firebase project. */
export const asShipped = 'as-shipped';

/** Reads the settings of an installation. @throws InstallationError if they are missing or wrong */
export const readInstallation = (target: string): Installation => {
  if (target !== asShipped) return read(target);
  // The emulators lack App Check, so its setting also comes from the demo.
  const { origin, email, operator, firebase, appCheck } = read('local');
  return { ...read('example'), origin, email, operator, firebase, appCheck };
};
