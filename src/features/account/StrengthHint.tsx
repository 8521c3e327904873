import type { AccountText } from './CredentialInput.tsx';
import { type Strength, strengthOf } from './password.ts';

const looks = {
  weak: { bars: 1, colour: 'bg-danger' },
  fair: { bars: 2, colour: 'bg-warn' },
  strong: { bars: 3, colour: 'bg-leaf' },
} as const satisfies Record<Strength, { bars: number; colour: string }>;

export const StrengthHint = ({ t, password }: { t: AccountText; password: string }) => {
  if (password === '') return <span>{t('strength.hint')}</span>;
  const strength = strengthOf(password);
  const { bars, colour } = looks[strength];
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={`h-1 w-6 rounded-sm ${bar <= bars ? colour : 'bg-line'}`} />
        ))}
      </span>
      <span>{t(`strength.${strength}`)}</span>
    </span>
  );
};
