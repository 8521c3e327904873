import { useEffect } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { notify } from '../../ui/notify.ts';

/** Notice after a redirect from a missing listing. */
export const useMissingNotice = (lang: Language) =>
  useEffect(() => {
    const address = new URL(location.href);
    if (!address.searchParams.has('missing')) return;
    address.searchParams.delete('missing');
    history.replaceState(history.state, '', address);
    const t = translate(lang, browse);
    notify({ title: t('missingTitle'), text: t('missingText'), tone: 'error' });
  }, [lang]);
