import { useEffect } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { notify } from '../../ui/notify.ts';

/** Notice after a redirect from a missing listing, or from an unknown address (`?missing=page`). */
export const useMissingNotice = (lang: Language) =>
  useEffect(() => {
    const address = new URL(location.href);
    const missing = address.searchParams.get('missing');
    if (missing === null) return;
    address.searchParams.delete('missing');
    history.replaceState(history.state, '', address);
    const t = translate(lang, browse);
    notify(
      missing === 'page'
        ? { title: t('unknownTitle'), text: t('unknownText') }
        : { title: t('missingTitle'), text: t('missingText'), tone: 'error' },
    );
  }, [lang]);
