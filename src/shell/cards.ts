import { cardKey, showCardSize } from './cardSize.ts';
import { suggestCurrency } from './currency.ts';

/* Sets the card size in the head, before cards are painted. Sets it again once the switch exists, and when
   the page returns from the back-forward cache. Small cards show only this foreign currency. */
document.documentElement.dataset.currency = suggestCurrency(navigator.language);
showCardSize();
for (const moment of ['DOMContentLoaded', 'pageshow']) addEventListener(moment, () => showCardSize());
addEventListener('change', ({ target }) => {
  const { name, value } = target as HTMLInputElement;
  if (name === cardKey) showCardSize(value);
});
