import { useEffect, useState } from 'react';

/**
 * Whether a dialog is open whose island came with the first click on what asks for it (`client:ask`): at once, and
 * again with every click on an element that carries `data-ask` with this name.
 */
export const useAsked = (name: string) => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    setOpen(true);
    const ask = (event: MouseEvent) => {
      // With these the link is wanted somewhere else.
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
