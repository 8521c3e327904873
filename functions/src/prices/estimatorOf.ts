import { buildEstimator } from '../../../src/domain/prices/estimatePrice.ts';
import { onceFor } from '../platform/onceFor.ts';

export const estimatorOf = onceFor(buildEstimator);
