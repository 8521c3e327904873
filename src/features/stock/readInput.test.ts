import { expect, it } from 'vitest';
import { planImport } from '../../domain/stock/planImport.ts';
import { stockWords } from '../../i18n/stockWords.ts';
import { readInput, templateFile } from './readInput.ts';

it.each(['en', 'vi'] as const)('the template in %s imports as it is', async (language) => {
  const input = await readInput(new File([templateFile(language)], 'template.csv'), '');
  const rows = 'rows' in input ? input.rows : [];
  const options = {
    language,
    words: stockWords,
    now: new Date(),
    phone: '+84912345678',
    sellMissing: false,
    free: 1,
  };
  const { problems, bikes, ignored } = planImport(rows, [], options);
  expect([problems, ignored]).toEqual([[], []]);
  expect(bikes).toMatchObject([
    { kind: 'new', number: 'A102', fields: { colour: 'red', category: 'scooter' } },
  ]);
});

it.each([
  [null, ' \n', { text: 'nothing' }],
  [new File(['PK\u0003\u0004'], 'a.xlsx'), '', { text: 'spreadsheet' }],
  [new File([new Uint8Array([0, 1, 2])], 'a.bin'), '', { text: 'binary' }],
  [null, 'a\tb\n"x\ty', { text: 'quotes', line: 2 }],
])('%o and %j are refused', async (file, pasted, problem) => {
  expect(await readInput(file, pasted)).toEqual({ problem });
});

it('a file that was edited after it was chosen is asked for again', async () => {
  const edited = new File(['a'], 'a.csv');
  edited.arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
  expect(await readInput(edited, '')).toEqual({ problem: { text: 'fileChanged' } });
});

it('pasted cells keep empty lines, so that lines are counted as in the sheet', async () => {
  expect(await readInput(null, 'a\tb\n\n1\t2\n\n')).toEqual({ rows: [['a', 'b'], [''], ['1', '2']] });
});
