import { existsSync } from 'node:fs';
import { Problem } from '../problem.ts';
import { runTool } from '../tool.ts';
import { missingPackages } from './findEngines.ts';

/**
 * Checks that tests can control Firefox and WebKit. Installs Debian's packages if permitted, or reports which
 * are missing.
 */
export async function prepareEngines(): Promise<void> {
  const missing = missingPackages();
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing.join(', ')} (once) …`);
    await runTool('apt-get', ['update']);
    await runTool('apt-get', ['install', '-y', '--no-install-recommends', ...missing], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const stillMissing = missingPackages();
  if (stillMissing.length === 0) return;
  throw new Problem(
    `The journeys in Firefox and WebKit need packages that are not here: ${stillMissing.join(', ')}.\n` +
      `Install them (Debian, Ubuntu: \`apt-get install ${stillMissing.join(' ')}\`), or name a Firefox: FIREFOX_PATH=/path/to/firefox`,
  );
}
