import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageFile } from '../../functions/src/pages/renderPair.ts';
import { translateListing } from '../../functions/src/translation/translateListing.ts';
import { openTranslator, type Translator } from '../../functions/src/translation/translator.ts';
import type { Published } from '../../src/domain/listings/listing.schema.ts';
import type { Stored } from '../../src/domain/listings/listing.ts';
import { day, vietnameseDay } from '../../src/domain/time/time.ts';
import { paths } from '../../src/paths.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { change, documents, fresh, publish, site, soon } from './suite.ts';

type Asked = { path: string | undefined; body: Record<string, unknown> };
let requests: Asked[] = [];
type Answer = (response: ServerResponse) => void;
const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
const translated = (translatedText: string) => json(200, { translations: [{ translatedText }] });
const refused = (code: number, status: string) => json(code, { error: { code, status, message: 'no' } });
let answer: Answer;
const read = async (request: IncomingMessage) => {
  let text = '';
  for await (const part of request) text += part;
  return JSON.parse(text);
};
const service = createServer(async (request, response) => {
  requests.push({ path: request.url?.split('?')[0], body: await read(request) });
  answer(response);
});

let translator: Translator;
let impatient: Translator;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  // Client that sends no credentials, from the library's own packages.
  const { PassThroughClient } = createRequire(import.meta.resolve('@google-cloud/translate'))(
    'google-auth-library',
  );
  const options = { apiEndpoint: '127.0.0.1', port, protocol: 'http', authClient: new PassThroughClient() };
  translator = openTranslator('demo-shop', options);
  impatient = openTranslator('demo-shop', options, 50);
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

/** Each test uses another day, because the limit is a thousand characters a day. */
let now = Date.UTC(2026, 0, 1, 5);
beforeEach(() => {
  now += day;
  requests = [];
  answer = translated('<p>Owner in the papers, smooth engine.</p>');
});
const needs = (changes: Partial<Parameters<typeof translateListing>[0]> = {}) => ({
  documents,
  translator,
  maxCharacters: 1_000,
  now,
  ...changes,
});

const vietnamese = '<p>Xe có gù chống đổ, mình giữ cẩn thận.</p>';
/** First characters of the SHA-256 of the description. */
const name = '29f8e8dc0536f294';
const bike = async (changes: Partial<Stored<Published>> = {}) => {
  const id = fresh('translation');
  const listing = buildListing({ id, slug: id, seller_name: 'Lan', description: vietnamese, ...changes });
  await publish(listing);
  return id;
};
const storedAt = async (id: string) => (await documents.doc(`motorcycles/${id}`).get()).data() ?? {};
const used = async () => (await documents.doc(`limits/translation_${vietnameseDay(now)}`).get()).data() ?? {};

describe('a description in the other language', () => {
  it('is asked for as HTML with its terms marked, and stored beside the original', async () => {
    const id = await bike();
    await translateListing(needs(), id);
    expect(requests).toEqual([
      {
        path: '/v3/projects/demo-shop/locations/global:translateText',
        body: {
          contents: ['<p>Xe có <span translate="no">crash protectors</span>, mình giữ cẩn thận.</p>'],
          mimeType: 'text/html',
          sourceLanguageCode: 'vi',
          targetLanguageCode: 'en',
          labels: {},
        },
      },
    ]);
    expect(await storedAt(id)).toMatchObject({
      description: vietnamese,
      translation: { lang: 'en', html: '<p>Owner in the papers, smooth engine.</p>', of: name },
    });
  });

  it('is on the page, made once', async () => {
    const id = await bike();
    const file = pageFile(site.build(), 'en', paths.listing(id));
    await vi.waitFor(async () => expect(await site.files.exists(file)).toBe(true), soon);
    await translateListing(needs(), id);
    await vi.waitFor(
      async () => expect(String(await site.files.read(file))).toContain('smooth engine'),
      soon,
    );
  });

  it('leaves when and by whom the listing was changed as it is', async () => {
    const id = await bike();
    const { price_steps: _, ...before } = await storedAt(id);
    await translateListing(needs(), id);
    const { translation: __, price_steps: ___, ...after } = await storedAt(id);
    expect(after).toEqual(before);
  });

  it('is paid for once, however often it is asked for', async () => {
    const id = await bike();
    await translateListing(needs(), id);
    await translateListing(needs(), id);
    await change(id, { price: 1_000_000 });
    await translateListing(needs({ now: now + 30 * day }), id);
    expect(requests).toHaveLength(1);
  });

  it('is asked for by one of many at the same time; the others come again', async () => {
    const id = await bike();
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => translateListing(needs(), id)));
    expect(requests).toHaveLength(1);
    const failures = results.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(new Set(failures)).toEqual(new Set([`Error: listing ${id} is being translated`]));
    await translateListing(needs(), id);
    expect(requests).toHaveLength(1);
  });

  it('is asked for again after two minutes, where whoever asked has not come back', async () => {
    const id = await bike();
    await documents.doc(`limits/translation_${vietnameseDay(now)}`).set({
      characters: 40,
      listings: { [id]: { of: name, until: now + 120_000 } },
    });
    await expect(translateListing(needs({ now: now + 119_999 }), id)).rejects.toThrow('is being translated');
    await translateListing(needs({ now: now + 120_000 }), id);
    expect(requests).toHaveLength(1);
    expect((await used()).characters).toBe(40);
  });

  it('is made anew once its seller has changed the original', async () => {
    const id = await bike();
    await translateListing(needs(), id);
    await change(id, { description: '<p>Xe đã bán cho người quen.</p>' });
    answer = translated('<p>Another text.</p>');
    await translateListing(needs(), id);
    expect((await storedAt(id)).translation).toMatchObject({ html: '<p>Another text.</p>' });
    expect(requests).toHaveLength(2);
  });

  it('is sanitized like the original', async () => {
    const id = await bike();
    answer = translated('<p onclick="x()">Smooth <script>x()</script><span translate="no">engine</span></p>');
    await translateListing(needs(), id);
    expect((await storedAt(id)).translation.html).toBe('<p>Smooth engine</p>');
  });
});

describe('nothing is sent', () => {
  it.each([
    ['of a draft', { status: 'draft' as never }],
    ['of a hidden bike', { status: 'hidden' as never, hidden: {} as never }],
    ['of a deleted one', { deleted_at: 5 }],
    ['where the seller wrote both', { other_description: '<p>It has crash bars and runs well.</p>' }],
  ])('%s', async (_, changes) => {
    const id = await bike(changes as Partial<Stored<Published>>);
    await translateListing(needs(), id);
    await translateListing(needs(), 'nobody');
    expect(requests).toEqual([]);
    expect(await used()).toEqual({});
  });
});

describe('the limit of a day', () => {
  const length = '<p>Xe có <span translate="no">crash protectors</span>, mình giữ cẩn thận.</p>'.length;

  it('counts what is sent, and goes two days later', async () => {
    const [one, other] = [await bike(), await bike()];
    await translateListing(needs({ maxCharacters: 2 * length }), one);
    await translateListing(needs({ maxCharacters: 2 * length }), other);
    expect(await used()).toMatchObject({ characters: 2 * length });
    expect((await used()).expires_at.toMillis()).toBe(now + 2 * day);
    expect(requests).toHaveLength(2);
  });

  it('refuses what goes beyond it; the next day takes it', async () => {
    const [one, other] = [await bike(), await bike()];
    const maxCharacters = 2 * length - 1;
    await translateListing(needs({ maxCharacters }), one);
    await translateListing(needs({ maxCharacters }), other);
    expect(requests).toHaveLength(1);
    expect((await storedAt(other)).translation).toBeUndefined();
    now += day;
    await translateListing(needs({ maxCharacters }), other);
    expect(requests).toHaveLength(2);
  });

  it('counts a text once, although the first answer failed', async () => {
    const id = await bike();
    answer = refused(503, 'UNAVAILABLE');
    await expect(translateListing(needs({ maxCharacters: length }), id)).rejects.toThrow();
    answer = translated('<p>Smooth.</p>');
    await translateListing(needs({ maxCharacters: length }), id);
    expect(requests).toHaveLength(2);
    expect((await used()).characters).toBe(length);
    expect((await storedAt(id)).translation).toMatchObject({ html: '<p>Smooth.</p>' });
  });
});

describe('a translator that does not do its work', () => {
  const unchanged = async (id: string) => {
    const { translation, description } = await storedAt(id);
    expect({ translation, description }).toEqual({ translation: undefined, description: vietnamese });
  };

  it.each([
    ['is not there', refused(503, 'UNAVAILABLE')],
    ['has no room', refused(429, 'RESOURCE_EXHAUSTED')],
    [
      'answers with a page',
      (response: ServerResponse) => void response.writeHead(200).end('<!doctype html><p>Hi'),
    ],
    [
      'answers with a page of an error',
      (response: ServerResponse) => void response.writeHead(502).end('<h1>Bad</h1>'),
    ],
    ['closes the line', (response: ServerResponse) => void response.destroy()],
  ])('and %s is asked again later; the original stays', async (_, failing) => {
    const id = await bike();
    answer = failing;
    await expect(translateListing(needs(), id)).rejects.toThrow();
    await unchanged(id);
    answer = translated('<p>Smooth.</p>');
    await translateListing(needs(), id);
    expect((await storedAt(id)).translation).toMatchObject({ html: '<p>Smooth.</p>' });
  });

  it('and does not answer is given up after a while', async () => {
    const id = await bike();
    answer = () => undefined;
    await expect(translateListing(needs({ translator: impatient }), id)).rejects.toThrow(
      /deadline|timeout|exceeded/i,
    );
    await unchanged(id);
  });

  it.each([
    [400, 'INVALID_ARGUMENT'],
    [401, 'UNAUTHENTICATED'],
    [403, 'PERMISSION_DENIED'],
    [404, 'NOT_FOUND'],
    [400, 'FAILED_PRECONDITION'],
    [501, 'UNIMPLEMENTED'],
  ])('and refuses (%i, %s) is not asked again for this change', async (code, status) => {
    const id = await bike();
    answer = refused(code, status);
    await expect(translateListing(needs(), id)).resolves.toBeUndefined();
    await unchanged(id);
    // Fetches again, because a later change may have fixed the failure.
    await expect(translateListing(needs(), id)).resolves.toBeUndefined();
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['nothing', json(200, {})],
    ['no words', translated('<p> <br></p>')],
    ['what was asked', translated(vietnamese)],
    ['far too much', translated(`<p>${'word '.repeat(8_001)}</p>`)],
    ['no list', json(200, { translations: [] })],
  ])('and answers with %s is believed: the original stays, and nobody pays again', async (_, useless) => {
    const id = await bike();
    answer = useless;
    await translateListing(needs(), id);
    await translateListing(needs(), id);
    expect(requests).toHaveLength(1);
    expect(await storedAt(id)).toMatchObject({
      description: vietnamese,
      translation: { lang: 'en', html: '', of: name },
    });
  });

  it.each([
    ['its seller changes the text', { description: '<p>Xe khác, máy êm.</p>' }],
    ['it is sold', { status: 'sold' }],
    ['it is deleted', { deleted_at: new Date(5) }],
    ['its seller writes the second text', { other_description: '<p>It has crash bars and runs well.</p>' }],
  ])('while %s: the answer is not stored', async (_, fields) => {
    const id = await bike();
    const slow: Translator = async (text) => {
      await change(id, fields);
      return translator(text);
    };
    await translateListing(needs({ translator: slow }), id);
    expect((await storedAt(id)).translation).toBeUndefined();
  });
});
