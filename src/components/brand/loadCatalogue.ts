import { getCollection } from 'astro:content';
import { arrangeModels } from '../../content/arrangeModels.ts';
import type { ElectricModel } from '../../content/electricModel.ts';
import type { ModelSpec } from '../../domain/models/modelspec.schema.ts';

export type Spec = ModelSpec | ElectricModel;

export const isElectric = (spec: Spec): spec is ElectricModel => 'supply' in spec;
export const isPetrol = (spec: Spec): spec is ModelSpec => !isElectric(spec);

export const loadCatalogue = async () =>
  arrangeModels<Spec>(
    [...(await getCollection('models')), ...(await getCollection('electricModels'))],
    await getCollection('brandMarkets'),
  );
