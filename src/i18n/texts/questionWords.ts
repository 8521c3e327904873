import type { Texts } from '../texts.ts';

/**
 * Questions in conversations, by code (src/domain/conversations/phrases.ts). The Vietnamese is equally polite
 * everywhere: dạ, ạ; mình, bạn.
 */
export const questionWords = {
  still_for_sale: { en: 'Is the bike still for sale?', vi: 'Xe còn bán không ạ?' },
  sale_promised: { en: 'Has anyone already agreed to buy it?', vi: 'Đã có ai hẹn mua chưa ạ?' },
  sale_as_pictured: {
    en: 'Does it still look like it does in the photos?',
    vi: 'Xe còn như trong ảnh không ạ?',
  },
  sale_more_photos: {
    en: 'Could you add more photos to the listing?',
    vi: 'Bạn thêm ảnh vào tin đăng được không ạ?',
  },
  sale_why: { en: 'Why are you selling it?', vi: 'Sao bạn lại bán xe ạ?' },
  sale_hold: {
    en: 'Could you hold it for me until {day}?',
    vi: 'Bạn giữ xe cho mình đến {day} được không ạ?',
  },

  papers_own_name: { en: 'Is the bike registered in your name?', vi: 'Xe có chính chủ không ạ?' },
  papers_blue_card: { en: 'Do you have the original blue card?', vi: 'Xe còn cà vẹt gốc không ạ?' },
  papers_plate: { en: 'Which province is the plate from?', vi: 'Xe biển số tỉnh nào ạ?' },
  papers_transfer: {
    en: 'Can you help with the transfer of ownership?',
    vi: 'Bạn có hỗ trợ sang tên không ạ?',
  },
  papers_transfer_fee: { en: 'Who pays the transfer fee?', vi: 'Phí sang tên bên nào chịu ạ?' },
  papers_notary: {
    en: "Can we sign the contract at a notary's office?",
    vi: 'Mình ký hợp đồng ở phòng công chứng được không ạ?',
  },
  papers_numbers: {
    en: 'Do the frame and engine numbers match the blue card?',
    vi: 'Số khung số máy có khớp với cà vẹt không ạ?',
  },
  papers_loan: {
    en: 'Is there a loan on the bike, or has it been pawned?',
    vi: 'Xe có đang trả góp hay cầm cố không ạ?',
  },
  papers_fines: { en: 'Are there any unpaid fines?', vi: 'Xe có bị phạt nguội không ạ?' },
  papers_insurance: { en: 'Is the insurance still valid?', vi: 'Bảo hiểm xe còn hạn không ạ?' },
  papers_foreigner: { en: 'Can a foreigner register it?', vi: 'Người nước ngoài đứng tên xe được không ạ?' },
  papers_ring_road: {
    en: "Can I ride it inside Hanoi's Ring Road 1?",
    vi: 'Xe có vào được Vành đai 1 Hà Nội không ạ?',
  },
  papers_emissions: {
    en: 'Will it pass an emissions test?',
    vi: 'Xe có qua được kiểm định khí thải không ạ?',
  },
  papers_photo: {
    en: 'Could you send me a photo of the papers, with the numbers covered?',
    vi: 'Bạn che số rồi gửi mình xem ảnh giấy tờ xe được không ạ?',
  },

  history_owners: { en: 'How many owners has it had?', vi: 'Xe qua mấy đời chủ rồi ạ?' },
  history_owned: { en: 'How long have you owned it?', vi: 'Bạn đi xe này bao lâu rồi ạ?' },
  history_accident: { en: 'Has it been in an accident?', vi: 'Xe đã bị tai nạn bao giờ chưa ạ?' },
  history_flood: { en: 'Has it been flooded?', vi: 'Xe đã bị ngập nước bao giờ chưa ạ?' },
  history_engine: { en: 'Has the engine been opened?', vi: 'Máy đã mở ra sửa bao giờ chưa ạ?' },
  history_mileage: { en: 'Is this the true mileage?', vi: 'Số km này có chuẩn không ạ?' },
  history_service: { en: 'When was it last serviced?', vi: 'Lần bảo dưỡng gần nhất là khi nào ạ?' },
  history_workshop: { en: 'Where do you have it serviced?', vi: 'Bạn hay bảo dưỡng xe ở đâu ạ?' },
  history_oil: { en: 'When was the oil last changed?', vi: 'Lần thay nhớt gần nhất là khi nào ạ?' },
  history_original: { en: 'Are all the parts original?', vi: 'Xe còn zin hết không ạ?' },

  condition_starts: { en: "Does it start easily when it's cold?", vi: 'Máy nguội có dễ nổ không ạ?' },
  condition_noise: { en: 'Does the engine make any strange noises?', vi: 'Máy có tiếng kêu lạ không ạ?' },
  condition_leaks: { en: 'Does it leak oil?', vi: 'Máy có bị rò nhớt không ạ?' },
  condition_smoke: { en: 'Does the exhaust smoke?', vi: 'Ống xả có ra khói không ạ?' },
  condition_brakes: { en: 'Do the brakes work well?', vi: 'Phanh còn ăn không ạ?' },
  condition_tyres: { en: 'How are the tyres?', vi: 'Lốp còn tốt không ạ?' },
  condition_chain: {
    en: 'Do the chain and sprockets need replacing?',
    vi: 'Nhông sên dĩa đến lúc phải thay chưa ạ?',
  },
  condition_battery: { en: 'Is the battery still good?', vi: 'Bình ắc quy còn tốt không ạ?' },
  condition_lights: {
    en: 'Do the lights, horn and indicators work?',
    vi: 'Đèn, còi, xi nhan còn hoạt động tốt không ạ?',
  },
  condition_scratches: {
    en: 'Are there any scratches or dents?',
    vi: 'Xe có trầy xước hay móp chỗ nào không ạ?',
  },
  condition_repairs: { en: 'Does anything need repairing now?', vi: 'Hiện giờ xe có phải sửa gì không ạ?' },
  condition_fuel: { en: 'Does it use a lot of petrol?', vi: 'Xe có hao xăng không ạ?' },
  condition_trip: { en: 'Is it ready for a long trip?', vi: 'Xe đi đường dài được không ạ?' },

  extras_included: { en: 'What comes with the bike?', vi: 'Mua xe có kèm thêm gì không ạ?' },
  extras_keys: { en: 'Do you have both keys?', vi: 'Xe còn đủ 2 chìa khóa không ạ?' },
  extras_helmet: { en: 'Is a helmet included?', vi: 'Có kèm mũ bảo hiểm không ạ?' },
  extras_rack: { en: 'Is the luggage rack included?', vi: 'Có kèm baga không ạ?' },

  price_last: { en: "What's your best price?", vi: 'Giá chót là bao nhiêu ạ?' },
  price_less: { en: 'Could you take a little off?', vi: 'Bớt cho mình chút được không ạ?' },
  price_open: { en: 'Is the price open to offers?', vi: 'Giá này còn thương lượng được không ạ?' },
  price_with_transfer: {
    en: 'Does the price include the transfer fee?',
    vi: 'Giá này đã gồm phí sang tên chưa ạ?',
  },
  price_cash: { en: 'Can I pay in cash?', vi: 'Mình trả tiền mặt được không ạ?' },
  price_instalments: { en: 'Can I pay in instalments?', vi: 'Có bán trả góp không ạ?' },
  price_swap: { en: 'Would you swap it for another bike?', vi: 'Bạn có nhận đổi xe không ạ?' },

  visit_where: { en: 'Where can I see the bike?', vi: 'Mình xem xe ở đâu ạ?' },
  visit_when: { en: 'When can I see the bike?', vi: 'Khi nào mình qua xem xe được ạ?' },
  visit_day: { en: 'Can I come on {day}?', vi: 'Mình qua xem xe {day} được không ạ?' },
  visit_day_time: {
    en: 'Can I come on {day} at {time}?',
    vi: 'Mình qua xem xe lúc {time} {day} được không ạ?',
  },
  visit_meet_at: { en: 'Can we meet at {place}?', vi: 'Mình hẹn nhau ở {place} được không ạ?' },
  visit_address: { en: 'Could you send me the address?', vi: 'Bạn cho mình xin địa chỉ được không ạ?' },
  visit_mechanic: { en: 'May I bring a mechanic?', vi: 'Mình đưa thợ đến xem xe được không ạ?' },
  visit_friend: { en: 'May I bring a friend?', vi: 'Mình đi cùng người quen được không ạ?' },
  visit_cold: {
    en: 'Could you leave the engine cold until I get there?',
    vi: 'Bạn để máy nguội chờ mình đến được không ạ?',
  },
  visit_when_you: { en: 'When would you like to come?', vi: 'Bạn muốn qua xem khi nào ạ?' },
  visit_day_time_you: {
    en: 'Could you come on {day} at {time}?',
    vi: 'Bạn qua lúc {time} {day} được không ạ?',
  },
  visit_from: { en: 'Where are you coming from?', vi: 'Bạn ở khu vực nào ạ?' },

  ride_may: { en: 'May I take it for a test ride?', vi: 'Mình chạy thử được không ạ?' },
  ride_minutes: {
    en: { one: 'May I ride it for {number} minute?', other: 'May I ride it for {number} minutes?' },
    vi: 'Mình chạy thử {number} phút được không ạ?',
  },
  ride_need: {
    en: 'Do I need to leave anything as security for a test ride?',
    vi: 'Chạy thử thì cần để lại gì làm tin không ạ?',
  },
  ride_beginner: {
    en: 'Is it easy for a beginner to ride?',
    vi: 'Người mới biết chạy thì đi xe này có dễ không ạ?',
  },
  ride_height: {
    en: "I'm {number} cm tall. Will the bike fit me?",
    vi: 'Mình cao {number} cm, chạy xe này vừa không ạ?',
  },
  ride_licence: { en: 'Do you have a driving licence?', vi: 'Bạn có bằng lái xe chưa ạ?' },

  handover_bring: { en: 'Could you bring the bike to {place}?', vi: 'Bạn mang xe đến {place} được không ạ?' },
  handover_far: {
    en: 'Could you have the bike sent to another province?',
    vi: 'Bạn có gửi xe đi tỉnh không ạ?',
  },
  handover_same_day: {
    en: 'Can I take the bike home the same day?',
    vi: 'Mua xong mình lấy xe về luôn được không ạ?',
  },
  handover_receipt: {
    en: 'Could you write me a receipt?',
    vi: 'Bạn viết giấy biên nhận cho mình được không ạ?',
  },
  handover_warranty: { en: 'Does it come with a warranty?', vi: 'Xe có bảo hành không ạ?' },
  handover_buy_back: { en: 'Would you buy it back later?', vi: 'Sau này bạn có thu lại xe không ạ?' },

  manners_english: { en: 'Do you speak English?', vi: 'Bạn nói được tiếng Anh không ạ?' },
  manners_vietnamese: { en: 'Do you speak Vietnamese?', vi: 'Bạn nói được tiếng Việt không ạ?' },
  manners_call: { en: 'May I call you?', vi: 'Mình gọi điện cho bạn được không ạ?' },
  manners_again: {
    en: 'Could you say that another way?',
    vi: 'Bạn nói cách khác giúp mình được không ạ?',
  },
  manners_interested: { en: 'Are you still interested in the bike?', vi: 'Bạn còn muốn mua xe không ạ?' },
} as const satisfies Texts;
