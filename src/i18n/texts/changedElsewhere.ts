import type { Texts } from '../texts.ts';

export const changedElsewhere = {
  title: { en: 'The listing was also changed elsewhere', vi: 'Nội dung này vừa được sửa ở nơi khác' },
  text: {
    en: 'A different version was saved in another tab or on another device. Choose what to keep. All your other changes will be saved too.',
    vi: 'Một bản khác vừa được lưu ở tab hoặc thiết bị khác. Hãy chọn nội dung cần giữ. Những chỗ khác bạn đã sửa vẫn được lưu.',
  },
  theirs: { en: 'Saved elsewhere', vi: 'Đã lưu ở nơi khác' },
  mine: { en: 'Entered here', vi: 'Đã nhập tại đây' },
  allTheirs: { en: 'Use all the changes saved elsewhere', vi: 'Dùng toàn bộ bản lưu ở nơi khác' },
  allMine: { en: 'Use all the changes entered here', vi: 'Dùng toàn bộ bản nhập tại đây' },
  save: { en: 'Save this choice', vi: 'Lưu lựa chọn' },
  back: { en: 'Keep editing', vi: 'Sửa tiếp' },
  yes: { en: 'Yes', vi: 'Có' },
  no: { en: 'No', vi: 'Không' },
  empty: { en: 'Left blank', vi: 'Để trống' },
  whole: { en: 'Status', vi: 'Trạng thái' },
  photos: { en: { one: '{count} photo', other: '{count} photos' }, vi: '{count} ảnh' },
  deleted: { en: 'This listing was deleted elsewhere', vi: 'Tin này đã bị xóa ở nơi khác' },
  deletedText: {
    en: 'What you typed is still in this browser. To save it, restore the listing under My Listings first.',
    vi: 'Nội dung bạn nhập vẫn được giữ trên trình duyệt này. Để lưu, trước tiên hãy khôi phục tin trong mục Tin đăng của tôi.',
  },
  overtaken: { en: '{title} was changed elsewhere', vi: 'Tin {title} vừa được sửa ở nơi khác' },
  overtakenText: {
    en: "Your change wasn't saved. This is the latest version. If you still want to make the change, press the button again.",
    vi: 'Thao tác của bạn chưa được thực hiện. Đây là bản mới nhất. Hãy bấm lại nếu bạn vẫn muốn thực hiện.',
  },
} as const satisfies Texts;
