import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { StockAction, type StockAnswer } from '../../../src/domain/stock/stock.schema.ts';
import { memberOf, memberOptions, onCall, parseRequest } from '../http/caller.ts';
import { isWithin } from '../http/rateLimit.ts';
import { documents } from '../platform/site.ts';
import { changePrices, changeStatus } from '../stock/changeBikes.ts';
import { giveNumber } from '../stock/giveNumber.ts';
import { importStock } from '../stock/importStock.ts';
import { savePhotos } from '../stock/savePhotos.ts';
import { type Stock, stockOf } from '../stock/stockOf.ts';
import { undoChange } from '../stock/undoChange.ts';
import type { StockContext } from '../stock/writeChange.ts';

export const Request = z.strictObject({ action: StockAction });
const perHour = { action: 'change_stock', limit: 300, seconds: 3_600 };

const perform = (context: StockContext, stock: Stock, action: StockAction): Promise<StockAnswer> => {
  switch (action.act) {
    case 'preview':
    case 'import':
      return importStock(context, stock, action);
    case 'prices':
      return changePrices(context, stock, action);
    case 'status':
      return changeStatus(context, stock, action);
    case 'number':
      return giveNumber(context, stock, action);
    case 'photos':
      return savePhotos(context, stock, action);
    case 'undo':
      return undoChange(context, stock, action);
  }
};

/** Changes bikes of the caller's shop in one transaction. */
export const changeStock = onCall(
  { ...memberOptions, timeoutSeconds: 120 },
  async (request): Promise<StockAnswer> => {
    const { userId } = await memberOf(request);
    const { action } = parseRequest(Request, request.data);
    const store = documents();
    const now = Date.now();
    if (!(await isWithin(store, userId, [perHour], now)))
      throw new HttpsError('resource-exhausted', 'Too many requests. Please try again later.');
    return store.runTransaction(async (transaction) => {
      const stock = await stockOf(transaction, store, userId);
      return perform({ transaction, documents: store, shopId: stock.id, now }, stock, action);
    });
  },
);
