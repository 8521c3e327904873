import { cardKey, showCardSize } from './cardSize.ts';
import { suggestCurrency } from './currency.ts';

/* Small cards show a single foreign currency: this one. The card size is set in the head, before cards are
   painted. It is set again once the switch exists, and when the page returns from the back-forward cache. */
document.documentElement.dataset.currency = suggestCurrency(navigator.language);
showCardSize();
for (const moment of ['DOMContentLoaded', 'pageshow']) addEventListener(moment, () => showCardSize());
addEventListener('change', ({ target }) => {
  const { name, value } = target as HTMLInputElement;
  if (name === cardKey) showCardSize(value);
});
