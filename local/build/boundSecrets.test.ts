import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { expect, it, vi } from 'vitest';
import { inRoot } from '../project.ts';
import { bundleOptions } from './bundleFunctions.ts';
import { bundleOf, type Entry, entriesOf } from './functionEntries.ts';

vi.mock(import('../../src/settings.ts'), async (original) => {
  const module = await original();
  // Includes the secrets of Facebook and Zalo in the test.
  const signIn = { ...module.settings.signIn, zalo: '1000000' };
  return {
    ...module,
    settings: { ...module.settings, facebookPage: '1', signIn } as unknown as typeof module.settings,
  };
});

const entries = entriesOf(readFileSync(inRoot('functions', 'src', 'index.ts'), 'utf8'));

/** Bundles each entry without shared chunks, so that unused imports are dropped. */
const { outputFiles = [] } = await build({
  ...bundleOptions(),
  splitting: false,
  sourcemap: false,
  write: false,
});

const readBy = (entry: Entry): string[] => {
  const code = outputFiles.find(({ path }) => basename(path, '.js') === bundleOf(entry))?.text;
  if (code === undefined) throw new Error(`there is no bundle of ${entry.file}`);
  const calls = [...code.matchAll(/\breadSecrets\d*\(([^)]*)\)/g)].map(([, names = '']) => names);
  return [...new Set(calls.flatMap((names) => names.match(/[A-Z]+_[A-Z]+/g) ?? []))].toSorted();
};

type Declared = { __endpoint?: { secretEnvironmentVariables?: { key: string }[] } } | undefined;
const boundTo = (declared: Declared) =>
  (declared?.__endpoint?.secretEnvironmentVariables ?? []).map(({ key }) => key).toSorted();

// The emulators provide all secrets to all functions, so only this test finds a missing binding.
it('every function is bound to the secrets that its code reads, and to no other', async () => {
  await import('../../functions/src/platform/options.ts');
  const bound: Record<string, string[]> = {};
  const read: Record<string, string[]> = {};
  for (const { file, names } of entries) {
    const module: Record<string, Declared> = await import(
      /* @vite-ignore */ inRoot('functions', 'src', `${file}.ts`)
    );
    for (const name of names.filter((each) => module[each])) {
      bound[name] = boundTo(module[name]);
      read[name] = readBy({ file, names });
    }
  }
  expect(bound).toEqual(read);
  const of = (secret: string) => Object.keys(bound).filter((name) => bound[name]?.includes(secret));
  expect(of('SMTP_URL').toSorted()).toEqual(['onEmailQueued', 'performAdminAction', 'retryFailedEmails']);
  expect(of('FACEBOOK_TOKEN').toSorted()).toEqual(['onListingNews', 'reconcile']);
  expect(of('ZALO_SECRET')).toEqual(['zaloAccount']);
  expect(bound).toMatchObject({ pages: [], photos: [], view: [], count: [], health: [], logEntry: [] });
});
