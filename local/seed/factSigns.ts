import type { FactQuestion } from '../../src/domain/listings/factQuestions.ts';

type Sign = readonly [sign: RegExp, answer: string];

/**
 * What the sentences of the demo's sellers (words/*.ts) say of a question, the surest sign first: a description and the
 * facts beside it never contradict each other. `null` leaves a question unanswered.
 */
export const signs: Partial<Record<FactQuestion, readonly (Sign | readonly [sign: RegExp, answer: null])[]>> =
  {
    papers: [
      [
        /previous owner’s name|of the previous owner and|to the previous owner|previous owner has signed/,
        'previous_owner',
      ],
      [/tên chủ (?:cũ|trước)|đứng tên chủ|Chủ cũ đã ký/, 'previous_owner'],
      [/in my name|owner’s name|[Cc]hính chủ|đứng tên mình|Đứng tên từ đầu/, 'own_name'],
    ],
    card: [
      [/[Oo]riginal blue card|[Pp]apers are original|Original papers|Cà vẹt gốc|Giấy tờ gốc/, 'original'],
    ],
    owners: [
      [/third owner|chủ thứ ba/, '3'],
      [/Two owners|hai đời chủ|bought it nearly new|Mình mua lại lúc|first owner moved|Chủ cũ đi nước/, '2'],
      [
        /brother’s before|anh trai|Mua lại của người quen|previous owner’s name|of the previous owner and/,
        '2',
      ],
      [/to the previous owner|tên chủ (?:cũ|trước)|đứng tên chủ/, '2'],
      [/[Oo]ne owner|một đời chủ|một chủ|Đứng tên từ đầu|chỉ một người đi|has had one rider/, '1'],
      [/[Bb]ought new|mua mới|since new|từ mới|from the first owner|từ chủ đầu tiên/, '1'],
      [
        /teacher|cô giáo|workshop in|took it over|[Mm]ua lại|của bạn mình|revious owner|hủ cũ|uncle|chú mình/,
        null,
      ],
    ],
    transfer: [
      [/registration in your name is included|đã gồm phí sang tên|lo sang tên/, 'done_for_you'],
      [/transfer|sang tên/, 'helps'],
      [/contract/, 'contract'],
      [/công chứng/, 'contract'],
    ],
    loan: [[/no loan|không cầm cố|không trả góp|bao tranh chấp/, 'none']],
    fines: [[/no fines|phạt nguội/, 'none']],
    insurance: [[/insurance|bảo hiểm còn hạn|bảo hiểm bắt buộc|, bảo hiểm và/, 'valid']],

    accident: [[/no accidents|bao va chạm|Never dropped|chưa ngã|va quệt/, 'none']],
    flood: [[/in a flood|ngập nước/, 'never']],
    engine: [
      [/top end|làm lại hơi|project|Bán xác|smokes|khói|oil sweat|rịn/, null],
      [
        /never been opened|chưa bung|chưa mở|never bored|chưa xoáy|con ốc|chưa đụng|Original engine/,
        'never_opened',
      ],
    ],
    parts: [
      [/not original|không zin|copy part|đồ thường|repainted|sơn lại/, 'changed'],
      [
        /zin 100%|[Aa]ll original|nguyên bản|are standard|zin từ|standard exhaust|Pô zin|Dàn áo zin/,
        'original',
      ],
    ],
    used_for: [
      [
        /Never used for delivery|chưa từng chạy ship|[Xx]e nhà|[Oo]ur family|In the family|Trong nhà/,
        'private',
      ],
    ],
    odometer: [[/never been touched|chưa tua|odo chuẩn|odo [^.]+ chuẩn|thực tế/, 'original']],
    service_at: [
      [/still to come|chưa tới kỳ|first oil change|Mới thay nhớt lần đầu|first stamp|mới đóng một dấu/, null],
      [/Delivered, registered|Nhận xe, ra biển|run in|rô đai/, null],
      [
        /at the dealer|official dealer|dealer visit|tại hãng|vào hãng|ở hãng|sổ của hãng|in the booklet|đủ dấu/,
        'dealer',
      ],
      [/one mechanic|một thợ|for every service|lần bảo dưỡng nào/, 'mechanic'],
    ],
    serviced: [
      [
        /still to come|chưa tới kỳ|first oil|thay nhớt lần đầu|first stamp|một dấu|Delivered|ra biển|run in|rô đai/,
        null,
      ],
    ],
    receipts: [
      [
        /every receipt|with receipts|service receipts|Every invoice|hóa đơn (?:bảo dưỡng|sửa)|Hóa đơn bảo dưỡng|có hóa đơn/,
        'yes',
      ],
    ],

    start: [
      [/project|Bán xác|smokes|nguội có khói|flat battery|bình yếu/, null],
      [
        /starts (?:first|every)|[Đđ]ề cái là nổ|[Đđ]ề một phát|đề một phát|Đề hay đạp|only a touch/,
        'first_press',
      ],
    ],
    leaks: [
      [/oil sweat|rịn|smokes|nguội có khói/, 'sweats'],
      [/project|Bán xác/, null],
      [/no smoke|không khói|Máy khô/, 'none'],
    ],
    tyres: [
      [/will need replacing|needs tyres|Lốp vài tháng nữa|lốp mòn|finished tyres|lốp hết gai/, 'worn'],
      [/half worn|mòn một nửa/, 'half'],
      [/tyres were replaced|Cặp lốp thay|rubber hairs|nguyên râu|left the factory|xuất xưởng/, 'new'],
      [/has had time to wear|kịp mòn|and look it|theo xe, còn như mới/, 'new'],
      [/seventy per cent|bảy mươi phần|tread|[Gg]ai lốp|gai còn|eighty per cent left|trên tám mươi/, 'good'],
      [
        /few thousand kilometres|vài ngàn cây|First set|Lốp zin|[Ll]ốp còn dày|rubber is soft|lốp còn mềm/,
        'good',
      ],
      [/another rainy|mùa mưa|Michelin|Maxxis|new in spring|Lốp trước thay/, 'good'],
      [/rear tyre had|dính đinh/, null],
    ],
    brakes: [
      [
        /new brake shoes|bố thắng mới|pads are|[Mm]á phanh|pads were|shoes and the belt|Bố thắng sau|shoes were changed/,
        'new',
      ],
      [/bố thắng thay|recent oil and brakes/, 'new'],
      [/Good brakes|[Pp]hanh ăn|discs are straight|Đĩa phanh/, 'good'],
    ],
    battery: [
      [/flat battery|bình yếu/, 'weak'],
      [/fresh battery|battery is from this|bình mới|Bình mới|ắc quy mới|months old|New battery/, 'new'],
    ],
    pack: [[/battery is owned|Pin mua đứt/, 'owned']],
    range: [[/range of the first year|gần như năm đầu/, 'like_new']],
    chain: [
      [/[Nn]ew chain|sprockets were|Nhông sên|bearings and chain|và sên/, 'new'],
      [/chain is cleaned|Sên được/, 'good'],
    ],
    belt: [[/[Bb]elt and rollers|curoa và bi|the belt are new|curoa còn mới|: belt,|: curoa,/, 'new']],
    lights: [
      [/light is out|không sáng|horn only/, 'some'],
      [/switch and lamp|đèn còi/, 'all'],
    ],

    keys: [[/both keys|two keys|hai chìa/, '2']],
    helmet: [[/full-face helmet|mũ bảo hiểm trùm|helmet and raincoat/, 'yes']],
    raincoat: [[/raincoat|áo mưa/, 'yes']],
    cover: [[/rain cover|bạt trùm/, 'yes']],
    lock: [[/wheel lock|disc lock|khóa bánh|khóa đĩa/, 'yes']],
    tools: [[/tool kit|bộ đồ nghề/, 'yes']],
    spares: [[/spare spark|spare set|original exhaust|bugi dự|gương zin<|pô zin</, 'yes']],
    booklet: [[/service booklet|warranty booklet|all booklets|sổ bảo hành|sổ sách/, 'yes']],
    invoice: [
      [/dealer’s invoice|purchase receipt|hóa đơn mua|hóa đơn của đại lý|and invoice|và hóa đơn/, 'yes'],
    ],
    charger: [[/original charger|bộ sạc zin/, 'yes']],

    reason: [
      [/bought a car|mua ô tô/, 'car'],
      [/bought another|bigger bike|xe khác, ngõ|[Ll]ên đời|sang xe điện|máy lớn hơn|larger bike/, 'new_bike'],
      [/trip (?:from|ends)|[Cc]huyến đi dài/, 'trip_over'],
      [
        /fly home|leaving Vietnam|another country|Bangkok|visa|về nước|rời Việt Nam|xuất khẩu/i,
        'leaving_vietnam',
      ],
      [/one suitcase|abroad|contract ends/, 'leaving_vietnam'],
      [
        /chuyển công tác về|Sài Gòn làm|Đà Nẵng làm|đi học xa|going away|Cần Thơ học|đi làm xa|về quê/,
        'moving',
      ],
      [/parking|only has room|courtyard|chỗ gửi|chỗ giữ|chỗ để|ngõ chỉ|dư một/, 'no_space'],
      [
        /hardly use|ít đi|ít dùng|walk to work|metro|nằm|không ai đi|dư xe|một chiếc là đủ|đi bộ|too many/,
        'seldom_used',
      ],
      [/more bikes than|just sitting/, 'seldom_used'],
      [/[Cc]ần tiền|xoay vốn/, 'money'],
    ],

    see_at: [
      [/coffee shop|quán cà phê|coffee is on|cà phê đầu/, 'cafe'],
      [/our shop|our workshop|[Tt]iệm|[Cc]ửa hàng|Bên mình/, 'shop'],
    ],
    see_when: [
      [/after six|sau sáu giờ/, 'evenings'],
      [/at weekends, or|Cuối tuần xem/, 'weekends'],
      [/open every day|chủ nhật/, 'any_day'],
      [/before you come|trước khi đến|next week/, 'by_arrangement'],
    ],
    test_ride: [[/[Tt]est ride|[Cc]hạy thử(?! vài)|for a spin|come and ride|Come and try/, 'yes']],
    mechanic: [[/[Bb]ring (?:your|a) mechanic|dẫn thợ|thợ xem|mời thợ/, 'yes']],

    price: [
      [/price is fixed|not haggle|niêm yết|đừng ép|miễn trả giá/, 'firm'],
      [/sensible offer|discount|making an offer|or (?:nearest|best) offer|bớt|fix nhẹ|trả giá/, 'open'],
    ],
    payment: [[/bank transfer|chuyển khoản/, 'either']],
    instalments: [[/Instalments|trả góp qua|hỗ trợ góp/, 'yes']],
    swap: [[/take your old|thu xe cũ/, 'yes']],
    delivery: [[/Delivery to|by bus|Giao xe các tỉnh|gửi xe theo/, 'yes']],
  };
