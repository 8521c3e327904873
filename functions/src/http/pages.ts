import type { Request, Response } from 'express';
import { onRequest } from 'firebase-functions/https';
import type { Language } from '../../../src/i18n/languages.ts';
import { localize, paths } from '../../../src/paths.ts';
import { textVersion } from '../effects/catalogueDocuments.ts';
import { refreshHome } from '../effects/refreshHome.ts';
import { refreshListingPage } from '../effects/refreshListingPage.ts';
import { pageFile } from '../effects/renderPair.ts';
import { indexFile, partFile, writeCatalogueFiles } from '../effects/writeCatalogueFiles.ts';
import { planRequest } from '../plans/planRequest.ts';
import { type Site, theSite } from '../site.ts';
import { immutable, redirect, refuse, refusesMethod, send, shortLived } from './answer.ts';
import { renderGone } from './renderGone.ts';

const html = 'text/html; charset=utf-8';
const json = 'application/json; charset=utf-8';

const sendPage = (response: Response, body: string | Buffer) =>
  send(response, { type: html, cache: shortLived, body });

const home = async (site: Site, response: Response, language: Language) => {
  const stored = await site.files.read(pageFile(site.build(), language, paths.home));
  sendPage(response, stored ?? (await refreshHome(site))[language]);
};

const unknownListing = (response: Response, language: Language) =>
  redirect(response, 302, `${localize(language, paths.home)}?missing=1`);

const listing = async (site: Site, response: Response, language: Language, slug: string) => {
  const stored = await site.files.read(pageFile(site.build(), language, paths.listing(slug)));
  if (stored) return sendPage(response, stored);
  const outcome = await refreshListingPage(site, slug);
  if (outcome.kind === 'page') return sendPage(response, outcome.pair[language]);
  if (outcome.kind === 'unknown') return unknownListing(response, language);
  response.set('X-Robots-Tag', 'noindex');
  const body = await renderGone(site, language);
  send(response, { status: outcome.kind === 'deleted' ? 410 : 404, type: html, cache: shortLived, body });
};

const index = async (site: Site, response: Response) => {
  const body = (await site.files.read(indexFile)) ?? (await writeCatalogueFiles(site, 0)).index;
  send(response, { type: json, cache: shortLived, body });
};

const part = async (site: Site, response: Response, number: number, version: unknown) => {
  const body = (await site.files.read(partFile(number))) ?? (await writeCatalogueFiles(site, number)).part;
  if (body === null) return refuse(response, 404);
  // A file that is a moment older than the index that named it must not be kept under the newer name.
  send(response, { type: json, cache: version === textVersion(body) ? immutable : shortLived, body });
};

/** Everything that Hosting has no file for. */
export const answerPage = async (site: Site, request: Request, response: Response): Promise<void> => {
  if (refusesMethod(request.method, response)) return;
  const asked = planRequest(request.path);
  switch (asked.kind) {
    case 'home':
      return home(site, response, asked.language);
    case 'listing':
      return listing(site, response, asked.language, asked.slug);
    case 'unknownListing':
      return unknownListing(response, asked.language);
    case 'catalogueIndex':
      return index(site, response);
    case 'cataloguePart':
      return part(site, response, asked.part, request.query.v);
    case 'moved':
      return redirect(response, 301, asked.to);
    case 'elsewhere':
      return redirect(response, 302, localize(asked.language, paths.home));
    case 'missingAsset':
      return refuse(response, 404);
  }
};

export const pages = onRequest({ memory: '512MiB' }, (request, response) =>
  answerPage(theSite(), request, response),
);
