import { expect, test } from 'vitest';

import {
  answersTo,
  type FactQuestion,
  factGroups,
  questionsIn,
} from '../../domain/listings/factQuestions.ts';
import type { Bilingual, Texts } from '../texts.ts';
import { factForm } from './factForm.ts';
import { facts } from './facts.ts';

/* Questions of the seller's form in both languages, each followed by its options: label in the form, then
   sentence on the page. A tick box's label is its question. After a change, compare all four texts: a
   sentence must say no more than its label. */
const REVIEWED = `
  papers | Whose name is on the papers? | Xe đứng tên ai?
  papers:own_name | Mine | Chính chủ | The papers are in the seller's name. | Xe chính chủ.
  papers:family | My family's | Người nhà | The papers are in the name of someone in the seller's family. | Xe đứng tên người nhà của người bán.
  papers:previous_owner | Previous owner's | Chủ cũ | The papers are still in the previous owner's name. | Xe còn đứng tên chủ cũ.
  papers:company | A company's | Công ty | The papers are in a company's name. | Xe đứng tên công ty.
  card | Blue card | Giấy đăng ký xe (cà vẹt)
  card:original | Original | Bản gốc | The seller has the original blue card. | Còn cà vẹt gốc.
  card:reissued | Reissued | Cấp lại | The blue card was reissued. | Cà vẹt cấp lại.
  card:lost | Lost | Bị mất | The blue card is lost. | Mất cà vẹt.
  plate | Where is the plate from? | Biển số tỉnh nào? | The plate is from {place}. | Biển số {place}.
  owners | Owners so far | Xe qua mấy đời chủ?
  owners:1 | 1 | 1 | One owner so far. | Xe một đời chủ.
  owners:2 | 2 | 2 | Two owners so far. | Xe qua hai đời chủ.
  owners:3 | 3 | 3 | Three owners so far. | Xe qua ba đời chủ.
  owners:more | More | Nhiều hơn | More than three owners so far. | Xe qua hơn ba đời chủ.
  transfer | Transfer of ownership | Sang tên
  transfer:helps | I'll help | Hỗ trợ sang tên | The seller will help with the transfer of ownership. | Người bán hỗ trợ sang tên.
  transfer:done_for_you | I'll do it all | Lo trọn thủ tục | The seller will handle the whole transfer of ownership for you. | Người bán lo trọn thủ tục sang tên.
  transfer:contract | Contract only | Chỉ có hợp đồng | The seller only provides a contract. You handle the transfer yourself. | Chỉ có hợp đồng, bạn tự làm thủ tục sang tên.
  loan | Is it on finance or pawned? | Xe có trả góp hay cầm cố không?
  loan:none | No | Không | There is no loan on the bike, and it hasn't been pawned. | Xe không vướng trả góp, không cầm cố.
  loan:paid_first | To be paid off before the sale | Tất toán trước khi bán | The loan or pawn debt will be paid off before the sale. | Xe đang trả góp hoặc cầm cố; người bán sẽ tất toán trước khi bán.
  fines | Unpaid fines | Phạt nguội
  fines:none | None | Không dính | There are no unpaid fines. | Xe không dính phạt nguội.
  fines:paid_first | To be paid before the sale | Nộp trước khi bán | Unpaid fines will be paid before the sale. | Người bán sẽ nộp phạt nguội trước khi bán.
  insurance | Insurance | Bảo hiểm bắt buộc
  insurance:valid | Valid | Còn hạn | The insurance is still valid. | Bảo hiểm còn hạn.
  insurance:expired | Expired | Hết hạn | The insurance has run out. | Bảo hiểm đã hết hạn.
  emissions | Last passed an emissions test | Đạt kiểm định khí thải khi nào? | It last passed an emissions test in {month}. | Lần đạt kiểm định khí thải gần nhất là {month}.
  accident | Accidents | Tai nạn, va quệt
  accident:none | None | Chưa bị | No accidents. | Xe chưa bị tai nạn.
  accident:scratched | Scratches only | Chỉ trầy xước | It was in an accident that left only scratches. | Xe từng va quệt, chỉ trầy xước.
  accident:repaired | Yes, repaired | Có, đã sửa | It was repaired after an accident. | Xe từng bị tai nạn và đã sửa.
  flood | Ever flooded? | Xe từng bị ngập nước chưa?
  flood:never | Never | Chưa | It has never been flooded. | Xe chưa bị ngập nước.
  flood:once | Yes | Rồi | It has been flooded. | Xe từng bị ngập nước.
  engine | Has the engine been opened? | Máy đã bung chưa?
  engine:never_opened | Never | Chưa bung | The engine has never been opened. | Máy chưa bung lần nào.
  engine:repaired | Yes, for a repair | Từng mở ra sửa | The engine was opened for a repair. | Máy từng mở ra sửa.
  engine:rebuilt | Rebuilt | Đã làm lại máy | The engine was rebuilt. | Máy đã làm lại.
  parts | Parts | Xe còn zin không?
  parts:original | All original | Còn zin | All parts are original. | Xe còn zin.
  parts:changed | Some changed | Đã thay, đã độ | Some parts have been changed. | Xe đã thay hoặc độ một số đồ.
  used_for | Used for | Xe dùng để làm gì?
  used_for:private | Private use | Xe nhà đi | It was for private use only. | Xe nhà đi.
  used_for:delivery | Deliveries | Chạy ship | It was used for deliveries. | Xe từng chạy ship.
  used_for:rental | Rental | Cho thuê | It was a rental bike. | Xe từng cho thuê.
  odometer | Odometer | Đồng hồ odo
  odometer:original | True mileage | Chuẩn, chưa tua | The odometer shows the true mileage. | Odo chuẩn, chưa tua.
  odometer:replaced | Replaced | Đã thay | The odometer was replaced. | Đồng hồ odo đã thay.
  service_at | Who services it? | Bảo dưỡng ở đâu?
  service_at:dealer | Dealer | Tại hãng | Serviced at a dealer. | Bảo dưỡng tại hãng.
  service_at:mechanic | Mechanic | Tiệm sửa xe | Serviced by a mechanic. | Bảo dưỡng ở tiệm sửa xe.
  service_at:myself | I do | Tự làm | Serviced by the seller. | Người bán tự bảo dưỡng.
  serviced | Last service | Bảo dưỡng gần nhất | Last serviced in {month}. | Lần bảo dưỡng gần nhất là {month}.
  receipts:yes | Service receipts | Còn hóa đơn bảo dưỡng | There are service receipts. | Còn giữ hóa đơn bảo dưỡng.
  start | Starting from cold | Nổ máy nguội
  start:first_press | At the first press | Đề là nổ | It starts from cold at the first press of the button. | Máy nguội đề một phát là nổ.
  start:kick | With the kick-starter | Phải đạp | It only starts with the kick-starter. | Phải đạp mới nổ.
  start:hard | Hard to start | Khó nổ | It is hard to start from cold. | Máy nguội khó nổ.
  leaks | Smoke or oil leaks | Rịn nhớt, ra khói
  leaks:none | None | Không | No smoke and no oil leaks. | Máy khô, không khói.
  leaks:sweats | A little | Một chút | It leaks a little oil or smokes a little. | Máy hơi rịn nhớt hoặc có khói nhẹ.
  tyres | Tyres | Lốp
  tyres:new | New | Mới thay | The tyres are new. | Lốp mới thay.
  tyres:good | Good | Còn tốt | The tyres are good. | Lốp còn tốt.
  tyres:half | Half worn | Mòn một nửa | The tyres are half worn. | Lốp mòn khoảng một nửa.
  tyres:worn | Replace soon | Sắp thay | The tyres will need replacing soon. | Lốp sắp phải thay.
  brakes | Brakes | Phanh
  brakes:new | New pads | Má phanh mới thay | The brake pads are new. | Má phanh mới thay.
  brakes:good | Good | Còn tốt | The brakes are good. | Phanh còn tốt.
  brakes:worn | Need work soon | Sắp phải làm | The brakes will need work soon. | Phanh sắp phải làm.
  battery | Battery | Bình ắc quy
  battery:new | New | Mới thay | The battery is new. | Bình ắc quy mới thay.
  battery:good | Good | Còn tốt | The battery is good. | Bình ắc quy còn tốt.
  battery:weak | Weak | Yếu | The battery is weak. | Bình ắc quy yếu.
  chain | Chain and sprockets | Nhông sên dĩa
  chain:new | New | Mới thay | The chain and sprockets are new. | Nhông sên dĩa mới thay.
  chain:good | Good | Còn tốt | The chain and sprockets are good. | Nhông sên dĩa còn tốt.
  chain:worn | Replace soon | Sắp thay | The chain and sprockets will need replacing soon. | Nhông sên dĩa sắp phải thay.
  belt | Drive belt | Dây curoa
  belt:new | New | Mới thay | The drive belt is new. | Dây curoa mới thay.
  belt:good | Good | Còn tốt | The drive belt is good. | Dây curoa còn tốt.
  belt:worn | Replace soon | Sắp thay | The drive belt will need replacing soon. | Dây curoa sắp phải thay.
  lights | Lights, indicators, horn | Đèn, xi nhan, còi
  lights:all | All work | Hoạt động hết | All lights, indicators and the horn work. | Đèn, xi nhan và còi hoạt động hết.
  lights:some | Some don't work | Có cái hỏng | The lights, indicators and horn don't all work. | Có đèn, xi nhan hoặc còi bị hỏng.
  pack | Electric bike battery | Pin xe điện
  pack:owned | Sold with the bike | Mua đứt, kèm xe | The battery is sold with the bike. | Pin mua đứt, bán kèm xe.
  pack:rented | Rented | Thuê | The battery is rented. | Pin thuê.
  lender | Battery rented from | Thuê pin của
  lender:vinfast | VinFast | VinFast | The battery is rented from VinFast. | Pin thuê của VinFast.
  lender:honda | Honda | Honda | The battery is rented from Honda. | Pin thuê của Honda.
  lender:selex | Selex | Selex | The battery is rented from Selex. | Pin thuê của Selex.
  lender:other | Another company | Hãng khác | The battery is rented from another company. | Pin thuê của hãng khác.
  stations | Battery swap stations | Trạm đổi pin
  stations:none | None: charging only | Không, chỉ sạc | The battery is only charged, not swapped at stations. | Xe chỉ sạc, không đổi pin tại trạm.
  stations:vinfast | VinFast | VinFast | Batteries are swapped at VinFast stations. | Đổi pin tại trạm VinFast.
  stations:honda | Honda | Honda | Batteries are swapped at Honda stations. | Đổi pin tại trạm Honda.
  stations:selex | Selex | Selex | Batteries are swapped at Selex stations. | Đổi pin tại trạm Selex.
  stations:other | Another company | Hãng khác | Batteries are swapped at another company's stations. | Đổi pin tại trạm của hãng khác.
  range | Range compared with new | Quãng đường so với lúc mới
  range:like_new | Like new | Gần như mới | The range is almost as good as new. | Mỗi lần sạc đi được quãng đường gần bằng khi xe còn mới.
  range:less | A little less | Ngắn hơn chút | The range is a little shorter than when new. | Mỗi lần sạc đi được quãng đường ngắn hơn một chút so với khi xe còn mới.
  range:short | Much less | Ngắn hơn nhiều | The range is much shorter than when new. | Mỗi lần sạc đi được quãng đường ngắn hơn nhiều so với khi xe còn mới.
  registered | Registered, with a plate? | Xe đã đăng ký biển số chưa?
  registered:yes | Yes | Rồi | The bike is registered and has a plate. | Xe đã đăng ký, có biển số.
  registered:no | No | Chưa | The bike is not registered. | Xe chưa đăng ký biển số.
  charger:yes | Charger | Bộ sạc | The charger is included. | Có bộ sạc kèm xe.
  keys | Keys | Chìa khóa
  keys:1 | One key | Một chìa | One key | Một chìa khóa
  keys:2 | Two keys | Hai chìa | Two keys | Hai chìa khóa
  helmet:yes | Helmet | Mũ bảo hiểm | Helmet | Mũ bảo hiểm
  raincoat:yes | Raincoat | Áo mưa | Raincoat | Áo mưa
  cover:yes | Bike cover | Bạt trùm xe | Bike cover | Bạt trùm xe
  lock:yes | Lock | Khóa xe | Lock | Khóa xe
  tools:yes | Tool kit | Bộ đồ nghề | Tool kit | Bộ đồ nghề
  spares:yes | Spare or original parts | Phụ tùng, đồ zin | Spare or original parts | Phụ tùng dự phòng hoặc đồ zin
  booklet:yes | Service booklet | Sổ bảo hành | Service booklet | Sổ bảo hành
  invoice:yes | Purchase invoice | Hóa đơn mua xe | Purchase invoice | Hóa đơn mua xe
  reason | Why are you selling it? | Vì sao bạn bán?
  reason:new_bike | Changing bikes | Đổi xe khác | The seller is changing bikes. | Người bán đổi xe khác.
  reason:car | Bought a car | Đã mua ô tô | The seller has bought a car. | Người bán đã mua ô tô.
  reason:seldom_used | Rarely used | Ít đi | The seller rarely uses it. | Người bán ít đi xe này.
  reason:moving | Moving away | Chuyển nơi ở | The seller is moving away. | Người bán chuyển đi nơi khác.
  reason:leaving_vietnam | Leaving Vietnam | Sắp rời Việt Nam | The seller is leaving Vietnam. | Người bán sắp rời Việt Nam.
  reason:trip_over | Trip is over | Kết thúc chuyến đi | The seller's trip is over. | Người bán đã kết thúc chuyến đi.
  reason:no_space | No room to park | Không có chỗ để | The seller has no room to park it. | Người bán không có chỗ để xe.
  reason:money | Need the money | Cần tiền | The seller needs the money. | Người bán cần tiền.
  see_at | Where can buyers see it? | Xem xe ở đâu?
  see_at:home | At home | Tại nhà | See it at the seller's home. | Xem xe tại nhà người bán.
  see_at:shop | At the shop | Tại cửa hàng | See it at the shop. | Xem xe tại cửa hàng.
  see_at:work | At work | Tại chỗ làm | See it at the seller's workplace. | Xem xe tại chỗ làm của người bán.
  see_at:cafe | At a café | Tại quán cà phê | Meet at a café to see it. | Hẹn xem xe ở quán cà phê.
  see_when | When? | Khi nào?
  see_when:any_day | Any day | Ngày nào cũng được | You can see it any day. | Xem xe ngày nào cũng được.
  see_when:evenings | Evenings | Buổi tối | You can see it in the evenings. | Xem xe vào buổi tối.
  see_when:weekends | Weekends | Cuối tuần | You can see it at weekends. | Xem xe vào cuối tuần.
  see_when:by_arrangement | By arrangement | Hẹn trước | Viewing is by arrangement. | Hẹn trước khi đến.
  test_ride | Test ride | Chạy thử
  test_ride:yes | Yes | Được | You can take a test ride. | Được chạy thử.
  test_ride:deposit | With a deposit | Để lại cọc | You can take a test ride if you leave a deposit. | Được chạy thử nếu để lại tiền cọc.
  test_ride:together | With me | Đi cùng tôi | You can take a test ride with the seller. | Được chạy thử cùng người bán.
  test_ride:no | No | Không | No test rides. | Không cho chạy thử.
  mechanic:yes | Mechanics are welcome | Cứ dẫn thợ theo xem | You may bring a mechanic. | Bạn cứ dẫn thợ theo xem.
  price | Price | Giá bán
  price:firm | Firm | Không bớt | The price is firm. | Giá không bớt.
  price:open | Open to offers | Còn thương lượng | The price is open to offers. | Giá còn thương lượng.
  payment | Payment | Thanh toán
  payment:cash | Cash | Tiền mặt | You can pay in cash. | Thanh toán tiền mặt.
  payment:transfer | Bank transfer | Chuyển khoản | You can pay by bank transfer. | Thanh toán chuyển khoản.
  payment:either | Either | Cả hai đều được | You can pay in cash or by bank transfer. | Thanh toán tiền mặt hoặc chuyển khoản.
  instalments:yes | Instalments possible | Có trả góp | Instalments are possible. | Có thể trả góp.
  swap:yes | Swap possible | Nhận đổi xe | The seller may take another bike in exchange. | Có thể nhận đổi xe khác.
  delivery:yes | Can be delivered | Có giao xe | The bike can be delivered. | Có giao xe.
`;

const inForm: Texts = factForm;
const onPage: Texts = facts;
const both = (text: Bilingual | undefined) => [text?.en, text?.vi];

const linesOf = (question: FactQuestion) => {
  const codes = answersTo(question);
  const isChoice = codes.length > 1;
  const keys = codes.length === 0 ? [question] : codes.map((code) => `${question}:${code}`);
  return [
    ...(isChoice ? [[question, ...both(inForm[question])]] : []),
    ...keys.map((key) => [key, ...both(inForm[isChoice ? key : question]), ...both(onPage[key])]),
  ].map((cells) => cells.join(' | '));
};

test('a page says of every option what the form asked, and no more: each pair was read', () => {
  const reviewed = REVIEWED.trim()
    .split('\n')
    .map((line) => line.trim());
  expect(factGroups.flatMap((group) => questionsIn[group]).flatMap(linesOf)).toEqual(reviewed);
});
