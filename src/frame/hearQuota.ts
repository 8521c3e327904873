import { quotaEvent } from '../firebase/tellQuota.ts';

// Hardly anybody nears a quota, so the words for it come when somebody does. Nothing fails where they do not come.
if (typeof document !== 'undefined')
  document.addEventListener(quotaEvent, (event) => {
    if (!(event instanceof CustomEvent)) return;
    const { kind, left } = event.detail;
    void import('./sayQuota.ts').then(({ sayQuota }) => sayQuota(kind, left)).catch(() => undefined);
  });
