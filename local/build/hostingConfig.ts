import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { warmFunctions } from '../../functions/src/platform/resources.ts';
import { pageHeaders, permissionsPolicy } from '../../src/domain/platform/pageHeaders.ts';
import { mapPath } from '../../src/paths.ts';
import { settings } from '../../src/settings.ts';
import { inRoot } from '../project.ts';
import { joinRules } from '../rules/joinRules.ts';
import { cacheHeaders, type Place } from './cacheHeaders.ts';
import { readInline } from './collectInline.ts';

export type Rewrite = {
  source: string;
  destination?: string;
  function?: { functionId: string; pinTag?: boolean };
};

export interface FirebaseConfig {
  hosting: { headers: Place[]; rewrites: Rewrite[]; predeploy?: unknown; [field: string]: unknown };
  firestore?: Record<string, unknown>;
  emulators: Record<string, unknown>;
  functions?: Record<string, unknown>[];
}

/** Unused codebase of firebase.json: it tells users of `firebase emulators:start` to run `npm start`. */
const notice = 'use-npm-start';

export const readFirebaseConfig = (): FirebaseConfig => {
  const config: FirebaseConfig = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8'));
  const functions = config.functions?.filter(({ codebase }) => codebase !== notice);
  return { ...config, ...(functions && { functions }) };
};

/** All addresses except /__/, since Firebase's sign-in page must run in a frame. */
const ownPages = '^/(?:$|[^_].*|_[^_].*)$';

/** Allows the map to read the position: Hosting's headers override those of the function. */
const nearMe: Place = {
  source: `{/vi,}${mapPath}`,
  headers: [{ key: 'Permissions-Policy', value: permissionsPolicy(['geolocation']) }],
};

/** Removes the hook that prevents deploying firebase.json as it is. */
const withoutRefusal = <T extends { predeploy?: unknown }>({ predeploy: _, ...part }: T) => part;

export const withoutPin = ({ function: to, ...rewrite }: Rewrite): Rewrite => {
  const { pinTag: _, ...plain } = to ?? { functionId: '' };
  return to ? { ...rewrite, function: plain } : { ...rewrite };
};

/** Removes pins from functions with warm instances, which firebase-tools refuses. */
const unpinned = (rewrites: readonly Rewrite[], warm: readonly string[]): Rewrite[] =>
  rewrites.map((rewrite) =>
    rewrite.function && warm.includes(rewrite.function.functionId) ? withoutPin(rewrite) : rewrite,
  );

const hostedFiles = () =>
  globSync('**/*.*', { cwd: inRoot('dist', 'client') }).map((file) => file.replaceAll('\\', '/'));

/** Completes firebase.json with a build's headers: hashes of inline scripts, and cacheable files. */
export const hostingConfig = (
  config: FirebaseConfig,
  emulators: readonly string[] = [],
  warm: readonly string[] = warmFunctions(),
): FirebaseConfig => {
  const headers = Object.entries(pageHeaders(readInline(), emulators)).map(([key, value]) => ({
    key,
    value,
  }));
  const hosting = withoutRefusal(config.hosting);
  return {
    ...config,
    ...(config.functions && { functions: config.functions.map(withoutRefusal) }),
    ...(config.firestore && { firestore: withoutRefusal(config.firestore) }),
    hosting: {
      ...hosting,
      rewrites: unpinned(config.hosting.rewrites, warm),
      headers: [
        { regex: ownPages, headers },
        nearMe,
        ...cacheHeaders(hostedFiles()),
        ...config.hosting.headers,
      ],
    },
  };
};

export const writeConfig = (name: `.firebase.${string}.json`, config: object): string => {
  const file = inRoot(name);
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
};

const writeDeployRules = (): string => {
  const name = '.firebase.deploy.rules';
  writeFileSync(inRoot(name), joinRules(settings.publishingNeeds));
  return name;
};

/** Writes the configuration for `firebase deploy --config`. @returns its path */
export const writeDeployConfig = (): string => {
  const config = hostingConfig(readFirebaseConfig());
  const firestore = { ...config.firestore, rules: writeDeployRules() };
  return writeConfig('.firebase.deploy.json', { ...config, firestore });
};
