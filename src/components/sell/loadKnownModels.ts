import { type KnownModel, knownModelOf } from '../../domain/models/knownModel.ts';
import { isElectric, loadCatalogue } from '../brand/loadCatalogue.ts';

/** The guides' values by model and year, for the form's page. Petrol bikes only: a motor's power varies by version. */
export const loadKnownModels = async (): Promise<KnownModel[]> =>
  (await loadCatalogue()).flatMap(({ specs }) =>
    specs.flatMap((spec) => (isElectric(spec) ? [] : knownModelOf(spec))),
  );
