import { MessageCircle, MessagesSquare, Phone } from 'lucide-react';
import type { Language } from '../../i18n/languages.ts';
import { reveal } from '../../i18n/texts/reveal.ts';
import { translate } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';

type Way = 'call' | 'zalo';
type Props = {
  lang: Language;
  /** Address of the sign-in; null for members. */
  signIn: string | null;
  isLoading: boolean;
  asking: Way | null;
  onAsk: (way: Way) => void;
};

const ways = [
  ['call', Phone],
  ['zalo', MessagesSquare],
  ['message', MessageCircle],
] as const;

/** A phone's bottom bar (components/listing/contactBar.css). */
export const ContactBar = ({ lang, signIn, isLoading, asking, onAsk }: Props) => {
  const t = translate(lang, reveal);
  return (
    // Hidden from members until the session is known, because the seller must not see it.
    <section
      aria-label={t('bar')}
      className={classes('contact-bar max-lg:steps-aside', isLoading && 'visitors-only')}
    >
      {ways.map(([way, Icon]) => {
        const look = { size: 'sm', variant: way === 'message' ? 'primary' : 'secondary' } as const;
        const isAsking = way === asking;
        const content = (
          <>
            {!isAsking && <Icon size={18} aria-hidden="true" className="shrink-0" />}
            <span>{t(`bar.${way}`)}</span>
          </>
        );
        return signIn ? (
          <ButtonLink key={way} {...look} href={signIn} data-ask="contact">
            {content}
          </ButtonLink>
        ) : (
          <Button
            key={way}
            {...look}
            loading={isAsking}
            // Opens the dialog of another island: conversations/ContactSeller.tsx listens for it.
            data-message={way === 'message' ? '' : undefined}
            onClick={way === 'message' ? undefined : () => onAsk(way)}
          >
            {content}
          </Button>
        );
      })}
    </section>
  );
};
