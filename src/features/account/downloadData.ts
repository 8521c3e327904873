import { AccountExport } from '../../domain/export/accountExport.schema.ts';
import { call } from '../../firebase/calls.ts';

const save = (name: string, text: string) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After a minute the download has begun.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

export const downloadData = async (): Promise<void> => {
  const data = AccountExport.parse(await call('exportAccount', {}));
  save(`vongxe-${data.exported_at.slice(0, 10)}.json`, `${JSON.stringify(data, null, 2)}\n`);
};
