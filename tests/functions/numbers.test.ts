import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { parseCards, partReference } from '../../functions/src/catalogue/catalogueDocuments.ts';
import { gatherChanges, noteChange } from '../../functions/src/catalogue/gather.ts';
import { readCards } from '../../functions/src/catalogue/readCatalogue.ts';
import { listingSitemap } from '../../functions/src/pages/listingSitemap.plan.ts';
import { refreshHome } from '../../functions/src/pages/refreshHome.ts';
import { refreshListingPage } from '../../functions/src/pages/refreshListingPage.ts';
import { similarAmong } from '../../functions/src/pages/similar.plan.ts';
import { bucketFiles } from '../../functions/src/platform/files.ts';
import { fallbackRates } from '../../src/domain/money/money.ts';
import { cardsPiece } from '../../src/paths.ts';
import { settings } from '../../src/settings.ts';
import { buildContact } from '../fixtures/buildContact.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { stored, site as suiteSite } from './suite.ts';

// No function listens to this project and bucket, so tests run the effects.
const project = 'demo-numbers';
const documents = getFirestore(initializeApp({ projectId: project }, project));
const site = { ...suiteSite, documents, files: bucketFiles(`${project}.appspot.com`) };

const amount = 200;
const canary = /98765\d{4}/;
const numberOf = (index: number) => `+8498765${String(index).padStart(4, '0')}`;
const bikes = Array.from({ length: amount }, (_, index) =>
  buildListing({
    id: `canary-${index}`,
    slug: `canary-${index}`,
    seller_name: 'Lan',
    hide_phone: index % 3 === 0,
    status: (['active', 'active', 'active', 'sold', 'paused'] as const)[index % 5] ?? 'active',
  }),
);

it('[S6.2] two hundred sellers’ numbers stand in no page, no list and no sitemap', async () => {
  await documents.recursiveDelete(documents.collection('motorcycles'));
  const writer = documents.bulkWriter();
  for (const [index, bike] of bikes.entries()) {
    const reference = documents.doc(`motorcycles/${bike.id}`);
    void writer.set(reference, stored(bike));
    void writer.set(documents.doc(`slugs/${bike.slug}`), { motorcycle_id: bike.id });
    for (const channel of ['phone', 'whatsapp'])
      void writer.set(reference.collection('contact').doc(channel), {
        ...buildContact({ value: numberOf(index), hidden: bike.hide_phone }),
        updated_at: Timestamp.now(),
      });
  }
  await writer.close();

  const written = new Map<string, string>();
  const counted = {
    ...site,
    files: {
      ...site.files,
      write: async (path: string, content: string | Buffer) => void written.set(path, content.toString()),
    },
  };
  for (const { id, slug } of bikes) {
    await noteChange(documents, id, true);
    await refreshListingPage(counted, slug);
  }
  await gatherChanges(counted, () => refreshHome(counted));
  const cards = Object.values(parseCards((await partReference(documents, 0).get()).data()));
  expect(cards.length).toBeGreaterThan(amount / 2);
  written.set('sitemap.xml', listingSitemap(settings.origin, cards));
  const [bike] = bikes;
  if (!bike) throw new Error('no bike');
  const listed = await readCards(site);
  const similar = { cards: { cards: similarAmong(listed, bike), rates: fallbackRates } };
  written.set('similar', (await site.render(cardsPiece, similar)).html);
  const looked = listed.slice(0, 12);
  written.set(
    'recent',
    (await site.render(cardsPiece, { cards: { cards: looked, rates: fallbackRates } })).html,
  );

  expect(written.size).toBeGreaterThan(2 * amount);
  expect(written.get('similar')).toContain('canary-');
  expect(written.get('recent')).toContain('canary-');
  const leaks = [...written].filter(([, text]) => canary.test(text.replace(/[\s.-]/g, '')));
  expect(leaks.map(([path]) => path)).toEqual([]);
  const contact = await documents.doc(`motorcycles/${bike.id}/contact/phone`).get();
  expect(contact.get('value')).toMatch(canary);
});
