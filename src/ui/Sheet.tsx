import { Modal, type ModalProps } from './Modal.tsx';

/** Panel for many choices: from the bottom on a phone, else from the right. */
export const Sheet = (props: ModalProps) => (
  <Modal
    {...props}
    className="mx-0 mt-auto mb-0 max-h-[88dvh] w-full max-w-none animate-slide overflow-hidden rounded-t-xl bg-surface text-ink shadow-float [--slide-from:0_100%] backdrop:bg-shade/55 md:my-0 md:mr-0 md:ml-auto md:h-dvh md:max-h-dvh md:w-104 md:rounded-none md:[--slide-from:100%_0] md:[&>div]:h-full"
  />
);
