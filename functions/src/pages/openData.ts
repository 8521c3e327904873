import type { Response } from 'express';
import { parseRows, partBody, readCatalogueIndex } from '../catalogue/readCatalogue.ts';
import { forFiveMinutes, refuse, send } from '../http/answer.ts';
import type { Site } from '../platform/site.ts';
import { openIndex, openPart } from './openData.plan.ts';

const sendOpen = (response: Response, body: object): void => {
  response.set('Access-Control-Allow-Origin', '*');
  send(response, {
    type: 'application/json; charset=utf-8',
    cache: forFiveMinutes,
    body: JSON.stringify(body),
  });
};

export const answerOpenIndex = async (site: Site, response: Response): Promise<void> =>
  sendOpen(response, openIndex(await readCatalogueIndex(site)));

/** Responds with the public data of 250 bikes. */
export const answerOpenPart = async (site: Site, response: Response, part: number): Promise<void> => {
  const body = await partBody(site, part);
  if (body === null) return refuse(response, 404);
  sendOpen(response, openPart(parseRows(body)));
};
