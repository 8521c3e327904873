import { Modal, type ModalProps } from './Modal.tsx';

/**
 * Question or short form above the page. Escape, Back, the backdrop and the cross close it.
 * @example <Dialog open={open} onOpenChange={setOpen} title={t('deleteConfirm')} footer={buttons}>{t('deleteText')}</Dialog>
 */
export const Dialog = (props: ModalProps) => (
  <Modal
    {...props}
    className="m-auto max-h-[calc(100dvh-2rem)] short:max-h-[calc(100dvh-1rem)] w-[calc(100%-2rem)] max-w-lg animate-rise overflow-hidden rounded-xl bg-surface text-ink shadow-float backdrop:bg-shade/55"
  />
);
