import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { settings } from '../../src/settings.ts';
import { readEnvironment } from './environment.ts';
import { bucketFiles, type Files } from './files.ts';
import { type Render, renderBundle } from './render.ts';

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

export const connect = (): void => {
  if (!isConnected()) initializeApp({ storageBucket: settings.firebase.storageBucket });
};

export const documents = (): Firestore => {
  connect();
  return getFirestore();
};

export const theSite = (): Site => {
  const bundle = renderBundle(new URL('./render/', import.meta.url), new URL(import.meta.url));
  return {
    documents: documents(),
    files: bucketFiles(settings.firebase.storageBucket),
    ...bundle,
    headers: () => bundle.headers(readEnvironment(process.env).EMULATOR_ORIGINS?.split(' ')),
  };
};
