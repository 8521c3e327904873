import * as logger from 'firebase-functions/logger';
import { expect, it, vi } from 'vitest';
import { rowOf } from '../../../src/domain/listings/card.ts';
import { buildSegment } from '../../../src/domain/search/segment.ts';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { decodeSegment, encodeSegment } from './segmentDocuments.ts';

vi.mock('firebase-functions/logger', { spy: true });

const words = ['chinh chu zin', 'chinh chu abs', 'chinh akrapovic'];
const segment = buildSegment(
  words.map((own, n) => ({ ...rowOf(buildListing({ id: `bike${n}`, slug: `bike${n}` })), words: own })),
);

it('a segment comes back from its documents, and equal segments have equal versions', async () => {
  const { version, descriptions, cards, words: bytes } = await encodeSegment(segment);
  const back = await decodeSegment({ version, descriptions, cards }, { version: descriptions, words: bytes });
  expect(back).toEqual(segment);
  expect((await encodeSegment(back)).version).toBe(version);
});

it('descriptions that outgrow a document lose the words that fewest bikes have, and it is logged', async () => {
  const whole = await encodeSegment(segment);
  const { version, descriptions, cards, words: bytes } = await encodeSegment(segment, whole.words.length - 1);
  const back = await decodeSegment({ version, descriptions, cards }, { version: descriptions, words: bytes });
  expect([...back.words.keys()]).toEqual(['chinh', 'chu']);
  expect(back.bikes).toEqual(segment.bikes);
  expect(logger.error).toHaveBeenCalledWith('descriptions outgrow a document: rare words are not found', {
    minBikes: 2,
  });
});
