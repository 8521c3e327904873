import { type KnownModel, knownModelOf } from '../../domain/models/knownModel.ts';
import { isElectric, loadCatalogue } from '../brand/loadCatalogue.ts';

/** Returns petrol models only: the power of an electric model varies by version. */
export const loadKnownModels = async (): Promise<KnownModel[]> =>
  (await loadCatalogue()).flatMap(({ specs }) =>
    specs.flatMap((spec) => (isElectric(spec) ? [] : knownModelOf(spec))),
  );
