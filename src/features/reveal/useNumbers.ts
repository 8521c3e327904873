import { useState } from 'react';
import type { Channel } from '../../domain/contacts/contact.ts';
import { call } from '../../firebase/calls.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { tellLeft } from '../../firebase/tellQuota.ts';
import type { Language } from '../../i18n/languages.ts';
import { reveal } from '../../i18n/texts/reveal.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { notify } from '../../ui/notify.ts';

type Numbers = Partial<Record<Channel, string>>;
/** Pressed button. 'call' and 'zalo' both need the phone number. */
export type ContactButton = Channel | 'call' | 'zalo';

const explain = (channel: Channel, failure: unknown) => {
  const code = codeOf(failure);
  if (code === 'not-found') return channel === 'phone' ? 'hidden' : 'hiddenWhatsapp';
  if (code === 'resource-exhausted') return 'tooMany';
  if (code === 'permission-denied') return 'suspended';
  return code === 'failed-precondition' ? 'unavailable' : 'failed';
};

/** Caches revealed numbers. */
export const useNumbers = (lang: Language, listingId: string) => {
  const t = translate(lang, reveal);
  const [numbers, setNumbers] = useState<Numbers>({});
  const [asking, setAsking] = useState<ContactButton | null>(null);
  const ask = async (channel: Channel, by: ContactButton = channel) => {
    const number = numbers[channel];
    if (number) return number;
    setAsking(by);
    try {
      const { value, left } = await call('revealContact', { listing_id: listingId, channel });
      tellLeft('reveal', left);
      setNumbers((numbers) => ({ ...numbers, [channel]: value }));
      return value;
    } catch (failure) {
      reportHandled(failure, 'show a number');
      notify({ title: t(explain(channel, failure)), tone: 'error' });
      return null;
    } finally {
      setAsking(null);
    }
  };
  return { numbers, asking, ask };
};
