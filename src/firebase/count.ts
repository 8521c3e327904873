import { askFirestore } from './documents.ts';
import type { Wanted } from './questions.ts';
import { structuredQuery } from './structuredQuery.ts';

/**
 * @example await countDocuments('inquiries', [['seller_id', '==', user.id], ['status', 'in', ['new', 'replied']]])
 */
export const countDocuments = async (
  collection: string,
  where: NonNullable<Wanted['where']>,
): Promise<number> => {
  const answer = await askFirestore('runAggregationQuery', {
    structuredAggregationQuery: {
      structuredQuery: structuredQuery(collection, { where }),
      aggregations: [{ alias: 'count', count: {} }],
    },
  });
  const counted = /"integerValue":"(\d+)"/.exec(JSON.stringify(answer))?.[1];
  if (counted === undefined) throw new Error('a count came without a number');
  return Number(counted);
};
