import { buildEstimator } from '../../../src/domain/prices/estimatePrice.ts';
import { onceFor } from '../platform/onceFor.ts';

/** What is learnt of prices, once for each state of the catalogue. */
export const estimatorOf = onceFor(buildEstimator);
