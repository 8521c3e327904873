import { buildEstimator } from '../../../src/domain/prices/estimatePrice.ts';
import { onceFor } from '../platform/onceFor.ts';

/** Builds the price estimator, once per state of the catalogue. */
export const estimatorOf = onceFor(buildEstimator);
