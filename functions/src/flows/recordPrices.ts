import type { Market } from '../../../src/domain/market/market.ts';
import type { Make } from '../../../src/domain/models/makes.ts';
import { withWeek } from '../../../src/domain/prices/priceHistory.ts';
import { readMarket } from '../pages/landingPage.ts';
import type { Site } from '../platform/site.ts';
import { historyReference, parseHistory } from '../prices/priceHistory.ts';

/** Returns prices of bikes for sale in đồng, by make and the model's slug. */
const pricesByMake = (market: Market): Map<Make, Map<string, number[]>> => {
  const makes = new Map<Make, Map<string, number[]>>();
  for (const landing of market.listed) {
    const { make, model, place } = landing;
    if (make === null || model === null || place !== null) continue;
    const models = makes.get(make) ?? new Map<string, number[]>();
    makes.set(
      make,
      models.set(
        model,
        market.bikesOf(landing).map(({ price }) => price),
      ),
    );
  }
  return makes;
};

/**
 * Records this week's prices of each model, one document per make. Safe to repeat.
 * @returns the number of makes
 */
export const recordPrices = async (site: Site, now: number): Promise<number> => {
  const makes = pricesByMake(await readMarket(site));
  for (const [make, models] of makes) {
    const reference = historyReference(site.documents, make);
    await site.documents.runTransaction(async (transaction) => {
      const history = parseHistory((await transaction.get(reference)).data());
      transaction.set(reference, withWeek(history, models, now));
    });
  }
  return makes.size;
};
