import { withWeek } from '../../../src/domain/prices/priceHistory.ts';
import { readMarket } from '../pages/landingPage.ts';
import type { Site } from '../platform/site.ts';
import { historyReference, parseHistory, pricesByMake } from '../prices/priceHistory.ts';

/** Writes one document per make. */
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
