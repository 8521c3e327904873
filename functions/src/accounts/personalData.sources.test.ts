import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { addressCollections, listingCollections, listingNotes, personalData } from './personalData.plan.ts';

/**
 * Collections that have erasure code of their own, belong to a listing or thread, or have no personal data.
 */
const others = [
  ...['motorcycles', 'contact', 'wishes', 'slugs', 'erased_listings'],
  ...['catalogue', 'catalogue_places', 'catalogue_changes'],
  ...['inquiries', 'replies', 'erasures', 'revocations'],
  // Erased by eraseShop.ts with their shop.
  ...['stock', 'changes', 'changed_bikes'],
  // Each review involves two people, so eraseReviews.ts erases them.
  ...['reviews'],
  // Outlive the account: otherwise suspended people could delete it and register again.
  'suspension_marks',
  // Operators' actions, kept as proof.
  'audit',
  ...[
    'views',
    'page_views',
    'rates',
    'price_history',
    'stats',
    'trust_counts',
    'reconcile',
    'outbox',
    'takedowns',
  ],
];
const treated: string[] = [
  ...others,
  ...listingCollections,
  ...listingNotes,
  ...personalData.map(({ collection }) => collection),
];

const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? '');
const read = (path: string | URL) => readFileSync(path, 'utf8');

it('whoever leaves takes along what they have in each collection of the rules', () => {
  const rules = read(new URL('../../../firestore.rules', import.meta.url));
  const collections = named(rules, /^ {4}match \/(\w+)\//gm);
  expect(collections.length).toBeGreaterThan(8);
  expect(collections.filter((name) => !treated.includes(name))).toEqual([]);
});

it('and in each collection that functions write', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const collections = globSync(`${folder}**/*.ts`).flatMap((file) =>
    named(read(file), /collection\('(\w+)'\)/g),
  );
  expect(collections.length).toBeGreaterThan(20);
  expect([...new Set(collections)].filter((name) => !treated.includes(name))).toEqual([]);
});

/** By schema file with an email address: the collection that stores it, or null. */
const holders: Record<string, keyof typeof addressCollections | null> = {
  'src/domain/export/accountExport.schema.ts': null,
  'src/domain/support/contactMessage.schema.ts': 'contact_messages',
  'src/domain/support/takedown.schema.ts': 'contact_messages',
  'src/domain/admin/adminAnswers.schema.ts': null,
  'src/domain/support/feedback.schema.ts': 'support_requests',
  'src/domain/shops/shop.schema.ts': 'shop_invitations',
  'src/domain/shops/ownShop.schema.ts': null,
  'src/domain/conversations/inquiry.schema.ts': 'inquiries',
  'functions/src/entries/sendPasswordReset.call.ts': null,
  'functions/src/entries/addEmail.call.ts': null,
  // Addresses of the installation, not of a person.
  'functions/src/platform/environment.ts': null,
  'functions/src/flows/erasures.ts': 'erasures',
  'functions/src/emails/templates/feedback.ts': 'mail',
  'functions/src/emails/mail.ts': 'mail',
  'functions/src/emails/templates/answer.ts': 'mail',
  'functions/src/emails/templates/moderation.ts': 'mail',
  'functions/src/emails/templates/report.ts': 'mail',
  'functions/src/emails/templates/takedownDecided.ts': 'mail',
  'functions/src/emails/templates/takedownReceived.ts': 'mail',
  'functions/src/emails/templates/supportRequest.ts': 'mail',
};

it('a document that holds an address says in the list whose it is', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const files = ['src/domain/**/*.schema.ts', 'functions/src/**/*.ts'].flatMap((folder) =>
    globSync(folder, { cwd: root, exclude: ['**/*.test.ts'] }),
  );
  const holding = files.filter((file) =>
    /\b\w*e?mail(?:_address)?: (?:z\.|words\()|: (?:z\.\w+\()?z\.email\(/.test(read(root + file)),
  );
  expect(holding.toSorted()).toEqual(Object.keys(holders).toSorted());
  const collections = new Set(Object.values(holders).filter((collection) => collection !== null));
  expect([...collections].toSorted()).toEqual(Object.keys(addressCollections).toSorted());
});
