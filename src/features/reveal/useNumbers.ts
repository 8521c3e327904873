import { useState } from 'react';
import type { Channel } from '../../domain/contacts/contact.ts';
import { call } from '../../firebase/calls.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { tellLeft } from '../../firebase/tellQuota.ts';
import { reportHandled } from '../../frame/reportHandled.ts';
import type { Language } from '../../i18n/languages.ts';
import { reveal } from '../../i18n/texts/reveal.ts';
import { translate } from '../../i18n/texts.ts';
import { notify } from '../../ui/notify.ts';

type Numbers = Partial<Record<Channel, string>>;
/** What somebody has pressed: one of the page's own buttons, or one of the bar's, which both need the phone number. */
export type Asked = Channel | 'call' | 'zalo';

const explain = (channel: Channel, failure: unknown) => {
  const code = codeOf(failure);
  if (code === 'not-found') return channel === 'phone' ? 'hidden' : 'hiddenWhatsapp';
  if (code === 'resource-exhausted') return 'tooMany';
  if (code === 'permission-denied') return 'suspended';
  return code === 'failed-precondition' ? 'unavailable' : 'failed';
};

/** The numbers that the server has shown, and a way to ask for one; where it shows none, a notice says why. */
export const useNumbers = (lang: Language, listingId: string) => {
  const t = translate(lang, reveal);
  const [numbers, setNumbers] = useState<Numbers>({});
  const [asking, setAsking] = useState<Asked | null>(null);
  const ask = async (channel: Channel, by: Asked = channel) => {
    const known = numbers[channel];
    if (known) return known;
    setAsking(by);
    try {
      const { value, left } = await call('revealContact', { listing_id: listingId, channel });
      tellLeft('reveal', left);
      setNumbers((known) => ({ ...known, [channel]: value }));
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
