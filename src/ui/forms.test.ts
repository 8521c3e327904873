import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sendNothing: Readonly<Record<string, string>> = {
  'src/features/admin/AnswerForm.tsx': 'useAdminActions sends it',
  'src/features/admin/DecisionDialog.tsx': 'useAdminActions sends it',
  'src/features/admin/FindForm.tsx': 'changes the hash of the address',
  'src/features/admin/RightsFrame.tsx': 'useAdminActions sends it',
  'src/features/admin/TakedownDialog.tsx': 'useAdminActions sends it',
  'src/features/browse/SearchBar.tsx': 'searches in the page, or leads to an address',
  'src/features/conversations/ProposalForm.tsx': 'ProposalPart sends it',
  'src/features/sell/ListingEditor.tsx': 'useSave sends it, saveNotices says it',
  'src/features/stock/NumberCell.tsx': 'useStock sends it, askStock says it',
};

const says = /<(?:FormStatus|FailureNotice)\b|\bnotifyFailure\(/;
const sources = globSync('src/{ui,features}/**/*.tsx').filter((file) => !/\.test\./.test(file));
const read = (file: string) => readFileSync(file, 'utf8');

const forms = sources.filter((file) => /<form\b/.test(read(file)));

it('every form says beside its button, or in a notice, why it was not sent', () => {
  expect(forms.length).toBeGreaterThan(15);
  const silent = forms.filter((file) => !says.test(read(file)));
  expect(silent.toSorted()).toEqual(Object.keys(sendNothing).toSorted());
});

it('what sends a form of another file says it as well', () => {
  for (const file of [
    'src/features/admin/useAdminActions.ts',
    'src/features/conversations/ProposalPart.tsx',
    'src/features/sell/saveNotices.ts',
    'src/features/stock/askStock.ts',
  ])
    expect(read(file), file).toMatch(says);
});

it('no form says a failure in a box of its own', () => {
  expect(forms.filter((file) => /role="alert"/.test(read(file))).toSorted()).toEqual([
    // These files report failed loading or a missing choice, not a failed form.
    'src/features/account/AwayAnswers.tsx',
    'src/features/admin/DecisionDialog.tsx',
    'src/features/admin/TakedownDialog.tsx',
  ]);
});
