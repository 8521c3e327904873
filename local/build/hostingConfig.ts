import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { warmFunctions } from '../../functions/src/platform/resources.ts';
import { pageHeaders, permissionsPolicy } from '../../src/domain/platform/pageHeaders.ts';
import { mapPath } from '../../src/paths.ts';
import { inRoot } from '../project.ts';
import { cacheHeaders, type Place } from './cacheHeaders.ts';
import { readInline } from './collectInline.ts';

export type Rewrite = {
  source: string;
  destination?: string;
  function?: { functionId: string; pinTag?: boolean };
};

export interface FirebaseConfig {
  hosting: { headers: Place[]; rewrites: Rewrite[]; predeploy?: unknown; [field: string]: unknown };
  emulators: Record<string, unknown>;
  functions?: Record<string, unknown>[];
}

/** Codebase that tells whoever runs `firebase emulators:start` about `npm start`. */
const notice = 'use-npm-start';

/** Reads firebase.json, without the codebase that is a notice. */
export const readFirebaseConfig = (): FirebaseConfig => {
  const config: FirebaseConfig = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8'));
  const functions = config.functions?.filter(({ codebase }) => codebase !== notice);
  return { ...config, ...(functions && { functions }) };
};

/** Everything but the addresses below /__/, which are Firebase's own: its sign-in frame has to be framed. */
const ownPages = '^/(?:$|[^_].*|_[^_].*)$';

/** Hosting's headers count more than those of the function that answers: the map says here as well what it may ask for. */
const nearMe: Place = {
  source: `{/vi,}${mapPath}`,
  headers: [{ key: 'Permissions-Policy', value: permissionsPolicy(['geolocation']) }],
};

/** firebase.json refuses to be deployed as it is; what is written here may be. */
const withoutRefusal = <T extends { predeploy?: unknown }>({ predeploy: _, ...part }: T) => part;

export const withoutPin = ({ function: to, ...rewrite }: Rewrite): Rewrite => {
  const { pinTag: _, ...plain } = to ?? { functionId: '' };
  return to ? { ...rewrite, function: plain } : { ...rewrite };
};

/** firebase-tools refuses to pin a release to a function of which an instance is always warm. */
const unpinned = (rewrites: readonly Rewrite[], warm: readonly string[]): Rewrite[] =>
  rewrites.map((rewrite) =>
    rewrite.function && warm.includes(rewrite.function.functionId) ? withoutPin(rewrite) : rewrite,
  );

const hostedFiles = () =>
  globSync('**/*.*', { cwd: inRoot('dist', 'client') }).map((file) => file.replaceAll('\\', '/'));

/**
 * firebase.json with the headers that only a build knows: those of pages name the hashes of its scripts, those of files
 * that may be kept name the files. What firebase.json itself says comes later and counts more.
 */
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

/** Writes what firebase-tools is to read in place of firebase.json. @returns its path */
export const writeConfig = (name: `.firebase.${string}.json`, config: object): string => {
  const file = inRoot(name);
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
};

/** What `firebase deploy --config` has to be given. @returns its path */
export const writeDeployConfig = (): string =>
  writeConfig('.firebase.deploy.json', hostingConfig(readFirebaseConfig()));
