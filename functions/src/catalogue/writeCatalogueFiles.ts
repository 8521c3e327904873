import type { Firestore } from 'firebase-admin/firestore';
import { indexOf } from '../../../src/domain/search/catalogue.ts';
import type { Site } from '../platform/site.ts';
import { untilStable } from '../platform/untilStable.ts';
import { versionOf } from '../readers/readListing.ts';
import {
  indexReference,
  parseCards,
  parseIndex,
  partReference,
  partText,
  textVersion,
} from './catalogueDocuments.ts';

export const partFile = (part: number) => `catalogue/${part}.json`;
export const indexFile = 'catalogue/index.json';
const json = 'application/json; charset=utf-8';

const read = async (documents: Firestore, part: number) => {
  const [partSnapshot, indexSnapshot] = await documents.getAll(
    partReference(documents, part),
    indexReference(documents),
  );
  if (!partSnapshot || !indexSnapshot) throw new Error('Firestore answered with too few documents');
  return {
    version: `${versionOf(partSnapshot)} ${versionOf(indexSnapshot)}`,
    state: {
      part: partSnapshot.exists ? partText(parseCards(partSnapshot.data())) : null,
      index: JSON.stringify(indexOf(Object.values(parseIndex(indexSnapshot.data()).parts))),
    },
  };
};

/**
 * Writes the files of a part and of the index from their documents. The part goes first, since the index
 * names its version.
 */
export const writeCatalogueFiles = (
  site: Site,
  part: number,
): Promise<{ part: string | null; index: string }> =>
  untilStable(
    () => read(site.documents, part),
    async (texts) => {
      if (texts.part !== null)
        await site.files.write(partFile(part), texts.part, json, textVersion(texts.part));
      await site.files.write(indexFile, texts.index, json, textVersion(texts.index));
      return texts;
    },
  );
