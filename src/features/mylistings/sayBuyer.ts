import { isClaimed } from '../../domain/reviews/review.ts';
import { writeBatch } from '../../firebase/firestore.ts';
import type { Language } from '../../i18n/languages.ts';
import { buyers as texts } from '../../i18n/texts/buyers.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { notify } from '../../ui/notify.ts';
import { type Answer, nameOf } from './BuyerDialog.tsx';
import { planBuyer } from './buyers.ts';

export const sayBuyer = async (lang: Language, answer: NonNullable<Answer>): Promise<void> => {
  const t = translate(lang, texts);
  const { threads, buyer } = answer;
  const steps = planBuyer(threads, buyer);
  try {
    if (steps.length > 0) await writeBatch(steps);
  } catch (failure) {
    reportHandled(failure, 'say who bought a bike');
    notify({ title: t('failed'), text: t('failedText'), tone: 'error' });
    return;
  }
  if (!buyer) return;
  const name = nameOf(lang, buyer);
  notify({ title: t(isClaimed(buyer) ? 'bothAgreed' : 'asked', { name }), tone: 'success' });
};
