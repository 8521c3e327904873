import { readSecrets } from '../platform/secrets.ts';
import { documents } from '../platform/site.ts';
import type { SignNeeds } from './writerFacts.ts';

export const signNeeds = (): SignNeeds => ({
  documents: documents(),
  secret: readSecrets('LINK_SECRET').LINK_SECRET,
  now: Date.now(),
});
