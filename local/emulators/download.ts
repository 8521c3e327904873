import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../project.ts';

interface Download {
  remoteUrl: string;
  downloadPathRelativeToCacheDir: string;
}

const wanted = ['firestore', 'storage'] as const;
const tools = (...parts: string[]) => inRoot('node_modules', 'firebase-tools', ...parts);

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}

/** Makes firebase-tools download its jars; false without a network. */
export async function downloadEmulators(): Promise<boolean> {
  const list = readFileSync(tools('lib', 'emulator', 'downloadableEmulatorInfo.json'), 'utf8');
  const downloads: Record<(typeof wanted)[number], Download> = JSON.parse(list);
  const folder = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  const isHere = (name: (typeof wanted)[number]) =>
    existsSync(join(folder, downloads[name].downloadPathRelativeToCacheDir));
  const missing = wanted.filter((name) => !isHere(name));
  if (missing.length > 0 && !(await answers(downloads.firestore.remoteUrl))) return false;
  for (const name of missing) {
    console.log(`Downloading the ${name} emulator (once) …`);
    const args = [tools('lib', 'bin', 'firebase.js'), `setup:emulators:${name}`, '--non-interactive'];
    spawnSync(process.execPath, args, { cwd: inRoot('.cache'), stdio: 'ignore' });
  }
  return wanted.every(isHere);
}
