import type { Response } from 'express';
import { listedModels } from '../../../src/domain/market/listedModels.ts';
import { makes } from '../../../src/domain/models/makes.ts';
import { readCards } from '../catalogue/readCatalogue.ts';
import { forAnHour, refuse, send } from '../http/answer.ts';
import type { Site } from '../platform/site.ts';

/** Responds with the models that sellers entered for a make; 400 for an unknown make. */
export const answerListedModels = async (
  site: Site,
  response: Response,
  query: URLSearchParams,
): Promise<void> => {
  const make = makes.find((one) => one === query.get('make'));
  if (!make) return refuse(response, 400);
  send(response, {
    type: 'application/json; charset=utf-8',
    cache: forAnHour,
    body: JSON.stringify({ models: listedModels(await readCards(site), make) }),
  });
};
