import { Copy, MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import type { Channel } from '../../domain/contact.ts';
import { readablePhone } from '../../domain/readablePhone.ts';
import { call } from '../../firebase/calls.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { useSession } from '../../firebase/session.ts';
import { reportHandled } from '../../frame/reportHandled.ts';
import type { Language } from '../../i18n/languages.ts';
import { reveal } from '../../i18n/texts/reveal.ts';
import { translate } from '../../i18n/texts.ts';
import { settings } from '../../settings.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { notify } from '../../ui/notify.ts';
import { chatLink, greetingFor } from './chatLink.ts';

type Props = {
  lang: Language;
  listingId: string;
  sellerId: string;
  /** What the bike is called, and the address of its page, for the greeting. */
  title: string;
  address: string;
};
type Numbers = Partial<Record<Channel, string>>;

const explain = (channel: Channel, failure: unknown) => {
  const code = codeOf(failure);
  if (code === 'not-found') return channel === 'phone' ? 'hidden' : 'hiddenWhatsapp';
  if (code === 'resource-exhausted') return 'tooMany';
  if (code === 'permission-denied') return 'suspended';
  return code === 'failed-precondition' ? 'unavailable' : 'failed';
};

/** The seller's numbers, one click each, for somebody signed in; nothing at all for a visitor or the seller. */
export const RevealNumbers = ({ lang, listingId, sellerId, title, address }: Props) => {
  const t = translate(lang, reveal);
  const session = useSession();
  const [numbers, setNumbers] = useState<Numbers>({});
  const [asking, setAsking] = useState<Channel | null>(null);
  if (session.state !== 'in' || session.user.id === sellerId) return null;

  const greeting = greetingFor({ title, site: settings.name, address });
  const ask = async (channel: Channel) => {
    setAsking(channel);
    try {
      const { value } = await call('revealContact', { listing_id: listingId, channel });
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
  const openChat = async () => {
    // Browsers let a press open a tab, and nothing that comes after it. Where they let none, the link is there next.
    const tab = window.open('', '_blank');
    const value = await ask('whatsapp');
    if (!tab) return;
    if (value) {
      tab.opener = null;
      tab.location.assign(chatLink(value, greeting));
    } else tab.close();
  };
  const copy = async (number: string) => {
    try {
      await navigator.clipboard.writeText(number);
      notify({ title: t('copied'), text: number, tone: 'success' });
    } catch (failure) {
      reportHandled(failure, 'copy a number');
      notify({ title: t('copyFailed'), tone: 'error' });
    }
  };
  const phone = numbers.phone && readablePhone(numbers.phone);

  return (
    <div className="mt-3 grid gap-3">
      {phone ? (
        <div className="flex gap-2">
          <ButtonLink href={`tel:${numbers.phone}`} className="min-w-0 flex-1">
            <Phone size={18} aria-hidden="true" className="shrink-0" />
            <span className="figures">{t('call', { number: phone })}</span>
          </ButtonLink>
          <IconButton
            icon={Copy}
            look="outline"
            label={t('copy', { number: phone })}
            onClick={() => void copy(phone)}
          />
        </div>
      ) : (
        <Button className="w-full" loading={asking === 'phone'} onClick={() => void ask('phone')}>
          <Phone size={18} aria-hidden="true" />
          {t('phone')}
        </Button>
      )}
      {numbers.whatsapp ? (
        <ButtonLink
          href={chatLink(numbers.whatsapp, greeting)}
          target="_blank"
          rel="noopener noreferrer"
          className="w-full"
        >
          <MessageCircle size={18} aria-hidden="true" />
          {t('whatsapp')}
        </ButtonLink>
      ) : (
        <Button className="w-full" loading={asking === 'whatsapp'} onClick={() => void openChat()}>
          <MessageCircle size={18} aria-hidden="true" />
          {t('whatsapp')}
        </Button>
      )}
    </div>
  );
};
