import { useState } from 'react';
import { Contact } from '../../domain/contacts/contact.schema.ts';
import { getDocument } from '../../firebase/firestore.ts';
import type { Language } from '../../i18n/languages.ts';
import { shareKit } from '../../i18n/texts/shareKit.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { notify } from '../../ui/notify.ts';

export const useOwnPhone = (lang: Language, listingId: string) => {
  const t = translate(lang, shareKit);
  const [wanted, setWanted] = useState(false);
  const [phone, setPhone] = useState<string | null>(null);
  const fetchPhone = async () => {
    try {
      const contact = await getDocument(Contact, 'motorcycles', listingId, 'contact', 'phone');
      if (contact) return setPhone(contact.value);
      notify({ title: t('noPhone'), tone: 'error' });
    } catch (failure) {
      reportHandled(failure, 'load a number to share');
      notify({ title: t('phoneFailed'), tone: 'error' });
    }
    setWanted(false);
  };
  const want = (shown: boolean) => {
    setWanted(shown);
    if (shown && phone === null) void fetchPhone();
  };
  return { wanted, want, shown: wanted ? phone : null };
};
