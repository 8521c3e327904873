import { Ban, CircleCheck, Ellipsis, Flag, Mail, MessagesSquare, Phone } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { zaloLink } from '../../domain/contacts/zaloLink.ts';
import { canBlock } from '../../domain/conversations/block.ts';
import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import { isOpen, otherSide, sideOf } from '../../domain/conversations/inquiry.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { agreedAt } from '../../domain/reviews/review.ts';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { safety } from '../../i18n/texts/safety.ts';
import { translate } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { otherName } from './otherName.ts';
import type { SafetyProps } from './safetyProps.ts';

type Props = {
  lang: Language;
  thread: Stored<Inquiry>;
  userId: string;
  onClose: () => void;
  onReported: () => void;
};
const dialogs = {
  report: lazy(async () => ({ default: (await import('./ReportConversation.tsx')).ReportConversation })),
  block: lazy(async () => ({ default: (await import('./BlockPerson.tsx')).BlockPerson })),
} satisfies Record<string, ComponentType<SafetyProps>>;

const Own = ({ text }: { text: string }) => <span translate="no">{text}</span>;

const contactsOf = ({ contact_email: email, contact_phone: phone }: Inquiry): MenuItem[] => [
  ...(email ? [{ label: <Own text={email} />, icon: Mail, href: `mailto:${email}` }] : []),
  ...(phone
    ? [
        { label: <Own text={phone} />, icon: Phone, href: `tel:${phone}` },
        {
          label: <Own text={`Zalo ${phone}`} />,
          icon: MessagesSquare,
          href: zaloLink(phone),
          external: true,
        },
      ]
    : []),
];

export const ThreadMenu = ({ lang, thread, userId, onClose, onReported }: Props) => {
  const t = translate(lang, safety);
  const say = translate(lang, conversations);
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const side = sideOf(thread, userId);
  const selling = side === 'seller';
  const other = { id: thread[`${otherSide(side)}_id`], name: otherName(thread, userId, say) };
  const Dialog = open && dialogs[open];
  // A buyer closes a thread by stating the purchase. After a confirmed deal there is no purchase to state.
  const mayClose = isOpen(thread) && (selling || agreedAt(thread) === null);
  const contacts = selling ? contactsOf(thread) : [];
  const items: MenuItem[] = [
    ...contacts,
    ...(mayClose
      ? [
          {
            label: say(selling ? 'markClosed' : 'purchased'),
            hint: say(selling ? 'closeHint' : 'purchasedHint'),
            icon: CircleCheck,
            apart: contacts.length > 0,
            onSelect: onClose,
          },
        ]
      : []),
    ...(canBlock(userId, other.id)
      ? [
          { label: t('report.open'), icon: Flag, apart: true, onSelect: () => setOpen('report') },
          { label: t('block.open', { name: other.name }), icon: Ban, onSelect: () => setOpen('block') },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <Menu items={items}>{(trigger) => <IconButton {...trigger} icon={Ellipsis} label={t('more')} />}</Menu>
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog
            lang={lang}
            thread={thread}
            userId={userId}
            other={other}
            onClose={() => setOpen(null)}
            onReported={onReported}
            onBlock={() => setOpen('block')}
          />
        </Suspense>
      )}
    </>
  );
};
