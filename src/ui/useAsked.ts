import { useEffect, useState } from 'react';

/**
 * Returns the open state and the setter of a dialog with `client:ask`. It opens on hydration, and on clicks
 * on `data-ask` elements.
 */
export const useAsked = (name: string) => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    setOpen(true);
    const ask = (event: MouseEvent) => {
      // These keys open the link in a new tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element)) return;
      if (!event.target.closest(`[data-ask="${name}"]`)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('click', ask);
    return () => document.removeEventListener('click', ask);
  }, [name]);
  return [open, setOpen] as const;
};
