import { BadgeDollarSign, CalendarDays, ImagePlus, MessageSquareQuote, Plus } from 'lucide-react';
import { conversations } from '../../i18n/texts/conversations.ts';
import { phrasePicker } from '../../i18n/texts/phrasePicker.ts';
import { proposals } from '../../i18n/texts/proposals.ts';
import { translate } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { type NewProposal, newProposals } from './newProposals.ts';
import type { ProposalProps } from './useProposal.ts';

const icons = { offer: BadgeDollarSign, visit_propose: CalendarDays };

type Props = Pick<ProposalProps, 'lang' | 'thread' | 'userId' | 'available'> & {
  onPropose: (code: NewProposal['code']) => void;
  onPhrases: () => void;
  onPhotos: () => void;
};

export const AddMenu = ({ lang, thread, userId, available, onPropose, onPhrases, onPhotos }: Props) => (
  <Menu
    align="start"
    side="top"
    items={[
      { label: translate(lang, conversations)('addPhotos'), icon: ImagePlus, onSelect: onPhotos },
      ...newProposals(thread, userId, available, Date.now()).map(({ code, label }) => ({
        label: translate(lang, proposals)(label),
        icon: icons[code],
        onSelect: () => onPropose(code),
      })),
      { label: translate(lang, phrasePicker)('open'), icon: MessageSquareQuote, onSelect: onPhrases },
    ]}
  >
    {(trigger) => <IconButton {...trigger} icon={Plus} label={translate(lang, conversations)('add')} />}
  </Menu>
);
