import { knownFromListed, type ListedModel } from '../../domain/market/listedModels.ts';
import type { KnownModel } from '../../domain/models/knownModel.ts';
import { listedModelsAnswer } from '../../paths.ts';

const hasModels = (value: unknown): value is { models: ListedModel[] } =>
  typeof value === 'object' && value !== null && 'models' in value && Array.isArray(value.models);

/** Models of a make in current listings; none after a failure. */
export const askListedModels = async (make: string, signal: AbortSignal): Promise<KnownModel[]> => {
  try {
    const response = await fetch(`${listedModelsAnswer}?${new URLSearchParams({ make })}`, { signal });
    const answer: unknown = response.ok ? await response.json() : null;
    return hasModels(answer) ? knownFromListed(make, answer.models) : [];
  } catch {
    return [];
  }
};
