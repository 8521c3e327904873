import { type StockAction, StockAnswer, StockTable } from '../../domain/stock/stock.schema.ts';
import { call } from '../../firebase/calls.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import type { Language } from '../../i18n/languages.ts';
import { stock } from '../../i18n/texts/stock.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { notifyFailure } from '../../ui/notifyFailure.ts';

export const readStock = async (rows: Language | null = null): Promise<StockTable> =>
  StockTable.parse(await call('readStock', { rows }));

const explained = {
  'resource-exhausted': 'tooOften',
  'failed-precondition': 'outdated',
  'invalid-argument': 'tooMuch',
  'not-found': 'tooLate',
  'already-exists': 'tooLate',
  'permission-denied': 'notAllowed',
} as const;

/** Shows a notice and returns null after a failure. */
export const changeStock = async (lang: Language, action: StockAction): Promise<StockAnswer | null> => {
  const t = translate(lang, stock);
  try {
    return StockAnswer.parse(await call('changeStock', { action }));
  } catch (failure) {
    reportHandled(failure, 'change the stock of a shop');
    const code = codeOf(failure) ?? '';
    const isFile = action.act === 'preview' || action.act === 'import';
    const name =
      code in explained && (isFile || code !== 'invalid-argument')
        ? explained[code as keyof typeof explained]
        : null;
    const text = name ? t(name) : code === 'unavailable' ? null : undefined;
    notifyFailure(lang, { title: t('failed'), text });
    return null;
  }
};
