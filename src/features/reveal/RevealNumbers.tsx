import { Copy, MessageCircle, MessagesSquare, Phone } from 'lucide-react';
import type { Channel } from '../../domain/contacts/contact.ts';
import { readablePhone } from '../../domain/contacts/readablePhone.ts';
import { zaloLink } from '../../domain/contacts/zaloLink.ts';
import { useSession } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { reveal } from '../../i18n/texts/reveal.ts';
import { translate } from '../../i18n/texts.ts';
import { contactHash, signInPath } from '../../paths.ts';
import { settings } from '../../settings.ts';
import { island } from '../../shell/island.tsx';
import { reportHandled } from '../../shell/reportHandled.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { notify } from '../../ui/notify.ts';
import { ChatButton } from './ChatButton.tsx';
import { ContactBar } from './ContactBar.tsx';
import { chatLink, greetingFor } from './chatLink.ts';
import { type ContactButton, useNumbers } from './useNumbers.ts';

type Props = {
  lang: Language;
  listingId: string;
  sellerId: string;
  title: string;
  address: string;
};

/**
 * Members reveal each number with a press. On phones, a bar leads visitors to the sign-in. The listing's
 * seller sees nothing.
 */
export const RevealNumbers = island(
  'seller numbers',
  ({ lang, listingId, sellerId, title, address }: Props) => {
    const t = translate(lang, reveal);
    const session = useSession();
    const { numbers, asking, ask } = useNumbers(lang, listingId);
    if (session.state !== 'in')
      return (
        <ContactBar
          lang={lang}
          signIn={signInPath(lang, new URL(address).pathname + contactHash)}
          isLoading={session.state === 'loading'}
          asking={null}
          onAsk={() => undefined}
        />
      );
    if (session.user.id === sellerId) return null;

    const greeting = greetingFor({ title, site: settings.name, address });
    const openChat = async (channel: Channel, by: ContactButton, linkTo: (number: string) => string) => {
      // Browsers allow a new tab only during the press, before the number is known. If the tab is blocked,
      // the link appears.
      const tab = window.open('', '_blank');
      const value = await ask(channel, by);
      if (!tab) return;
      if (value) {
        tab.opener = null;
        tab.location.assign(linkTo(value));
      } else tab.close();
    };
    const dial = async () => {
      const value = await ask('phone', 'call');
      if (value) location.assign(`tel:${value}`);
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
      <>
        <div className="mt-3 grid gap-3">
          {phone ? (
            <div className="flex gap-2">
              <ButtonLink href={`tel:${numbers.phone}`} className="min-w-0 flex-1">
                <Phone size={18} aria-hidden="true" className="shrink-0" />
                <span translate="no" className="figures">
                  {t('call', { number: phone })}
                </span>
              </ButtonLink>
              <IconButton
                icon={Copy}
                look="outline"
                label={t('copy', { number: phone })}
                onClick={() => void copy(phone)}
              />
            </div>
          ) : (
            <Button
              className="beside-bar w-full"
              loading={asking === 'phone'}
              onClick={() => void ask('phone')}
            >
              <Phone size={18} aria-hidden="true" />
              {t('phone')}
            </Button>
          )}
          <ChatButton
            icon={MessagesSquare}
            label={t('zalo')}
            className="beside-bar"
            href={numbers.phone && zaloLink(numbers.phone)}
            loading={asking === 'zalo'}
            onAsk={() => void openChat('phone', 'zalo', zaloLink)}
          />
          <ChatButton
            icon={MessageCircle}
            label={t('whatsapp')}
            href={numbers.whatsapp && chatLink(numbers.whatsapp, greeting)}
            loading={asking === 'whatsapp'}
            onAsk={() => void openChat('whatsapp', 'whatsapp', (number) => chatLink(number, greeting))}
          />
        </div>
        <ContactBar
          lang={lang}
          signIn={null}
          isLoading={false}
          asking={asking === 'call' || asking === 'zalo' ? asking : null}
          onAsk={(way) => void (way === 'call' ? dial() : openChat('phone', 'zalo', zaloLink))}
        />
      </>
    );
  },
);
