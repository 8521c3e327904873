import { buildEstimator } from '../../../src/domain/prices/estimatePrice.ts';
import { onceFor } from '../platform/onceFor.ts';

/** Builds the price estimator, once for each state of the catalogue. */
export const estimatorOf = onceFor(buildEstimator);
