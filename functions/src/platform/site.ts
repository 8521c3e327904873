import { createRequire } from 'node:module';
import { getApps, initializeApp } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import { settings } from '../../../src/settings.ts';
import { readEnvironment } from './environment.ts';
import { bucketFiles, type Files } from './files.ts';
import { type Guides, type Render, renderBundle } from './renderBundle.ts';

/** Dependencies of effects, passed as an argument so that tests can replace them. */
export type Site = {
  documents: Firestore;
  files: Files;
  render: Render;
  /** Id of the build. Each build has its own stored pages. */
  build: () => string;
  headers: () => Record<string, string>;
  guides: Guides;
};

/** firebase-functions creates an app of its own, so look for the default one. */
const isConnected = () => getApps().some((app) => app.name === '[DEFAULT]');

export const connect = (): void => {
  if (!isConnected()) initializeApp({ storageBucket: settings.firebase.storageBucket });
};

const require = createRequire(import.meta.url);

/**
 * Loads the Firestore client lazily: it takes half of a function's start-up time. Uses `require`, because
 * this function is synchronous.
 */
export const documents = (): Firestore => {
  connect();
  const { getFirestore }: typeof import('firebase-admin/firestore') = require('firebase-admin/firestore');
  return getFirestore();
};

const open = (): Site => {
  connect();
  const files = bucketFiles(settings.firebase.storageBucket);
  const bundle = renderBundle(new URL('./render/', import.meta.url), new URL('./index.js', import.meta.url));
  return {
    get documents() {
      return documents();
    },
    files,
    ...bundle,
    headers: () => bundle.headers(readEnvironment(process.env).EMULATOR_ORIGINS?.split(' ')),
  };
};

let site: Site | undefined;

/** Created once, since creating it hashes the whole renderer. */
export const theSite = (): Site => {
  site ??= open();
  return site;
};
