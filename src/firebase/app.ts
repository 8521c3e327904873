import { initializeApp } from 'firebase/app';
import { settings } from '../settings.ts';

const { projectId, apiKey, authDomain, storageBucket, appId } = settings.firebase;

export const app = initializeApp({ projectId, apiKey, authDomain, storageBucket, appId });
