import type { Language } from '../../i18n/languages.ts';
import { changedElsewhere } from '../../i18n/texts/changedElsewhere.ts';
import { moderation } from '../../i18n/texts/moderation.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { notify } from '../../ui/notify.ts';

export const sayTakenAway = (lang: Language, why: 'deleted' | 'hidden'): void => {
  const changed = translate(lang, changedElsewhere);
  const hidden = translate(lang, moderation);
  notify(
    why === 'deleted'
      ? { title: changed('deleted'), text: changed('deletedText'), tone: 'error' }
      : {
          title: hidden('hiddenTitle'),
          text: hidden('hiddenHelp'),
          tone: 'error',
          link: { href: localize(lang, paths.contact), label: hidden('write') },
        },
  );
};
