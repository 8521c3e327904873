import { useSession } from '../firebase/session.ts';
import type { Language } from '../i18n/languages.ts';
import { lazyPart } from './lazyPart.tsx';

const NoEmailText = lazyPart(async () => (await import('./NoEmailText.tsx')).NoEmailText, null);

/** Tells sellers without an email address which messages they miss. */
export const NoEmailNotice = ({ lang }: { lang: Language }) => {
  const session = useSession();
  return session.state === 'in' && session.user.email === '' && <NoEmailText lang={lang} />;
};
