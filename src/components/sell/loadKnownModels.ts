import { getCollection } from 'astro:content';
import { arrangeModels } from '../../content/arrangeModels.ts';
import { type KnownModel, knownModelOf } from '../../domain/models/knownModel.ts';

/** What the guides know of each model and year, small enough to travel with the page of the form. */
export const loadKnownModels = async (): Promise<KnownModel[]> =>
  arrangeModels(await getCollection('models'), await getCollection('brandMarkets')).flatMap(({ specs }) =>
    specs.map(knownModelOf),
  );
