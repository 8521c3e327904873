import type { StockProblemName } from '../../domain/stock/stockProblems.ts';
import type { Bilingual } from '../texts.ts';
import { stock } from './stock.ts';

const required = {
  en: '{column} is empty. Fill it in: new bikes need it.',
  vi: '{column} đang trống. Hãy điền vào: xe mới cần thông tin này.',
};
const range = {
  en: '{column} must be between {min} and {max}.',
  vi: '{column} phải từ {min} đến {max}.',
};

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
    en: 'The battery is rented: fill in the monthly rental.',
    vi: 'Pin thuê: hãy điền phí thuê pin mỗi tháng.',
  },
  leaving_onRange: {
    en: 'The date must be between today and a year from now, such as {example}.',
    vi: 'Ngày phải trong vòng một năm tới, ví dụ {example}.',
  },
  locationUnknown: {
    en: "We don't know this place. Write a city or province, such as Da Nang.",
    vi: 'Không tìm thấy khu vực này. Hãy ghi tỉnh hoặc thành phố, ví dụ Đà Nẵng.',
  },
  phoneRequired: {
    en: 'New bikes need a phone number. The owner of the shop can enter it above.',
    vi: 'Xe mới cần số điện thoại. Chủ cửa hàng nhập số ở ô phía trên.',
  },
  phoneInvalid: {
    en: "The phone number isn't valid. Please correct it above.",
    vi: 'Số điện thoại không hợp lệ. Vui lòng sửa ở ô phía trên.',
  },
  priceLow: { en: 'The price must be more than 0.', vi: 'Giá phải lớn hơn 0.' },
  priceHigh: { en: 'The price must be at most 100 billion đồng.', vi: 'Giá không được quá 100 tỷ đồng.' },
  tooLong: { en: '{column} is too long. Please shorten it.', vi: '{column} quá dài. Vui lòng rút gọn.' },
  noAddress: {
    en: 'Leave out web and email addresses.',
    vi: 'Hãy bỏ địa chỉ web và email.',
  },
  empty: {
    en: 'The file needs a line of column names, and below it one line for each bike.',
    vi: 'Tệp cần dòng đầu là tên các cột, bên dưới mỗi xe một dòng.',
  },
  tooManyRows: {
    en: 'A file can have up to 500 bikes. Please split it.',
    vi: 'Mỗi tệp có tối đa 500 xe. Vui lòng chia thành nhiều tệp.',
  },
  tooMuchText: {
    en: 'The file has too much text. Please split it.',
    vi: 'Tệp có quá nhiều chữ. Vui lòng chia thành nhiều tệp.',
  },
  columnMissing: {
    en: 'The column {column} is missing. Add it to the first line.',
    vi: 'Tệp thiếu cột {column}. Hãy thêm vào dòng đầu.',
  },
  columnTwice: {
    en: 'The column {column} appears twice. Remove one of them.',
    vi: 'Có hai cột {column}. Hãy bỏ một cột.',
  },
  tooManyCells: {
    en: 'This line has more cells than the first line. Put text with a comma in quotation marks.',
    vi: 'Dòng này nhiều ô hơn dòng đầu. Hãy đặt nội dung có dấu phẩy trong ngoặc kép.',
  },
  numberMissing: {
    en: 'The stock number is empty. Give each bike its own number, such as A102.',
    vi: 'Chưa có mã xe. Hãy đặt cho mỗi xe một mã, ví dụ A102.',
  },
  numberInvalid: stock.numberInvalid,
  numberTwice: {
    en: 'Line {other} has the same stock number. Give each bike its own number.',
    vi: 'Trùng mã xe với dòng {other}. Hãy đặt cho mỗi xe một mã riêng.',
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
  notADay: { en: 'Write a date, such as {example}.', vi: 'Hãy ghi ngày, ví dụ {example}.' },
  phoneInText: {
    en: 'Leave out phone numbers: buyers see yours with the “Call” button.',
    vi: 'Hãy bỏ số điện thoại: người mua xem số của bạn qua nút “Gọi”.',
  },
  linkInText: {
    en: 'Leave out web and email addresses.',
    vi: 'Hãy bỏ địa chỉ web và email.',
  },
  repeated: {
    en: 'This is the same bike as in line {other}. Remove one of the two lines.',
    vi: 'Trùng với xe ở dòng {other}. Hãy bỏ một trong hai dòng.',
  },
  repeatsOwn: {
    en: 'You already have this bike as {other}. Use that stock number to change it.',
    vi: 'Xe này đã có trong kho với mã {other}. Hãy dùng mã đó để sửa.',
  },
  statusUnknown: { en: 'Write one of these: {choices}.', vi: 'Hãy ghi một trong các giá trị: {choices}.' },
  statusOfDraft: {
    en: "Leave the status empty. We'll list a new bike once it has a photo, and a listed bike can't become a draft again.",
    vi: 'Hãy để trống trạng thái. Xe mới sẽ được đăng khi có ảnh, xe đã đăng không thể trở lại bản nháp.',
  },
  soldNumber: {
    en: "This stock number belongs to a bike you've sold. Use a new one.",
    vi: 'Mã này là của xe đã bán. Hãy dùng mã khác.',
  },
  removedBike: {
    en: "This bike was removed from the site and can't be changed. Remove the line.",
    vi: 'Xe này đã bị gỡ khỏi trang nên không sửa được. Hãy bỏ dòng này.',
  },
  shopFull: {
    en: 'A shop can have up to 500 bikes, and yours has room for {other} more. Remove this line and those below it.',
    vi: 'Mỗi cửa hàng có tối đa 500 xe, bạn chỉ thêm được {other} xe nữa. Hãy bỏ dòng này và các dòng bên dưới.',
  },
  invalid: {
    en: "This line has characters we can't store. Please type it again.",
    vi: 'Dòng này có ký tự chúng tôi không lưu được. Vui lòng gõ lại.',
  },
} as const satisfies Record<StockProblemName, Bilingual>;
