import { createRequire } from 'node:module';
import { getApps, initializeApp } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import { settings } from '../../../src/settings.ts';
import { readEnvironment } from './environment.ts';
import { bucketFiles, type Files } from './files.ts';
import { type Render, renderBundle } from './renderBundle.ts';

/** What the effects act upon. It is handed to them, so that a bench can count and a test can stand in. */
export type Site = {
  documents: Firestore;
  files: Files;
  render: Render;
  /** Names the templates that pages were made with: a deployment starts a new set of pages. */
  build: () => string;
  /** The headers of every page. */
  headers: () => Record<string, string>;
};

/** The SDK of functions keeps an app of its own, so it is the default one that counts. */
const isConnected = () => getApps().some((app) => app.name === '[DEFAULT]');

/** Connects the Admin SDK, once for each instance; further calls do nothing. */
export const connect = (): void => {
  if (!isConnected()) initializeApp({ storageBucket: settings.firebase.storageBucket });
};

const require = createRequire(import.meta.url);

/**
 * Firestore, whose client is half of what a function loads. It is loaded when it is first asked for (and at once, because
 * a getter cannot wait): who sends a stored page or a photo needs none.
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

/** The site of this installation; one for each instance, because to make it reads and hashes the whole renderer. */
export const theSite = (): Site => {
  site ??= open();
  return site;
};
