import { saveFile } from './saveFile.ts';

export const saveCsv = (name: string, text: string): void =>
  saveFile(new File([text], name, { type: 'text/csv;charset=utf-8' }));
