import type { Looks, Trade } from './words.ts';

type Pool = readonly string[];

/**
 * What sellers write beside their own text for readers of the other language: shorter, and only what no sentence of the
 * first can gainsay. Places to fill as in `Words`.
 */
export type SecondWords = {
  openings: Record<Trade, Pool>;
  /** As in `Words`: `former` where somebody else stands in the papers. */
  papers: Record<'private' | 'former' | 'shop', Pool>;
  looks: Record<Looks, Pool>;
  closings: Record<Trade, Pool>;
};

export const second: Record<'en' | 'vi', SecondWords> = {
  en: {
    openings: {
      private: [
        '{title}, {colour}, {km}. I live in {area} and write little English, so here is the short version.',
        'In English, in short: {aColour} {model} from {year} with {km}, in {area}.',
        'My {title} is for sale: {colour}, {km}, plate {plate}.',
        'For readers of English: {year} {make} {model}, {colour}, {km} on the clock.',
        '{title} for sale in {area}. Colour {colour}, {km}.',
      ],
      expat: ['In English too: {title}, {colour}, {km}, in {area}.', 'My {title} in {area}, {colour}, {km}.'],
      shop: [
        'In our shop in {place}: {title}, {colour}, {km}.',
        'For our English-speaking customers: {aColour} {model} from {year} with {km}.',
        '{title} at our workshop in {place}. Colour {colour}, {km}.',
        'We have this {year} {make} {model} in {colour}, with {km}, in {place}.',
      ],
    },
    papers: {
      private: [
        'The papers are complete, and I come along for the transfer.',
        'Blue card and all papers are with the bike, ready for the transfer of ownership.',
        'All papers are original; please check them when you come.',
        'The blue card goes with the bike, and we do the transfer together.',
      ],
      former: [
        'It is still registered to the previous owner; the notarised contract goes with it.',
        'The papers are in the previous owner’s name, with a signed contract for the transfer.',
      ],
      shop: [
        'All papers are original, and we help with the transfer of ownership.',
        'The papers have been checked, and we explain every step of the transfer in English.',
        'Blue card and papers are in our office; we do the transfer with you.',
      ],
    },
    looks: {
      new: ['It is as new and has hardly been ridden.', 'It is unused, as it left the showroom.'],
      excellent: [
        'It looks and runs almost like a new one.',
        'Very well kept; there is nothing to repair.',
        'Engine and paint are in excellent condition.',
      ],
      very_good: [
        'It runs well, and has only small marks that you see in the photos.',
        'Very good condition, with one or two light scratches.',
        'Well kept, nothing to repair, small marks from parking.',
      ],
      good: [
        'It runs well and shows normal wear, which you see in the photos.',
        'Good condition for its age, with the scratches of daily use.',
        'The engine is fine; the bodywork has marks from city traffic.',
      ],
      fair: [
        'It runs, but some things need repair, and the price allows for that.',
        'It has faults that a mechanic should look at; I tell you all of them before you buy.',
      ],
      poor: [
        'It needs a lot of work and is for someone who repairs bikes.',
        'It is for parts or as a project.',
      ],
    },
    closings: {
      private: [
        'The price is {asking} đồng. Message me here; with a translator I can answer in English.',
        '{asking} đồng. Come and see it in {area}, with a friend who knows bikes if you like.',
        'Asking {asking} đồng. Short messages in English are fine.',
        'I ask {asking} đồng. Please write before you come.',
      ],
      expat: ['{asking} đồng. Message me here.', 'Asking {asking} đồng, to be seen in {area}.'],
      shop: [
        'The price is {asking} đồng. You are welcome to look at it and ask in English.',
        '{asking} đồng. Message us here and we prepare the bike for you.',
        'Price {asking} đồng, in {place}. One of us speaks English.',
      ],
    },
  },
  vi: {
    openings: {
      private: [
        '{title} màu {colour}, đi {km}, xe ở {area}.',
        'Mình bán {model} đời {year} màu {colour}, odo {km}.',
        'Bán {make} {model} {year}, màu {colour}, đi {km}, biển {plate}.',
      ],
      expat: [
        'Mình là người nước ngoài ở {area}, nhờ bạn viết giúp phần tiếng Việt: {title} màu {colour}, đi {km}.',
        'Mình cần bán {model} đời {year}, màu {colour}, odo {km}, xe ở {area}.',
        'Tóm tắt bằng tiếng Việt: {title}, màu {colour}, đã đi {km}.',
        'Bán {make} {model} {year} màu {colour}, đi {km}, biển {plate}.',
      ],
      shop: [
        'Tiệm mình ở {place} có {title} màu {colour}, đi {km}.',
        'Bên mình đang bán {model} đời {year}, màu {colour}, odo {km}.',
        'Có sẵn tại {place}: {make} {model} {year}, màu {colour}, đi {km}.',
      ],
    },
    papers: {
      private: [
        'Giấy tờ đầy đủ, mình đi cùng bạn làm thủ tục sang tên.',
        'Cà vẹt và giấy tờ theo xe, sẵn sàng sang tên.',
        'Giấy tờ gốc, bạn cứ kiểm tra khi xem xe.',
      ],
      former: [
        'Xe còn đứng tên chủ trước, có hợp đồng công chứng kèm theo.',
        'Giấy tờ tên chủ cũ, có hợp đồng đã ký để sang tên.',
      ],
      shop: ['Giấy tờ gốc, bên mình hỗ trợ sang tên.', 'Giấy tờ đã kiểm tra, tiệm làm sang tên cùng bạn.'],
    },
    looks: {
      new: ['Xe như mới, gần như chưa chạy.', 'Xe chưa sử dụng, còn nguyên như trong cửa hàng.'],
      excellent: [
        'Xe đẹp và chạy gần như xe mới.',
        'Xe giữ rất kỹ, không phải sửa gì.',
        'Máy và sơn đều còn rất đẹp.',
      ],
      very_good: [
        'Xe chạy tốt, chỉ có vài vết nhỏ như trong ảnh.',
        'Xe còn rất tốt, một hai vết xước nhẹ.',
        'Xe giữ kỹ, không phải sửa gì, vài vết do gửi xe.',
      ],
      good: [
        'Xe chạy tốt, có trầy xước do sử dụng như trong ảnh.',
        'Xe còn tốt so với tuổi, trầy xước vì đi hằng ngày.',
        'Máy ổn, dàn áo có vết do đi trong phố.',
      ],
      fair: [
        'Xe vẫn chạy nhưng có vài thứ cần sửa, giá đã trừ rồi.',
        'Xe có lỗi nên nhờ thợ xem qua, mình nói rõ hết trước khi bán.',
      ],
      poor: ['Xe cần sửa nhiều, hợp với bạn nào biết làm xe.', 'Xe bán xác, lấy đồ hoặc về dựng lại.'],
    },
    closings: {
      private: [
        'Giá {asking}, xem xe ở {area}.',
        'Mình để {asking}, bạn nhắn trước khi đến nhé.',
        'Giá {asking}. Bạn cứ nhắn ở đây, mình trả lời trong ngày.',
      ],
      expat: [
        'Giá {asking}. Bạn nhắn tiếng Việt cũng được, mình dùng máy dịch để trả lời.',
        'Mình để {asking}, xem xe ở {area}.',
        'Giá {asking}. Nhắn câu ngắn thôi nhé, mình đọc tiếng Việt chậm.',
        'Giá {asking}, hẹn xem xe ở {area}, bạn dẫn thợ theo cũng được.',
      ],
      shop: [
        'Giá {asking}. Mời bạn ghé tiệm xem xe.',
        'Giá {asking}, bạn nhắn trước để tiệm chuẩn bị xe.',
        'Giá {asking}, xem xe tại {place}.',
      ],
    },
  },
};
