import type { PhraseValues } from '../../domain/conversations/phrase.ts';
import type { ProposalCode } from '../../domain/conversations/proposalFields.ts';
import { proposals } from '../../i18n/texts/proposals.ts';
import { translate } from '../../i18n/texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormStatus } from '../../ui/FormStatus.tsx';
import { ProposalForm } from './ProposalForm.tsx';
import { type ProposalProps, useProposal } from './useProposal.ts';

type Props = ProposalProps & {
  code: ProposalCode;
  initial?: PhraseValues;
  onClose: () => void;
};

export const ProposalDialog = ({ code, initial = {}, onClose, ...props }: Props) => {
  const { lang, thread } = props;
  const { sending, failure, send } = useProposal(props);
  const submit = async (values: PhraseValues) => {
    if (await send({ code, values })) onClose();
  };
  return (
    <Dialog
      lang={lang}
      open
      onOpenChange={(open) => !open && onClose()}
      title={translate(lang, proposals)(`do.${code}`)}
    >
      <ProposalForm
        lang={lang}
        code={code}
        bikePrice={thread.bike.price}
        initial={initial}
        sending={sending}
        onSend={(values) => void submit(values)}
        onCancel={onClose}
      />
      <FormStatus
        lang={lang}
        sending={sending}
        problem={failure === null ? null : { text: failure }}
        className="mt-3"
      />
    </Dialog>
  );
};
