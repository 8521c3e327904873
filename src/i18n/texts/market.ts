import type { Texts } from '../texts.ts';

export const market = {
  bikes: { en: 'motorcycles', vi: 'xe máy' },
  make: { en: '{make} bikes', vi: 'xe {make}' },
  model: { en: '{make} {model}', vi: '{make} {model}' },
  makeCategory: { en: '{make} {category}', vi: '{category} {make}' },
  /** Headings of landing pages, and links to these pages. */
  used: { en: 'Used {thing}', vi: '{thing} cũ' },
  usedIn: { en: 'Used {thing} in {place}', vi: '{thing} cũ tại {place}' },

  scooter: { en: 'scooters', vi: 'xe tay ga' },
  underbone: { en: 'underbones', vi: 'xe số' },
  sport: { en: 'sport bikes', vi: 'xe côn tay, thể thao' },
  naked: { en: 'naked bikes', vi: 'xe naked' },
  adventure: { en: 'adventure bikes', vi: 'xe adventure' },
  touring: { en: 'touring bikes', vi: 'xe touring' },
  cruiser: { en: 'cruisers', vi: 'xe cruiser' },
  dirt: { en: 'dirt bikes', vi: 'xe cào cào' },
  electric: { en: 'electric bikes', vi: 'xe máy điện' },
  moped: { en: 'mopeds', vi: 'xe 50 cc' },

  title: { en: '{name} for sale', vi: 'Mua bán {name}' },
  titleAnywhere: { en: '{name} for sale in Vietnam', vi: 'Mua bán {name} toàn quốc' },
  description: {
    en: {
      one: '{name}: {count} for sale at {from}. See photos, mileage and papers, and message the seller directly, free of charge.',
      other:
        '{name}: {count} for sale from {from} to {to}, typically {typical}. See photos and mileage, and message sellers directly.',
    },
    vi: '{name}: {count} xe đang bán, giá từ {from} đến {to}, phổ biến {typical}. Xem ảnh, số km và nhắn thẳng cho người bán, miễn phí.',
  },
  descriptionNone: {
    en: '{name}: none for sale at the moment. See similar bikes, and get an email when one is listed.',
    vi: '{name}: hiện chưa có xe nào. Xem xe tương tự, và nhận email khi có người đăng bán.',
  },
  descriptionRented: {
    en: '{name}: {count} for sale without the battery, which is rented. See photos and mileage, and message sellers directly.',
    vi: '{name}: {count} xe đang bán, giá chưa gồm pin (pin thuê riêng). Xem ảnh, số km và nhắn thẳng cho người bán.',
  },
  leadNone: { en: 'None for sale at the moment.', vi: 'Hiện chưa có xe nào được đăng bán.' },
  leadOne: { en: 'One bike for sale, at {from}.', vi: 'Có 1 xe đang bán, giá {from}.' },
  lead: {
    en: '{count} bikes for sale, from {from} to {to}. The typical price is {typical}.',
    vi: 'Có {count} xe đang bán, giá từ {from} đến {to}. Giá phổ biến khoảng {typical}.',
  },
  leadRented: {
    en: '{count} for sale. The price does not include the battery, which is rented.',
    vi: 'Có {count} xe đang bán. Giá chưa gồm pin (pin thuê riêng).',
  },
  leadSomeRented: {
    en: {
      one: 'On {count} of them the battery is rented, so these figures leave it out.',
      other: 'On {count} of them the battery is rented, so these figures leave them out.',
    },
    vi: 'Trong đó có {count} xe thuê pin: giá chưa gồm pin nên không tính vào các mức giá này.',
  },
  includes: {
    en: 'Includes {places}, part of the province since July 2025.',
    vi: 'Gồm cả {places}, theo địa giới tỉnh từ tháng 7/2025.',
  },
  fewNote: {
    en: "That's too few bikes to compare. There are more here:",
    vi: 'Chưa đủ xe để so sánh. Bạn có thể xem thêm ở đây:',
  },
  widerLink: {
    en: { one: '{name}: {count} bike', other: '{name}: {count} bikes' },
    vi: '{name}: {count} xe',
  },
  map: { en: 'All provinces on a map', vi: 'Xem bản đồ các tỉnh thành' },
  alert: { en: 'Email me when one is listed', vi: 'Báo cho tôi khi có xe' },
  feed: { en: 'Follow this feed (Atom)', vi: 'Theo dõi qua RSS (Atom)' },
  openData: { en: 'All prices as open data', vi: 'Toàn bộ giá xe dưới dạng dữ liệu mở' },
  seeAll: {
    en: { one: 'See it in the full list', other: 'See all {count}, with filters' },
    vi: 'Xem cả {count} xe, có bộ lọc',
  },
  newest: { en: 'Newest first', vi: 'Xe mới đăng' },
  goOn: { en: 'More used bikes', vi: 'Xem thêm xe cũ' },
  models: { en: 'By model', vi: 'Theo dòng xe' },
  makes: { en: 'By make', vi: 'Theo hãng' },
  categories: { en: 'By category', vi: 'Theo loại xe' },
  places: { en: 'By place', vi: 'Theo khu vực' },
  near: { en: 'Nearby', vi: 'Khu vực lân cận' },
  guide: { en: 'What our guide says about the {model}', vi: 'Cẩm nang viết gì về {model}' },
  guideNew: { en: 'New', vi: 'Xe mới' },
  guideUsed: { en: 'Used', vi: 'Xe cũ' },
  guideUsage: { en: 'Fuel economy', vi: 'Tiêu hao xăng' },
  guideSeat: { en: 'Seat height', vi: 'Độ cao yên' },
  perLitre: { en: '{distance} km per litre', vi: '{distance} km/lít' },
  guideNote: {
    en: '{name}, model year {year}. Prices are indicative, as of {month}.',
    vi: '{name} đời {year}. Giá chỉ để tham khảo, tính đến {month}.',
  },
  check: { en: 'What to check on a used one', vi: 'Kiểm tra gì khi mua xe cũ' },
  guideLink: {
    en: '{brand} guide: models, years and prices',
    vi: 'Cẩm nang xe {brand}: dòng xe, thông số và giá',
  },
  value: { en: 'What is your bike worth? Check its price', vi: 'Xe của bạn giá bao nhiêu? Xem thử' },
  buyingGuide: {
    en: 'Papers, checks and scams: the buying guide',
    vi: 'Giấy tờ, kiểm tra xe, chiêu lừa: cẩm nang mua xe cũ',
  },
} as const satisfies Texts;
