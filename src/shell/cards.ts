import { cardKey, showCardSize } from './cardSize.ts';
import { suggestCurrency } from './currency.ts';

/* Runs in the head of the home page, so that cards are never painted in another size first. Runs again once
   the switch exists, and when the page is restored from the back-forward cache. The switch works before its
   island is hydrated. Small cards show one foreign currency (components/home/home.css). */
document.documentElement.dataset.currency = suggestCurrency(navigator.language);
showCardSize();
for (const moment of ['DOMContentLoaded', 'pageshow']) addEventListener(moment, () => showCardSize());
addEventListener('change', ({ target }) => {
  const { name, value } = target as HTMLInputElement;
  if (name === cardKey) showCardSize(value);
});
