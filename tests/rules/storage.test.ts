import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { privateUploadPath } from '../../src/domain/conversations/messagePhotos.ts';
import { renditionPath, uploadPath } from '../../src/domain/photos/photo.ts';
import { maxPhotoBytes, photoTypes } from '../../src/domain/photos/photoLimits.ts';
import { logoUploadPath } from '../../src/domain/shops/logo.ts';
import { photoId } from '../fixtures/buildPhoto.ts';

const [host = '127.0.0.1', port = '9199'] = (process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '').split(':');
const allows = async (action: Promise<unknown>): Promise<void> => {
  await assertSucceeds(action);
};
const denies = async (action: Promise<unknown>): Promise<void> => {
  await assertFails(action);
};

const ownRules = new URL('../../storage.rules', import.meta.url);
let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules-storage',
    storage: {
      host: host || '127.0.0.1',
      port: Number(port),
      rules: readFileSync(process.env.STORAGE_RULES_UNDER_TEST ?? ownRules, 'utf8'),
    },
  });
});
afterAll(() => environment.cleanup());

const bytes = (size: number) => new Uint8Array(size);
/** Returns a new path, since uploads stay until the emulator ends. */
const original = () => uploadPath('seller', 'listing', randomUUID());
const rendition = renditionPath('listing', photoId(1), 'card');
const hidden = rendition.replace('public/', 'hidden/');
const logo = `logos/hung/${photoId(1)}/144.webp`;
const privately = `private/messages/seller/${photoId(1)}/400x300.webp`;
const taken = uploadPath('seller', 'listing', photoId(2));
const seller = () => environment.authenticatedContext('seller', { email_verified: true });
const put = (context: RulesTestContext, path: string, contentType = 'image/webp', size = 10) =>
  context
    .storage()
    .ref(path)
    .put(bytes(size), { contentType })
    .then(() => undefined);

const people: Record<string, () => RulesTestContext> = {
  'a visitor': () => environment.unauthenticatedContext(),
  'the seller before confirming': () => environment.authenticatedContext('seller', { email_verified: false }),
  'somebody without claims': () => environment.authenticatedContext('seller'),
  'another member': () => environment.authenticatedContext('stranger', { email_verified: true }),
  'an operator': () => environment.authenticatedContext('seller', { email_verified: true, operator: true }),
  'the seller': seller,
};

describe('[S5.17] [S5.18] an original photo', () => {
  it('is left by its confirmed owner', () => allows(put(seller(), original())));
  it('is left by an owner who confirmed a number alone', () =>
    allows(put(environment.authenticatedContext('seller', { phone_number: '+84912345678' }), original())));
  it.each(['google.com', 'facebook.com'] as const)(
    'is not left by whoever came through %s and has another address since',
    (sign_in_provider) =>
      denies(
        put(
          environment.authenticatedContext('seller', {
            email_verified: false,
            firebase: { sign_in_provider },
          }),
          original(),
        ),
      ),
  );
  it.each(Object.entries(people).filter(([name]) => name !== 'the seller'))(
    'is not left by %s',
    (_, context) => denies(put(context(), original())),
  );

  it.each([...photoTypes, 'image/jpg'])('may be %s', (type) => allows(put(seller(), original(), type)));
  it.each([
    'image/svg+xml',
    'image/bmp',
    'image/jpeg2',
    'image/',
    'text/html',
    'application/pdf',
    'IMAGE/PNG',
  ])('may not be %s', (type) => denies(put(seller(), original(), type)));

  it('may have 10 MB', () => allows(put(seller(), original(), 'image/png', maxPhotoBytes)));
  it('may not have a byte more', () => denies(put(seller(), original(), 'image/png', maxPhotoBytes + 1)));
  it('may not be empty', () => denies(put(seller(), original(), 'image/png', 0)));

  it.each([
    ['a name that is no uuid', uploadPath('seller', 'listing', 'photo.webp')],
    ['a uuid with an ending', `${original()}.webp`],
    ['a uuid in capitals', uploadPath('seller', 'listing', photoId(1).replace('0', 'A'))],
    ['another listing id', uploadPath('seller', 'a.b', photoId(1))],
    ['a listing id that is too long', uploadPath('seller', 'a'.repeat(65), photoId(1))],
    ['a folder more', `${original()}/${photoId(2)}`],
    ['a folder less', `uploads/seller/${photoId(1)}`],
    ['the folder of somebody else', uploadPath('somebody', 'listing', photoId(1))],
    ['the renditions', rendition],
    ['the pages', 'pages/index.html'],
    ['the catalogue', 'catalogue/index.json'],
    ['the root', photoId(1)],
  ])('is not left under %s', (_, path) => denies(put(seller(), path)));
});

describe.each([
  ['a photo for a message', privateUploadPath],
  ['a shop’s logo', logoUploadPath],
])('the original of %s', (_, pathOf) => {
  const ownPhoto = () => pathOf('seller', randomUUID());
  it('is left by its confirmed owner', () => allows(put(seller(), ownPhoto())));
  it.each(Object.entries(people).filter(([name]) => name !== 'the seller'))(
    'is not left by %s',
    (__, context) => denies(put(context(), ownPhoto())),
  );
  it('may not be anything but a photo of 10 MB', async () => {
    await denies(put(seller(), ownPhoto(), 'image/svg+xml'));
    await denies(put(seller(), ownPhoto(), 'image/png', maxPhotoBytes + 1));
  });
  it.each([
    ['the folder of somebody else', pathOf('somebody', photoId(1))],
    ['a name that is no uuid', pathOf('seller', 'papers.jpg')],
    ['another kind', `uploads/seller/messages/films/${photoId(1)}`],
    ['a conversation', `uploads/seller/thread/photos/${photoId(1)}`],
    ['another thing of a shop', `uploads/seller/shop/films/${photoId(1)}`],
    ['the renditions', privately],
    ['the logos', logo],
  ])('is not left under %s', (__, path) => denies(put(seller(), path)));
});

describe('what lies in storage', () => {
  beforeAll(async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      for (const path of [
        taken,
        rendition,
        hidden,
        privately,
        logo,
        'pages/en/index.html',
        'catalogue/index.json',
      ])
        await put(context, path);
    });
  });
  const fileAt = (context: RulesTestContext, path: string) => context.storage().ref(path);

  it('is never overwritten', () => denies(put(seller(), taken)));

  describe.each(Object.entries(people))('for %s', (_, context) => {
    it.each([taken, hidden, privately, logo, 'pages/en/index.html', 'catalogue/index.json'])(
      'hides %s',
      (path) => denies(fileAt(context(), path).getMetadata()),
    );
    it('gives a photo of a message no address', () => denies(fileAt(context(), privately).getDownloadURL()));
    it('shows renditions', () => allows(fileAt(context(), rendition).getMetadata()));
    it.each([
      '/',
      'uploads',
      'uploads/seller',
      'uploads/seller/listing',
      'public',
      'public/listings',
      'private/messages/seller',
    ])('lists nothing in %s', (path) => denies(fileAt(context(), path).listAll()));
    it.each([taken, rendition, 'pages/en/index.html'])('deletes nothing: %s', (path) =>
      denies(fileAt(context(), path).delete()),
    );
    it.each([taken, rendition])('changes nothing: %s', (path) =>
      denies(fileAt(context(), path).updateMetadata({ contentType: 'text/html' })),
    );
    it('puts no rendition in', () => denies(put(context(), renditionPath('listing', photoId(9), 'full'))));
  });
});
