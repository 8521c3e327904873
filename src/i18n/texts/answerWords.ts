import type { Texts } from '../texts.ts';

/**
 * Answers in conversations, by code (src/domain/conversations/phrases.ts). All use the same polite forms: dạ,
 * ạ; mình, bạn.
 */
export const answerWords = {
  still_for_sale_yes: { en: "Yes, it's still for sale.", vi: 'Dạ xe còn ạ.' },
  still_for_sale_no: { en: "Sorry, it's been sold.", vi: 'Xe bán rồi ạ, bạn thông cảm nhé.' },
  sale_promised_yes: {
    en: "Someone has agreed to buy it. I'll tell you if it falls through.",
    vi: 'Đã có người hẹn mua. Nếu họ không lấy thì mình báo bạn nhé.',
  },
  sale_promised_no: { en: 'No one has agreed to buy it yet.', vi: 'Chưa có ai hẹn mua ạ.' },
  sale_as_pictured_yes: { en: 'Yes, it looks just like the photos.', vi: 'Dạ xe vẫn y như trong ảnh ạ.' },
  sale_more_photos_yes: { en: "I'll add photos to the listing.", vi: 'Mình sẽ thêm ảnh vào tin đăng ạ.' },
  sale_why_other_bike: { en: "I'm getting a different bike.", vi: 'Mình đổi sang xe khác nên bán ạ.' },
  sale_why_unused: { en: 'I hardly ride it any more.', vi: 'Mình ít đi nên bán ạ.' },
  sale_why_moving: { en: "I'm moving away.", vi: 'Mình sắp chuyển đi nơi khác nên bán ạ.' },
  sale_hold_yes: {
    en: "Yes, I'll hold it for you until {day}.",
    vi: 'Được ạ, mình giữ xe cho bạn đến {day}.',
  },
  sale_hold_no: {
    en: "Sorry, I can't hold it. It's first come, first served.",
    vi: 'Mình không giữ xe được ạ. Ai đến trước thì mình bán trước.',
  },

  papers_own_name_yes: { en: "Yes, it's registered in my name.", vi: 'Dạ xe chính chủ, mình đứng tên ạ.' },
  papers_own_name_family: {
    en: "It's registered in the name of someone in my family.",
    vi: 'Xe đứng tên người nhà mình ạ.',
  },
  papers_own_name_no: { en: "It's still in a former owner's name.", vi: 'Xe vẫn đứng tên chủ trước ạ.' },
  papers_blue_card_yes: { en: 'Yes, I have the original blue card.', vi: 'Dạ còn cà vẹt gốc ạ.' },
  papers_blue_card_no: { en: 'The blue card is lost.', vi: 'Xe mất cà vẹt rồi ạ.' },
  papers_blue_card_bank: { en: 'The bank still has the blue card.', vi: 'Cà vẹt gốc ngân hàng đang giữ ạ.' },
  papers_plate_is: { en: 'The plate is from {place}.', vi: 'Xe biển số {place} ạ.' },
  papers_transfer_yes: {
    en: "Yes, I'll help with the transfer of ownership.",
    vi: 'Dạ mình có hỗ trợ sang tên ạ.',
  },
  papers_transfer_together: {
    en: "Let's do the transfer of ownership together.",
    vi: 'Mình cùng đi làm thủ tục sang tên nhé.',
  },
  papers_transfer_no: {
    en: 'The buyer handles the transfer of ownership.',
    vi: 'Bên mua tự làm thủ tục sang tên ạ.',
  },
  papers_transfer_fee_buyer: { en: 'The buyer pays the transfer fee.', vi: 'Phí sang tên bên mua chịu ạ.' },
  papers_transfer_fee_seller: { en: "I'll pay the transfer fee.", vi: 'Phí sang tên mình chịu ạ.' },
  papers_transfer_fee_half: {
    en: "Let's each pay half of the transfer fee.",
    vi: 'Phí sang tên mỗi bên chịu một nửa nhé.',
  },
  papers_notary_yes: {
    en: "Yes, we can sign at a notary's office.",
    vi: 'Dạ được, mình ra phòng công chứng ký ạ.',
  },
  papers_numbers_yes: {
    en: 'Yes, both numbers match the blue card.',
    vi: 'Dạ số khung số máy khớp với cà vẹt ạ.',
  },
  papers_loan_no: {
    en: "There's no loan on it, and it hasn't been pawned.",
    vi: 'Xe không trả góp, không cầm cố ạ.',
  },
  papers_fines_no: { en: 'There are no unpaid fines.', vi: 'Xe không bị phạt nguội ạ.' },
  papers_fines_mine: {
    en: "If there are any fines, I'll pay them.",
    vi: 'Nếu có phạt nguội thì mình lo hết ạ.',
  },
  papers_insurance_until: { en: 'The insurance is valid until {day}.', vi: 'Bảo hiểm còn hạn đến {day} ạ.' },
  papers_insurance_no: { en: 'The insurance has run out.', vi: 'Bảo hiểm xe hết hạn rồi ạ.' },
  papers_foreigner_ask: {
    en: 'I think so. Please ask the traffic police to be sure.',
    vi: 'Mình nghĩ là được, bạn hỏi cảnh sát giao thông cho chắc nhé.',
  },
  papers_rules_ask: {
    en: "I'm not sure. Please check the current rules.",
    vi: 'Mình không chắc, bạn xem quy định hiện hành giúp mình ạ.',
  },
  papers_photo_yes: { en: 'Here is a photo of the papers.', vi: 'Mình gửi ảnh giấy tờ xe ạ.' },
  papers_at_visit: {
    en: 'You can check all the papers when you come.',
    vi: 'Bạn đến xem xe thì xem giấy tờ luôn ạ.',
  },

  history_owners_first: { en: "I'm the first owner.", vi: 'Mình là chủ đầu tiên ạ.' },
  history_owners_number: {
    en: { one: 'It has had {number} owner.', other: 'It has had {number} owners.' },
    vi: 'Xe qua {number} đời chủ ạ.',
  },
  history_owned_years: {
    en: { one: "I've owned it for {number} year.", other: "I've owned it for {number} years." },
    vi: 'Mình đi được {number} năm rồi ạ.',
  },
  history_owned_months: {
    en: { one: "I've owned it for {number} month.", other: "I've owned it for {number} months." },
    vi: 'Mình đi được {number} tháng rồi ạ.',
  },
  history_accident_no: { en: "It's never been in an accident.", vi: 'Xe chưa bị tai nạn bao giờ ạ.' },
  history_accident_small: {
    en: 'It fell over once. Nothing serious.',
    vi: 'Xe có ngã nhẹ một lần, không sao ạ.',
  },
  history_accident_yes: {
    en: "It was in an accident. It's been repaired.",
    vi: 'Xe có bị tai nạn, đã sửa lại rồi ạ.',
  },
  history_flood_no: { en: "It's never been flooded.", vi: 'Xe chưa bị ngập nước bao giờ ạ.' },
  history_flood_yes: {
    en: 'It was flooded. The engine was cleaned afterwards.',
    vi: 'Xe có bị ngập, mình đã vệ sinh lại máy rồi ạ.',
  },
  history_engine_no: { en: 'The engine has never been opened.', vi: 'Máy chưa mở ra bao giờ ạ.' },
  history_engine_yes: { en: 'The engine has been opened and repaired.', vi: 'Máy đã mở ra sửa rồi ạ.' },
  history_mileage_yes: { en: "Yes, that's the true mileage.", vi: 'Dạ số km chuẩn ạ.' },
  history_mileage_now: { en: "It's done {number} km now.", vi: 'Giờ xe đã đi {number} km ạ.' },
  history_mileage_unsure: { en: "I can't be sure about the mileage.", vi: 'Số km mình không dám chắc ạ.' },
  history_service_months: {
    en: {
      one: 'It was serviced about {number} month ago.',
      other: 'It was serviced about {number} months ago.',
    },
    vi: 'Mình bảo dưỡng cách đây khoảng {number} tháng ạ.',
  },
  history_service_km: {
    en: 'It was serviced about {number} km ago.',
    vi: 'Mình bảo dưỡng cách đây khoảng {number} km ạ.',
  },
  history_service_regular: { en: 'I have it serviced regularly.', vi: 'Mình bảo dưỡng định kỳ ạ.' },
  history_workshop_dealer: {
    en: 'I have it serviced at an authorised dealer.',
    vi: 'Mình bảo dưỡng ở hãng ạ.',
  },
  history_workshop_local: {
    en: 'I have it serviced at a workshop near my home.',
    vi: 'Mình bảo dưỡng ở tiệm gần nhà ạ.',
  },
  history_original_yes: { en: 'Yes, everything is original.', vi: 'Dạ xe còn zin hết ạ.' },
  history_original_some: {
    en: "Some parts have been replaced. I'll show you.",
    vi: 'Xe có thay vài món, bạn đến thì mình chỉ cho ạ.',
  },
  history_oil_km: {
    en: 'The oil was changed about {number} km ago.',
    vi: 'Mình thay nhớt cách đây khoảng {number} km ạ.',
  },

  // condition
  condition_starts_yes: { en: 'Yes, it starts straight away.', vi: 'Dạ đề là nổ ngay ạ.' },
  condition_starts_kick: {
    en: "It needs the kick-starter when it's cold.",
    vi: 'Máy nguội phải đạp mới nổ ạ.',
  },
  condition_engine_good: { en: 'The engine is in good order.', vi: 'Máy móc êm, ổn định ạ.' },
  condition_noise_no: { en: 'The engine runs smoothly.', vi: 'Máy chạy êm ạ.' },
  condition_noise_some: {
    en: "There's a slight noise. Please come and listen.",
    vi: 'Có tiếng kêu nhẹ, bạn đến nghe thử giúp mình ạ.',
  },
  condition_leaks_no: { en: "It doesn't leak oil.", vi: 'Máy khô ráo, không rò nhớt ạ.' },
  condition_leaks_some: { en: 'It leaks a little oil.', vi: 'Máy có rò nhớt một chút ạ.' },
  condition_smoke_no: { en: "The exhaust doesn't smoke.", vi: 'Ống xả không ra khói ạ.' },
  condition_brakes_good: { en: 'Yes, the brakes work well.', vi: 'Dạ phanh ăn tốt ạ.' },
  condition_brakes_pads: { en: 'The brake pads need replacing.', vi: 'Má phanh cần thay rồi ạ.' },
  condition_tyres_new: { en: 'The tyres are new.', vi: 'Lốp mới thay ạ.' },
  condition_tyres_good: { en: 'The tyres are still good.', vi: 'Lốp còn tốt ạ.' },
  condition_tyres_worn: { en: 'The tyres will need replacing soon.', vi: 'Lốp sắp phải thay ạ.' },
  condition_chain_good: { en: 'The chain and sprockets are still good.', vi: 'Nhông sên dĩa còn tốt ạ.' },
  condition_chain_worn: {
    en: 'The chain and sprockets will need replacing soon.',
    vi: 'Nhông sên dĩa sắp phải thay ạ.',
  },
  condition_battery_new: { en: 'The battery is new.', vi: 'Bình ắc quy mới thay ạ.' },
  condition_battery_good: { en: 'The battery is still good.', vi: 'Bình ắc quy còn tốt ạ.' },
  condition_battery_weak: { en: 'The battery is weak.', vi: 'Bình ắc quy yếu rồi ạ.' },
  condition_lights_yes: {
    en: 'The lights, horn and indicators all work.',
    vi: 'Đèn, còi, xi nhan hoạt động tốt hết ạ.',
  },
  condition_scratches_no: { en: 'There are no scratches or dents.', vi: 'Xe không trầy xước, không móp ạ.' },
  condition_scratches_some: { en: 'There are a few small scratches.', vi: 'Xe có vài vết trầy nhỏ ạ.' },
  condition_repairs_no: {
    en: 'Nothing needs repairing. You can ride it as it is.',
    vi: 'Xe không phải sửa gì, mua về chạy luôn ạ.',
  },
  condition_repairs_cost: {
    en: 'It needs a small repair, about {price}.',
    vi: 'Xe phải sửa chút, khoảng {price} ạ.',
  },
  condition_fuel_litres: {
    en: {
      one: 'It uses about {number} litre per 100 km.',
      other: 'It uses about {number} litres per 100 km.',
    },
    vi: 'Xe ăn khoảng {number} lít cho 100 km ạ.',
  },
  condition_fuel_little: { en: 'It uses very little petrol.', vi: 'Xe tiết kiệm xăng lắm ạ.' },
  condition_trip_yes: { en: "Yes, it's ready for a long trip.", vi: 'Dạ xe đi đường dài tốt ạ.' },
  condition_trip_no: { en: "I'd only use it in town.", vi: 'Xe chỉ nên đi trong phố ạ.' },

  extras_pictured: { en: 'Everything in the photos is included.', vi: 'Trong ảnh có gì thì kèm hết ạ.' },
  extras_nothing: { en: 'Only the bike and its papers.', vi: 'Chỉ có xe và giấy tờ thôi ạ.' },
  extras_keys_both: { en: 'Yes, I have both keys.', vi: 'Dạ còn đủ 2 chìa ạ.' },
  extras_keys_one: { en: "There's only one key.", vi: 'Xe còn 1 chìa thôi ạ.' },
  extras_helmet_yes: { en: "I'll include a helmet.", vi: 'Mình tặng kèm mũ bảo hiểm ạ.' },
  extras_rack_yes: { en: 'The luggage rack is included.', vi: 'Xe có kèm baga ạ.' },

  price_last_is: { en: 'My best price is {price}.', vi: 'Giá chót là {price} ạ.' },
  price_less_by: { en: 'I can take {price} off.', vi: 'Mình bớt cho bạn {price} ạ.' },
  price_less_at_visit: {
    en: "Come and see it, and I'll take a little off.",
    vi: 'Bạn qua xem xe rồi mình bớt chút ạ.',
  },
  price_fixed: { en: 'The price is fixed.', vi: 'Giá này không bớt được nữa ạ.' },
  price_with_transfer_yes: { en: 'Yes, the transfer fee is included.', vi: 'Dạ giá đã gồm phí sang tên ạ.' },
  price_with_transfer_no: { en: 'No, the transfer fee is extra.', vi: 'Giá chưa gồm phí sang tên ạ.' },
  price_cash_yes: { en: 'Cash is fine.', vi: 'Tiền mặt được ạ.' },
  price_bank_yes: {
    en: 'Cash or bank transfer, when you pick up the bike.',
    vi: 'Khi nhận xe, trả tiền mặt hay chuyển khoản đều được ạ.',
  },
  price_instalments_no: { en: 'Sorry, not in instalments.', vi: 'Mình không bán trả góp ạ.' },
  price_swap_tell: { en: 'I might swap. What bike do you have?', vi: 'Đổi cũng được ạ, bạn đang có xe gì?' },
  price_swap_no: { en: "I'd rather not swap.", vi: 'Mình không đổi xe ạ.' },
  price_budget: { en: 'My budget is {price}.', vi: 'Mình có tầm {price} thôi ạ.' },
  price_too_high: { en: "That's too expensive for me.", vi: 'Giá này hơi cao với mình ạ.' },
  price_fine: { en: 'The price is fine with me.', vi: 'Giá này mình đồng ý ạ.' },

  visit_in_place: { en: 'The bike is in {place}.', vi: 'Xe ở {place} ạ.' },
  visit_any_time: {
    en: 'Any time. Please message me before you come.',
    vi: 'Lúc nào cũng được, trước khi qua bạn nhắn mình nhé.',
  },
  visit_after: { en: 'Any day after {time} suits me.', vi: 'Ngày nào cũng được, sau {time} ạ.' },
  visit_weekend: { en: 'The weekend suits me best.', vi: 'Cuối tuần mình tiện nhất ạ.' },
  visit_suits: { en: 'Yes, that suits me.', vi: 'Dạ được ạ.' },
  visit_see_you: { en: 'See you on {day} at {time}.', vi: 'Hẹn gặp bạn lúc {time} {day} ạ.' },
  visit_rather: {
    en: "I can't make it then. Is {day} at {time} all right?",
    vi: 'Lúc đó mình bận. Lúc {time} {day} được không ạ?',
  },
  visit_meet_here: { en: "Let's meet at {place}.", vi: 'Mình hẹn nhau ở {place} nhé.' },
  visit_address_later: {
    en: "I'll send the address once we've agreed on a time.",
    vi: 'Hẹn giờ xong mình gửi địa chỉ ạ.',
  },
  visit_bring_yes: { en: 'Yes, please bring them along.', vi: 'Dạ được, bạn cứ dẫn theo ạ.' },
  visit_cold_yes: {
    en: "No problem. I won't start it before you get here.",
    vi: 'Dạ mình để máy nguội chờ bạn ạ.',
  },
  visit_from_place: { en: "I'm in {place}.", vi: 'Mình ở {place} ạ.' },
  visit_my_day: { en: 'I can come on {day}.', vi: 'Mình qua được vào {day} ạ.' },
  visit_late: {
    en: { one: "I'll be {number} minute late.", other: "I'll be {number} minutes late." },
    vi: 'Mình đến muộn {number} phút ạ.',
  },
  visit_arrived: { en: "I'm here.", vi: 'Mình đến nơi rồi ạ.' },
  visit_cannot_come: { en: "Sorry, I can't make it.", vi: 'Xin lỗi bạn, mình không đến được ạ.' },

  ride_yes: { en: 'Yes, you can ride it.', vi: 'Dạ bạn cứ chạy thử ạ.' },
  ride_together: { en: "Yes, and I'll come along.", vi: 'Dạ được, mình đi cùng bạn ạ.' },
  ride_security: {
    en: 'Yes. Please leave something as security.',
    vi: 'Dạ được, bạn để lại gì đó làm tin giúp mình ạ.',
  },
  ride_helmet: { en: 'Please wear a helmet.', vi: 'Nhớ đội mũ bảo hiểm nhé.' },
  ride_no: { en: 'Sorry, no test rides.', vi: 'Mình không cho chạy thử được ạ.' },
  ride_easy: { en: "Yes, it's easy to ride.", vi: 'Dạ xe dễ chạy ạ.' },
  ride_not_easy: { en: "It's heavy. Please try it first.", vi: 'Xe khá nặng, bạn thử trước nhé.' },
  ride_licence_yes: { en: 'Yes, I have a licence.', vi: 'Dạ mình có bằng lái rồi ạ.' },
  ride_licence_no: { en: "I don't have a licence yet.", vi: 'Mình chưa có bằng lái ạ.' },

  handover_bring_yes: { en: 'Yes, I can bring the bike there.', vi: 'Dạ được, mình mang xe đến ạ.' },
  handover_bring_no: {
    en: "Sorry, I can't bring it to you. Please come and see it here.",
    vi: 'Mình không mang xe đến được, bạn qua xem giúp mình ạ.',
  },
  handover_far_yes: {
    en: "I can have the bike sent once you've seen it.",
    vi: 'Bạn xem xe xong thì mình gửi xe đi được ạ.',
  },
  handover_far_no: {
    en: 'I only sell to people who come to see the bike.',
    vi: 'Mình chỉ bán cho người đến xem trực tiếp ạ.',
  },
  handover_same_day_yes: { en: 'Yes, you can ride it home.', vi: 'Dạ ký xong chạy về luôn được ạ.' },
  handover_receipt_yes: { en: "Yes, I'll write a receipt.", vi: 'Dạ mình viết giấy biên nhận ạ.' },
  handover_warranty_months: {
    en: 'It comes with a {number}-month warranty.',
    vi: 'Xe bảo hành {number} tháng ạ.',
  },
  handover_warranty_no: {
    en: "There's no warranty. Please check the bike carefully.",
    vi: 'Xe không bảo hành, bạn xem kỹ giúp mình ạ.',
  },
  handover_buy_back_price: {
    en: "I'd buy it back for about {price}.",
    vi: 'Mình thu lại xe giá khoảng {price} ạ.',
  },
  handover_buy_back_no: { en: "I don't buy bikes back.", vi: 'Mình không thu lại xe ạ.' },
  handover_take: { en: "I'll take it.", vi: 'Mình lấy xe này ạ.' },
  handover_pay_at_signing: { en: "I'll pay in full when we sign.", vi: 'Ký giấy xong mình trả đủ ạ.' },

  manners_hello: { en: 'Hi there!', vi: 'Chào bạn!' },
  manners_thanks: { en: 'Thank you!', vi: 'Cảm ơn bạn!' },
  manners_yes: { en: 'Yes.', vi: 'Dạ vâng ạ.' },
  manners_no: { en: 'No.', vi: 'Dạ không ạ.' },
  manners_little: {
    en: 'A little. Please use these phrases.',
    vi: 'Một chút thôi, bạn dùng câu có sẵn giúp mình ạ.',
  },
  manners_simple: { en: 'Please write short sentences.', vi: 'Bạn viết câu ngắn giúp mình ạ.' },
  manners_call_yes: { en: 'Yes, please call me.', vi: 'Dạ bạn cứ gọi cho mình ạ.' },
  manners_call_no: { en: 'Please message me here instead.', vi: 'Bạn nhắn tin ở đây giúp mình ạ.' },
  manners_check: { en: "I'll check and let you know.", vi: 'Để mình xem lại rồi báo bạn ạ.' },
  manners_unsure: { en: "I'm not sure, sorry.", vi: 'Cái này mình không rõ ạ.' },
  manners_interested_yes: { en: 'Yes, I still want it.', vi: 'Dạ mình vẫn muốn mua ạ.' },
  manners_think: { en: "I'd like to think about it.", vi: 'Để mình suy nghĩ thêm ạ.' },
  manners_not_buying: {
    en: "Thank you, but I won't be buying it.",
    vi: 'Cảm ơn bạn, mình không mua xe này ạ.',
  },
} as const satisfies Texts;
