import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { control, press, says, type } from '../../../tests/inMemory/hands.ts';
import '../../../tests/inMemory/openIsland.tsx';
import { emptyForm } from '../../domain/selling/listingForm.ts';
import { FormContext } from './formContext.ts';
import { createForm } from './formStore.ts';
import { PasteAdvertisement } from './PasteAdvertisement.tsx';

vi.mock('./pasteIntoForm.ts', () => Promise.reject(new Error('offline')));

it('says so where the network is lost, and keeps the text for another try', async () => {
  const form = createForm(emptyForm);
  render(
    <FormContext value={form}>
      <PasteAdvertisement lang="vi" />
    </FormContext>,
  );
  const area = await control('Nội dung bài đăng');
  type(area, 'Bán Honda Vision 2021, giá 25tr');
  await press('Điền vào biểu mẫu');
  await says('Chưa điền được. Vui lòng kiểm tra mạng rồi thử lại.');
  expect(area.value).toBe('Bán Honda Vision 2021, giá 25tr');
  expect(form.changes()).toEqual({});
});
