import { Ellipsis, Heart, Pencil, Plus, Share2, Trash2 } from 'lucide-react';
import type { Language } from '../../i18n/languages.ts';
import { translate } from '../../i18n/texts.ts';
import { Badge } from '../Badge.tsx';
import { Button, ButtonLink } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { Menu } from '../Menu.tsx';
import { kitTexts } from './kitTexts.ts';
import { Chapter, Row, Specimen } from './Specimen.tsx';

const nothing = () => {};

export const KitButtons = ({ lang }: { lang: Language }) => {
  const t = translate(lang, kitTexts);
  return (
    <Chapter title="Buttons, menu, badges">
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Specimen key={variant} name={`Button ${variant}`}>
          <Row>
            <Button variant={variant}>
              {variant === 'danger' && <Trash2 size={18} aria-hidden="true" />}
              <span>
                {variant === 'danger' ? t('remove') : variant === 'primary' ? t('create') : t('draft')}
              </span>
            </Button>
            <Button variant={variant} loading loadingLabel={t('sending')} />
            <Button variant={variant} disabled>
              {t('cancel')}
            </Button>
          </Row>
        </Specimen>
      ))}
      <Specimen name="Button sm, md, lg; ButtonLink">
        <Row>
          <Button size="sm">{t('edit')}</Button>
          <Button>{t('edit')}</Button>
          <ButtonLink size="lg" variant="primary" href="#top">
            <Plus size={20} aria-hidden="true" />
            {t('create')}
          </ButtonLink>
        </Row>
      </Specimen>
      <Specimen name="IconButton quiet, outline, photo, filled">
        <Row>
          <IconButton icon={Share2} label={t('share')} />
          <IconButton icon={Share2} label={t('share')} look="outline" />
          <span className="inline-flex gap-2 rounded-lg bg-asphalt-soft p-3">
            <IconButton icon={Heart} label={t('like')} look="photo" />
            <IconButton icon={Heart} label={t('like')} look="photo" filled className="text-signal" />
          </span>
        </Row>
      </Specimen>
      <Specimen name="Menu">
        <Menu
          align="start"
          items={[
            { label: t('edit'), icon: Pencil, onSelect: nothing },
            { label: t('share'), icon: Share2, href: '#share', note: <Badge tone="signal">3</Badge> },
            { label: t('remove'), icon: Trash2, onSelect: nothing, danger: true },
          ]}
        >
          {(trigger) => <IconButton {...trigger} icon={Ellipsis} label={t('edit')} look="outline" />}
        </Menu>
      </Specimen>
      <Specimen name="Badge">
        <Row>
          <Badge tone="blue">{t('new')}</Badge>
          <Badge tone="green">{t('replied')}</Badge>
          <Badge tone="grey">{t('closed')}</Badge>
          <Badge tone="warn">{t('drafts')}</Badge>
          <Badge tone="leaf">{t('active')}</Badge>
          <Badge tone="signal">12</Badge>
          <Badge tone="asphalt">{t('sold')}</Badge>
        </Row>
      </Specimen>
    </Chapter>
  );
};
