import { getCollection } from 'astro:content';
import { arrangeModels } from '../../content/arrangeModels.ts';
import { type KnownModel, knownModelOf } from '../../domain/models/knownModel.ts';

export const loadKnownModels = async (): Promise<KnownModel[]> =>
  arrangeModels(await getCollection('models'), await getCollection('brandMarkets')).flatMap(({ specs }) =>
    specs.map(knownModelOf),
  );
