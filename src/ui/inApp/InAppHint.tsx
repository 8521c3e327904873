import { lazy, Suspense } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { useInAppBrowser } from './inAppBrowser.ts';
import type { Trouble } from './LeaveApp.tsx';

const LeaveApp = lazy(async () => ({ default: (await import('./LeaveApp.tsx')).LeaveApp }));

export const InAppHint = ({ lang, trouble }: { lang: Language; trouble: Trouble }) => {
  const app = useInAppBrowser();
  if (!app) return null;
  return (
    <Suspense fallback={null}>
      <LeaveApp lang={lang} app={app} trouble={trouble} />
    </Suspense>
  );
};
