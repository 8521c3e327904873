import { formatDate } from '../i18n/format.ts';
import { languageOf } from '../i18n/languages.ts';

/** A page that was built last week says which day it is today, in Vietnam (D43). */
for (const line of document.querySelectorAll<HTMLElement>('[data-today]'))
  line.textContent = (line.dataset.today ?? '').replace(
    '{today}',
    formatDate(languageOf(location.pathname), Date.now()),
  );
