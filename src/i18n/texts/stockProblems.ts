import type { StockProblemName } from '../../domain/stock/stockProblems.ts';
import type { Bilingual } from '../texts.ts';

const required = {
  en: '{column} is empty. New bikes need it.',
  vi: 'Chưa có {column}. Xe mới cần thông tin này.',
};
const range = {
  en: '{column} must be between {min} and {max}.',
  vi: '{column} phải từ {min} đến {max}.',
};

/** Problems in lines of a file, with corrections. */
export const stockProblems = {
  makeRequired: required,
  modelRequired: required,
  yearRequired: required,
  mileageRequired: required,
  engineRequired: required,
  categoryRequired: required,
  conditionRequired: required,
  transmissionRequired: required,
  fuelRequired: required,
  locationRequired: required,
  descriptionRequired: required,
  priceRequired: required,
  yearRange: range,
  mileageRange: range,
  battery_healthRange: range,
  battery_rangeRange: range,
  battery_range_newRange: range,
  top_speedRange: range,
  battery_feeRange: range,
  battery_feeRequired: {
    en: 'A rented battery needs its monthly fee.',
    vi: 'Pin thuê cần ghi phí thuê mỗi tháng.',
  },
  leaving_onRange: {
    en: 'The day must be between today and a year from now, such as {example}.',
    vi: 'Ngày phải từ hôm nay đến một năm sau, ví dụ {example}.',
  },
  locationUnknown: {
    en: "We don't know this place. Write a city or province, such as Da Nang.",
    vi: 'Không có địa điểm này. Hãy ghi tỉnh hoặc thành phố, ví dụ Đà Nẵng.',
  },
  phoneRequired: {
    en: 'New bikes need a phone number. The owner of the shop enters it above.',
    vi: 'Xe mới cần số điện thoại. Chủ cửa hàng nhập số ở trên.',
  },
  phoneInvalid: { en: "The phone number isn't valid.", vi: 'Số điện thoại không hợp lệ.' },
  priceLow: { en: 'The price must be more than 0.', vi: 'Giá phải lớn hơn 0.' },
  priceHigh: { en: 'The price must be at most 100 billion đồng.', vi: 'Giá không được quá 100 tỷ đồng.' },
  tooLong: { en: '{column} is too long. Please shorten it.', vi: '{column} quá dài, vui lòng rút gọn.' },
  noAddress: {
    en: 'Leave out web and email addresses.',
    vi: 'Hãy bỏ địa chỉ web và email.',
  },
  empty: {
    en: 'The file needs a line of headings, and below it one line for each bike.',
    vi: 'File cần một dòng tên cột, bên dưới mỗi xe một dòng.',
  },
  tooManyRows: {
    en: 'A file can have 500 bikes. Please split it.',
    vi: 'Mỗi file tối đa 500 xe. Vui lòng tách file.',
  },
  tooMuchText: {
    en: 'The file has too much text. Please split it.',
    vi: 'File quá lớn. Vui lòng tách file.',
  },
  columnMissing: {
    en: 'The file has no column {column}. Add it to the first line.',
    vi: 'File thiếu cột {column}. Hãy thêm vào dòng đầu.',
  },
  columnTwice: {
    en: 'The column {column} is there twice. Remove one.',
    vi: 'Cột {column} bị lặp. Hãy bỏ một cột.',
  },
  tooManyCells: {
    en: 'This line has more cells than the first line. Text with a comma needs quotation marks.',
    vi: 'Dòng này nhiều ô hơn dòng đầu. Nội dung có dấu phẩy cần đặt trong ngoặc kép.',
  },
  numberMissing: {
    en: 'The stock number is empty. Give each bike its own, such as A102.',
    vi: 'Chưa có mã xe. Hãy đặt cho mỗi xe một mã, ví dụ A102.',
  },
  numberInvalid: {
    en: 'A stock number has up to 30 characters: A to Z, digits, dots, dashes or underscores, such as A102.',
    vi: 'Mã xe gồm tối đa 30 chữ cái, chữ số, dấu chấm hoặc gạch, ví dụ A102.',
  },
  numberTwice: {
    en: 'Line {other} has the same stock number. Each bike needs its own.',
    vi: 'Dòng {other} có cùng mã xe. Mỗi xe cần một mã riêng.',
  },
  choiceUnknown: { en: 'Write one of these: {choices}.', vi: 'Hãy ghi một trong các giá trị: {choices}.' },
  notANumber: {
    en: 'Write a whole number, such as {example}.',
    vi: 'Hãy ghi một số nguyên, ví dụ {example}.',
  },
  notAnAmount: {
    en: 'Write an amount, such as 28500000, 28.5 million or 28tr5.',
    vi: 'Hãy ghi số tiền, ví dụ 28500000, 28.500.000 hoặc 28,5tr.',
  },
  notADay: { en: 'Write a day, such as {example}.', vi: 'Hãy ghi ngày, ví dụ {example}.' },
  phoneInText: {
    en: 'Leave out phone numbers: buyers get yours by the button “Call”.',
    vi: 'Hãy bỏ số điện thoại: người mua xem số của bạn qua nút “Gọi”.',
  },
  linkInText: {
    en: 'Leave out web and email addresses.',
    vi: 'Hãy bỏ địa chỉ web và email.',
  },
  repeated: {
    en: 'This is the same bike as in line {other}. Remove one.',
    vi: 'Trùng với xe ở dòng {other}. Hãy bỏ một dòng.',
  },
  repeatsOwn: {
    en: 'You have the same bike as {other}. Use that number to change it.',
    vi: 'Bạn đã có xe này với mã {other}. Hãy dùng mã đó để sửa.',
  },
  statusUnknown: { en: 'Write one of these: {choices}.', vi: 'Hãy ghi một trong các giá trị: {choices}.' },
  statusOfDraft: {
    en: 'Leave the status empty: a bike becomes public once it has a photo, and never a draft again.',
    vi: 'Hãy để trống trạng thái: xe được đăng khi có ảnh và không thể trở lại bản nháp.',
  },
  soldNumber: {
    en: 'This number belongs to a bike that is sold. Use a new number.',
    vi: 'Mã này thuộc về xe đã bán. Hãy dùng mã mới.',
  },
  removedBike: {
    en: "This bike was removed from the site and can't be changed. Remove the line.",
    vi: 'Xe này đã bị gỡ và không sửa được. Hãy bỏ dòng này.',
  },
  shopFull: {
    en: 'A shop can have 500 bikes. There is room for {other} more: remove this line and those below it.',
    vi: 'Cửa hàng có tối đa 500 xe, còn chỗ cho {other} xe. Hãy bỏ dòng này và các dòng dưới.',
  },
  invalid: {
    en: "This line has signs that we can't store. Please type it again.",
    vi: 'Dòng này có ký tự không lưu được. Vui lòng gõ lại.',
  },
} as const satisfies Record<StockProblemName, Bilingual>;
