import { existsSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const metadata = 'firebase-export-metadata.json';

/** Returns the names of running emulators; empty if the hub does not respond. */
export async function runningEmulators(hubPort: number): Promise<string[]> {
  try {
    const answer = await fetch(`http://127.0.0.1:${hubPort}/emulators`, {
      signal: AbortSignal.timeout(3000),
    });
    return Object.keys((await answer.json()) as object);
  } catch {
    return [];
  }
}

export async function loadedFunctions(functionsPort: number): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${functionsPort}/backends`);
  const { backends } = (await answer.json()) as { backends: { functionTriggers: { name: string }[] }[] };
  return backends.flatMap((backend) => backend.functionTriggers.map((trigger) => trigger.name));
}

export async function quietTriggers(hubPort: number): Promise<void> {
  const address = `http://127.0.0.1:${hubPort}/functions/disableBackgroundTriggers`;
  await fetch(address, { method: 'PUT', signal: AbortSignal.timeout(5000) }).catch(() => undefined);
}

/** Deletes the old export only after the new one is complete. */
export async function exportData(hubPort: number, folder: string): Promise<void> {
  const next = join(folder, 'firebase.next');
  const answer = await fetch(`http://127.0.0.1:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: next, initiatedBy: 'vongxe' }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!answer.ok) throw new Error(`The data could not be saved: ${await answer.text()}`);
  const current = join(folder, 'firebase');
  const previous = join(folder, 'firebase.previous');
  await rm(previous, { recursive: true, force: true });
  if (existsSync(current)) await rename(current, previous);
  await rename(next, current);
  await rm(previous, { recursive: true, force: true });
}

/** Returns the newest complete export: the previous one if the last export was interrupted. */
export function findExport(folder: string): string | undefined {
  const candidates = ['firebase', 'firebase.previous'].map((name) => join(folder, name));
  return candidates.find((candidate) => existsSync(join(candidate, metadata)));
}

export const timeOfExport = (save: string): number => statSync(join(save, metadata)).mtimeMs;
