import type { Fact } from '../listings/facts.ts';

/**
 * Phrases by fact, without accents. If a text matches several answers to one question, the first row wins.
 * Phrases with ! match even after a negation.
 */
export const factPhrases: readonly (readonly [Fact, string])[] = [
  [
    'papers:previous_owner',
    "!khong chinh chu, !ko chinh chu, !k chinh chu, !chua chinh chu, !khong phai chinh chu, !not (?:in )?my name, !not under my name, !papers not in my name, !not registered in my name, chu cu dung ten, ten chu cu, papers in (?:the )?previous owner(?:, in the (?:previous|last|first|old) owner(?:'?s)? name, dung ten chu (?:cu|truoc)'?s)? name",
  ],
  [
    'papers:company',
    "(?:dung )?ten (?:cong ty|cty), giay to (?:cong ty|cty), (?:cong ty|cty) dung ten, registered to (?:a|my) company, company name on, in (?:a |my |the )?company(?:'?s)? name",
  ],
  [
    'papers:family',
    "dung ten (?:vo|chong|bo|me|ba|anh|chi|em)(?: minh| em| toi)?, (?:in|under) my (?:wife|husband|father|mother|brother|sister|girlfriend|boyfriend)(?:'?s)? name",
  ],
  [
    'papers:own_name',
    'chinh chu, dung ten (?:toi|minh|em), ten minh dung, papers (?:are )?in my (?:own )?name, registered in my (?:own )?name, in my (?:own )?name, under my name, blue card in my name, my name on the blue card',
  ],
  [
    'card:lost',
    '(?:mat|that lac) (?:giay to|giay|ca ?vet|cavet), lost (?:the )?(?:blue card|papers), !no blue card, !no papers, !without papers, blue card (?:is )?lost, !(?:khong|ko|k|0) (?:co )?(?:giay to|giay|ca ?vet|cavet)(?! (?:to )?(?:cong|cty|tay|viet|mua|hop|phat))',
  ],
  [
    'card:reissued',
    '(?:ca ?vet|cavet|giay to) (?:cap lai|lam lai), reissued (?:blue )?card, duplicate blue card',
  ],
  [
    'card:original',
    'original blue card, original papers, (?:ca ?vet|cavet|giay to|giay|dang ky) (?:goc|zin), blue card original',
  ],
  [
    'owners:1',
    '(?:1|mot) chu(?! nhat)(?: tu dau| tu moi| mua moi)?, chu dau(?: tien)?, one owner, 1 owner, single owner, first owner, only owner, 1st owner, (?:1|mot) doi chu',
  ],
  [
    'owners:2',
    '(?:2|hai) (?:doi )?chu, doi chu thu (?:2|hai), second owner, 2nd owner, two owners, 2 owners',
  ],
  ['owners:3', '(?:3|ba) (?:doi )?chu, doi chu thu (?:3|ba), third owner, 3rd owner, three owners'],
  [
    'transfer:done_for_you',
    'bao sang ten, lo sang ten, sang ten cho (?:ban|khach|ac|anh em), sang ten tan noi',
  ],
  [
    'transfer:helps',
    '(?:ho tro|htro|giup|phu) (?:(?:thu tuc|lam thu tuc|giay to) )?(?:sang ten|stct), help (?:you )?with (?:the )?(?:name )?transfer, (?:can |will |happy to )?help (?:you )?(?:to )?transfer, assist with (?:the )?transfer',
  ],
  [
    'transfer:contract',
    '(?:hop dong|giay|giay to) mua ban, giay (?:ban )?(?:viet )?tay, !(?:khong|ko|k|chua) (?:the )?sang ten (?:duoc|dc), !can(?:not|.t) (?:be )?transfer(?:red)?, purchase contract only, sale contract, contract of sale',
  ],
  ['loan:none', '!(?:khong|ko|k) (?:vuong|dinh|no) (?:ngan hang|tra gop|nh), !no (?:bank )?loan'],
  [
    'fines:none',
    '!(?:khong|ko|k) (?:dinh |vuong |co )?phat nguoi, !(?:khong|ko) (?:dinh )?phat, !no (?:outstanding )?fines, (?:unpaid |outstanding )?fines none',
  ],
  [
    'insurance:valid',
    '(?:con )?bao hiem (?:con|den|toi), con bao hiem, insurance (?:valid|until|till|good), valid insurance, insurance (?:is )?(?:still )?(?:valid|good), still insured',
  ],
  [
    'accident:none',
    '!(?:khong|ko|k|chua|chua tung|chua bao gio|chua he) (?:bi )?(?:tai nan|dam dung|dam va|va cham|va quet|te nga|te|nga|dung xe|do nga), !(?:no|never (?:had )?(?:an|any)?) ?(?:accidents?|crash(?:es)?), !never (?:been )?(?:crashed|dropped), accident free',
  ],
  [
    'accident:scratched',
    '(?:tray|xuoc|xuoc dam|tray xuoc|xay xat|tray xat|vet xuoc) (?:nhe|chut|it|vai cho|dam), (?:vai|chut|it|co) (?:vet )?(?:tray|xuoc|xay), (?:minor|few|some|a few|small|light|cosmetic) (?:cosmetic )?scratch(?:es)?, (?:do|te|nga) nhe, xuoc (?:cai|ben|chut|it)',
  ],
  [
    'flood:never',
    '!(?:khong|ko|k|chua|chua tung|chua bao gio) (?:bi )?(?:ngap|ngap nuoc|ngap lut|thuy kich|loi nuoc|ngam nuoc), !never (?:been )?flooded, !no flood(?:ing)?(?: damage)?',
  ],
  [
    'engine:rebuilt',
    '(?:moi )?dai tu(?: lai)?(?: may)?, (?:engine )?(?:recently |just |fully )?(?:was )?rebuilt(?: engine)?, rebuilt engine, engine rebuild, new engine, may (?:da |vua |moi )?lam lai, (?:da |vua |moi )?lam lai may',
  ],
  ['engine:repaired', '(?:da|moi) (?:lam|sua|lam lai) (?:may|dau|hoi), lam (?:lai )?hoi, len hoi'],
  [
    'engine:never_opened',
    '!(?:may )?(?:chua|khong|ko) (?:bung|dung|mo|lam|duc)(?: (?:may|oc|dong|mo))?(?: lan nao)?(?= may| oc|$| \\|), may (?:moc )?(?:zin|zinn|nguyen ban|nguyen zin|nguyen), zin may, !engine never (?:been )?opened, !never opened, original engine, !may (?:em )?(?:chua|khong) (?:bung|dung|mo|ra|bo|thao), !chua (?:ra|bung|thao) may',
  ],
  [
    'parts:changed',
    '(?:po|heo|phuoc|ghi dong|len|mam|dan ao|dan chan|den)(?: [a-z]+)? modded, da modded, modded (?:full|nhe|kieng|dan|phuoc|po|mam|pen|cafe|san|lai), do (?:cafe|full|kieng|pen), (?:exhaust|handlebars?|seat|parts)(?: [a-z]+){0,4} (?:aftermarket|custom|modified), aftermarket (?:exhaust|parts|pipe)',
  ],
  [
    'parts:original',
    '(?<!may |may moc )(?:zin|nguyen) (?:100|nguyen|ban|keng|ca con|tung con)(?: ?%)?, (?<!may |may moc )(?:nguyen|keng) zin(?! may), xe zin keng, (?:con )?zin (?:toan bo|het), xe (?:con )?zin, full zin, dan ao zin, ao zin, fully original, all original, all stock, completely stock, 100 ?% original, completely original, stock bike',
  ],
  [
    'used_for:delivery',
    '(?:da|tung|co|hay) (?:chay|lam) (?:grab|shipper|ship|be|xe om), (?:chay|di|lam) (?:grab|ship|shipper|be) (?:\\d|nen|duoc|hon|may), used for (?:grab|delivery), grab bike',
  ],
  [
    'used_for:private',
    'xe (?:gia dinh|nha|ca nhan)(?: minh| em)? (?:di|su dung|dung|chay)(?! (?:grab|ship))',
  ],
  ['used_for:rental', '(?:da|tung) cho thue, (?:ex|former|was a)[ -]rental, used (?:as|for) (?:a )?rental'],
  [
    'odometer:original',
    '(?:odo|km|kms|miles) (?:zin|chuan|that|xin|nguyen|goc), (?:genuine|original|real) (?:odo|odometer|mileage|kms?), chua tua',
  ],
  [
    'odometer:replaced',
    '(?:thay|da thay) (?:dong ho|odo|cong to met), (?:odo|odometer|speedo) (?:was )?replaced',
  ],
  [
    'service_at:dealer',
    '(?:bao duong|bao tri|bd) (?:dinh ky )?(?:tai |o )?(?:hang|chinh hang|head|dai ly|town|honda|yamaha|piaggio|suzuki|vinfast), (?:serviced|service|maintained) (?:regularly )?(?:at|by) (?:the )?(?:official )?(?:honda |yamaha |suzuki |piaggio )?(?:dealer|head|dealership), dealer serviced, (?:bao duong|bao tri)(?: dinh ky)? trong hang, (?:serviced|maintained) at the (?:[a-z]+ ){0,3}dealer',
  ],
  [
    'receipts:yes',
    '(?:co|du|con) (?:hoa don|bill) (?:sua|bao duong|thay), (?:all )?(?:service )?receipts, (?:con |du |nguyen )*hoa don(?: may| cac| tung)? (?:lan )?(?:bao duong|sua)',
  ],
  [
    'start:kick',
    'dap(?: chan)?(?: [1-3])?(?: phat| cai)? (?:thi |la |moi |vai )?no, kick ?start only, kick only, only kicks?, (?:de|starter) (?:khong|hong)(?: [a-z]+){0,2} dap',
  ],
  [
    'start:first_press',
    '(?:de|no) (?:phat|cai|1 phat|mot phat)(?: la)?(?: de)? ?(?:no|an)(?: ngay| lien)?, de (?:no|an) (?:ngay|lien|ngon|phat mot), starts? (?:first (?:time|press|try)|right up|every time|right away|immediately)(?: every time)?, starts? on (?:the )?first',
  ],
  [
    'leaks:sweats',
    '(?:rin|ra mo hoi|ri)(?: nhot| dau)? (?:nhe|chut|it), rin (?:nhot|dau), (?:slight|small|minor) (?:oil )?leaks?, sweats (?:a (?:little|bit) )?(?:of )?oil',
  ],
  ['leaks:none', "!(?:khong|ko|k) (?:chay|ri|xi|ro) (?:nhot|dau|ri), !no (?:oil )?leaks?, !doesn'?t leak"],
  [
    'tyres:half',
    '(?:tyres|tires) (?:are )?(?:about )?half(?: worn)?, (?:vo|lop) con (?:50|60)(?: ?%| phan tram)?, half worn (?:tyres|tires)',
  ],
  // "lốp sau mới" and "new rear tyre" must not match, since they name only one tyre.
  [
    'tyres:new',
    '(?:vo|lop|2 vo|2 lop|cap vo|cap lop|hai lop|hai vo|2 banh)(?: truoc(?: va)? sau| sau(?: va)? truoc)?(?: (?!truoc|sau)\\w+)? (?:moi|moi thay|moi tinh|vua thay|moi keng|con moi|moi 100), (?:moi|vua|da) thay (?:ca )?(?:2 |hai |cap |doi |bo )?(?:vo|lop)(?! xe)(?! (?:truoc|sau)(?! (?:va )?(?:truoc|sau))), (?:brand )?new (?:front and rear |michelin |irc |dunlop |maxxis )?(?:tyres|tires), (?:tyres|tires) (?:are )?(?:brand )?new, (?:vo|lop)(?: (?!truoc|sau|con|mon)[^| ]+){0,7} (?:vua|moi) thay, (?:vo|lop) moi, (?:moi|vua) thay(?: [^| ]+){0,6} (?:vo|lop)(?! (?:truoc|sau)(?! (?:va )?(?:truoc|sau)))',
  ],
  [
    'tyres:good',
    '(?:vo|lop) con (?:day|tot|ngon|cao|nhieu), good (?:tyres|tires), (?:tyres|tires) (?:are )?(?:in )?good',
  ],
  [
    'tyres:worn',
    '(?:vo|lop)(?: truoc| sau)? (?:thi )?(?:sap (?:phai )?thay|mon|sap mon|hoi mon), worn (?:tyres|tires), (?:tyres|tires) (?:are )?worn, needs? (?:new )?(?:tyres|tires)',
  ],
  [
    'brakes:worn',
    '(?:brakes?|brake pads|pads) (?:are |is )?(?:a bit |a little |slightly )?(?:worn|thin), (?:phanh|thang|ma phanh|bo thang)(?: truoc| sau)? (?:mon|sap het|yeu)',
  ],
  [
    'brakes:new',
    '(?:phanh|(?<!\\d )thang(?! moi thang)|bo thang|bo phanh|ma phanh|bo dia)(?: truoc(?: va)? sau| sau(?: va)? truoc)? (?:moi|moi thay|vua thay), (?:moi|vua) thay (?:bo |ma |ca )?(?:thang|phanh)(?! (?:truoc|sau)(?! (?:va )?(?:truoc|sau))), new (?:brakes?|brake pads|brake shoes|pads), (?<!front |rear |back )(?:brakes|brake pads) (?:are )?(?:brand )?new, (?:moi|vua) thay(?: [^| ]+){0,6} (?:ma phanh|ma thang|bo thang)(?! (?:truoc|sau)(?! (?:va )?(?:truoc|sau)))',
  ],
  [
    'battery:new',
    '(?:binh|ac quy|acquy|binh dien|binh gs|ac qui)(?: gs| globe)? (?:thay moi|moi|moi thay|vua thay|moi tinh), (?:moi|vua) thay (?:binh|ac quy|acquy), (?:brand )?new battery, battery (?:is )?(?:brand )?new, battery replaced',
  ],
  ['battery:weak', '(?:binh|ac quy) yeu, weak battery, battery (?:is )?weak'],
  [
    'chain:good',
    '(?:chain|chain and sprockets?) (?:is |are )?(?:in )?good(?: shape| condition)?, (?:nhong sen dia|nsd|nhong xich) (?:con )?(?:tot|ngon|day)',
  ],
  [
    'chain:new',
    '(?:nhong sen dia|nhong sen|nsd|nhong xich|xich|sen)(?: dia)?(?: \\w+)? (?:moi|moi thay|vua thay), (?:moi|vua) thay (?:bo )?(?:nhong|nsd|sen|xich), new (?:chain|sprockets?|chain (?:and|&) sprockets?), (?:chain|chain and sprockets?) (?:is |are )?new',
  ],
  [
    'belt:new',
    '(?:day curoa|curoa|day cu roa|day coroa|dai)(?: \\w+)? (?:moi|moi thay|vua thay), (?:moi|vua|da) thay (?:day )?(?:curoa|cu roa|coroa), thay (?:day )?(?:curoa|cu roa|coroa)(?: [a-z]+){0,3} roi, replaced the(?: [a-z]+){0,4} belt, new (?:drive )?belt',
  ],
  [
    'lights:all',
    '(?:den|dien)(?: dom| xi nhan| coi)* (?:sang du|day du|du|ok het), all (?:the )?lights work(?:ing)?',
  ],
  [
    'keys:2',
    '(?:1|mot) chia chinh(?: va)? (?:1|mot) chia phu, (?:du |con |co )?(?:2|hai) (?:chia|chia khoa|khoa|key|remote|smart ?key|smartkey), (?:2|two|both) (?:\\w+ )?keys',
  ],
  ['keys:1', '(?:con |co )?(?:1|mot) (?:chia|chia khoa|key|remote)(?! phu| chinh), (?:only )?(?:1|one) key'],
  [
    'helmet:yes',
    '(?:tang|kem|kem theo|co|cho)(?: \\w+){0,2} (?:mu|non)(?: bao hiem| fullface| full face| 3 4)?, (?:mu|non) bao hiem, (?:includes?|comes? with|with|free|plus|throw in|include)(?: \\w+){0,3} helmets?, helmets? included, (?:2|two|1|one) (?:free )?helmets?',
  ],
  [
    'raincoat:yes',
    '(?:tang|kem|kem theo)(?: \\w+){0,4} ao mua, (?:rain ?coats?|ponchos?)(?: \\w+)? included, (?:includes?|comes? with|with|free|plus)(?: [^ ]+){0,7} (?:rain ?coats?|ponchos?)',
  ],
  [
    'lock:yes',
    '(?:tang|kem|kem theo)(?: \\w+){0,3} (?:khoa|o khoa)(?: dia| chong trom| day| chu u), (?:disc|disk|chain|good|heavy) lock(?:s)?(?: \\w+)? included, (?:includes?|comes? with|with|free|plus)(?: [^ ]+){0,8} (?:disc |disk |chain |u-?)?locks?',
  ],
  [
    'tools:yes',
    '(?:tang|kem|kem theo|con|du)(?: \\w+){0,2} (?:bo )?(?:do nghe|do sua), (?:includes?|comes? with|with|free|plus)(?: \\w+){0,4} (?:tools|tool ?kit), (?:tools|tool ?kit) included',
  ],
  [
    'spares:yes',
    'do zin (?:theo|kem|con|day|du|di)(?: [a-z]+)?, (?:con )?(?:po|phuoc|mam) zin (?:theo|kem|di theo)(?: xe)?, kem(?: theo)? do zin, spare parts(?: [a-z]+){0,4} included, (?:with|plus|includes?) (?:some )?spare parts, original parts included',
  ],
  ['booklet:yes', '(?:con |kem |co )so bao (?:hanh|duong), service (?:book|booklet|history book)'],
  ['invoice:yes', '(?:con |co )hoa don (?:mua|goc)(?: xe)?, original (?:invoice|receipt)'],
  [
    'charger:yes',
    '(?:kem |co |tang |du )+(?:bo |cuc |cu |cap )?sac(?: theo xe| zin| chinh hang)?, sac(?: zin| chinh hang)? (?:theo xe|kem xe), (?:kem|co|tang) (?:bo|cuc|cu) sac, (?:with|includes?|comes with)(?: [a-z]+){0,2} charger, charger (?:is )?included',
  ],
  ['pack:rented', 'pin thue, thue pin, battery (?:is )?rented, rented battery, battery rental'],
  ['lender:vinfast', 'thue pin (?:cua |ben )?vinfast, battery rented from vinfast'],
  ['lender:selex', 'thue pin (?:cua |ben )?selex, battery rented from selex'],
  ['lender:honda', 'thue pin (?:cua |ben )?honda, battery rented from honda'],
  ['stations:vinfast', 'doi pin (?:tai |o )?(?:tram )?(?:cua )?vinfast, vinfast (?:battery )?swap stations?'],
  ['stations:selex', 'doi pin (?:tai |o )?(?:tram )?(?:cua )?selex, selex (?:battery )?swap stations?'],
  ['stations:honda', 'doi pin (?:tai |o )?(?:tram )?(?:cua )?honda, honda (?:battery )?swap stations?'],
  ['registered:no', '!chua (?:dang ky bien so|ra bien|co bien so), !not (?:yet )?registered, !no plate yet'],
  [
    'pack:owned',
    'pin(?: [a-z0-9]+)? mua(?: dut)?, mua (?:dut )?pin, kem pin, da mua pin, battery (?:is )?(?:owned|bought|included)',
  ],
  [
    'reason:leaving_vietnam',
    'leaving (?:vietnam|viet nam|the country|vn)(?: \\w+)?, (?:going|moving|flying|heading|fly|go) (?:back )?(?:home|back to (?:my|the) (?:country|uk|us|states|europe|australia)), !(?:ve|di) nuoc(?: ngoai)?, xuat canh, di dinh cu',
  ],
  [
    'reason:trip_over',
    '(?:finished|finishing|done with|end of|completed|ending) (?:my|our|the) (?:\\w+ )?(?:trip|travels?|journey|ride|tour), trip (?:is )?(?:over|finished|done)',
  ],
  [
    'reason:new_bike',
    '(?:len doi|doi xe moi|len xe moi|mua xe moi|len con|len sh|len pkl|len moto|can doi xe|muon doi xe|de doi xe)(?: moi| cao)?, (?:bought|buying|got|getting|upgrading to|upgraded to) (?:a )?(?:new|bigger|another|newer) (?:bike|one|motorbike)',
  ],
  [
    'reason:car',
    '(?:len|mua|sam|tau|chuyen sang|di) (?:o ?to|xe hoi|4 banh|xe 4 banh|xe o to), (?:bought|buying|got|getting) a car',
  ],
  [
    'reason:seldom_used',
    "!(?:it|hiem khi) (?:khi )?(?:di toi|di den|di|dung(?! hang| do)|su dung|chay)(?: den| toi| nua)?, !(?:khong|ko|k) (?:con )?(?:dung|su dung|di)(?: den| toi| nua), !(?:khong|ko|k) (?:co |con )?nhu cau (?:su dung|di|dung), (?:trum men|dap chieu|nam kho|bo khong|de khong (?:o nha|lau|nhieu|uong)), (?:rarely|hardly|seldom|barely|don'?t) (?:used|use|ridden|ride|riding)(?: it)?, not using it",
  ],
  [
    'reason:moving',
    'chuyen (?:nha|cong tac|cho o|vao nam|ra bac|ve que)(?: \\w+)?, ve que, (?:moving|relocating|relocate|move) (?:to|away|out|cities)',
  ],
  [
    'reason:no_space',
    '(?:het|khong|ko|chat) (?:con )?cho (?:de|dau)(?: xe)?, chat nha, no (?:space|room|parking)',
  ],
  [
    'reason:money',
    '(?:can|ket|thieu|can gap|can it) tien, !(?:ket|can) (?:von|tai chinh), need (?:the )?(?:money|cash)',
  ],
  [
    'see_when:weekends',
    '(?:xem|coi)(?: xe)? cuoi tuan, cuoi tuan (?:xem|coi|qua), (?:see|view|viewing|look)(?: [a-z]+){0,3} (?:at|on) (?:the )?weekends?, weekends? only',
  ],
  [
    'see_when:evenings',
    '(?:xem|coi)(?: xe)? (?:buoi |sau gio lam )?(?:toi|sau gio lam|sau 17h|sau 18h), (?:see|view|viewing)(?: [a-z]+){0,3} (?:in the )?evenings?, after work',
  ],
  [
    'see_when:any_day',
    '(?:xem|coi)(?: xe)? (?:luc nao|ngay nao|bat cu luc nao|bat ky luc nao)(?: cung duoc)?, (?:see|view|viewing)(?: [a-z]+){0,3} any ?(?:day|time)(?: you like)?',
  ],
  ['see_at:home', '(?:xem|coi) (?:xe )?(?:tai|o) nha, (?:qua|toi|den|ghe) nha (?:xem|coi)'],
  ['see_at:shop', '(?:xem|coi) (?:xe )?(?:tai|o) (?:cua hang|shop|tiem)'],
  [
    'test_ride:deposit',
    'test rides?(?: [a-z]+){0,6} deposit, (?:chay|di|lai) thu(?: [a-z]+){0,4} coc, coc(?: [a-z]+){0,4} (?:chay|di|lai) thu, deposit(?: [a-z]+){0,4} test ride',
  ],
  [
    'test_ride:yes',
    '(?:cho |duoc |thoai mai |bao )?(?:chay|di|lai) thu(?: thoai mai)?, test xe thoai mai, test thoai mai, test rides? (?:\\w+ )?(?:welcome|ok|available|possible|allowed|any ?time), (?:come|welcome|happy|feel free|free) (?:and |to |for )?(?:a )?test(?: ?ride| ?drive)?',
  ],
  [
    'mechanic:yes',
    '(?:dem|mang|dan|dat|keu|ru) (?:theo )?tho(?: \\w+)?, bring (?:your|a) (?:own )?mechanic, mechanic (?:is )?welcome',
  ],
  [
    'price:firm',
    '!(?:mien|khong|ko|k|hong) (?:fix|tra gia|mac ca|bot|tra(?! gop| truoc| phi)|ep(?: gia)?|thuong luong|giam|ki keo|ky keo)(?: them)?, gia (?:chot|cuoi|cung|bao cap)(?!\\w), gia fix cung, (?:price (?:is )?)?firm(?: price)?, !(?:not|non)[ -]?negotiable, !no (?:haggling|bargaining|negotiation|offers), fixed price, last price, final price',
  ],
  [
    'price:open',
    '(?:co |con |duoc |gia )?(?:thuong luong|tl)(?: nhe| it| chut| duoc| them)?, (?:co|con|duoc|fix|xin) ?(?:fix|bot|giam|loc)(?: nhe| it| loc| xiu| xang| cho| them)?, (?:fix|bot) (?:\\d+|nhe|it|xang xe|chut|xiu|loc|xang|manh|dep|cho|them|nhiet tinh|tai xe), !(?:price )?(?:is )?(?:slightly |a bit |a little )?negotiable, (?:or near(?:est)? offer), ono, obo, (?:open to|best|reasonable|make an|make me an|any) offers?',
  ],
  [
    'payment:cash',
    '(?:chi|only) (?:nhan )?tien mat, thanh toan (?:bang )?tien mat(?! (?:hay|hoac|or))(?! va), cash only',
  ],
  ['payment:either', 'tien mat (?:hay|hoac|hoac la|va) (?:chuyen khoan|ck), cash or (?:bank )?transfer'],
  [
    'instalments:yes',
    '(?<!(?:khong|ko|k|dang|con|chua|het|no) (?:ho tro |nhan |co |mua |ban |cho |vay |no )?)(?:co |ho tro |nhan |cho |htro )?(?:mua |tra )(?:tra )?gop(?! ngan hang| con), (?:co|ho tro|nhan|cho|htro) gop, ^(?:[|] )?gop, dua truoc, instal?ments? (?:available|ok|possible)',
  ],
  [
    'swap:yes',
    '!(?:can|muon) (?:giao luu|doi)(?! chu| xe moi) (?:\\w+ ){1,6}(?:lay|qua|sang), (?:doi|gl) lay, (?:co |nhan )?(?:giao luu|gl|trao doi|doi xe ngang|doi ngang)(?: \\w+)?, (?:swap|trade|trades?|swaps?) (?:considered|welcome|ok|possible|for), (?:nhan )?doi xe khac, would swap, nhan doi',
  ],
  [
    'delivery:yes',
    '(?:ship|giao|gui|cho)(?: xe)? (?:xe )?(?:tan noi|toan quoc|tan nha|tinh|cac tinh|di tinh|ve tinh), (?:co|ho tro|nhan|bao) (?:ship|gui xe|giao xe|ship xe), (?:can|will|free) (?:deliver|delivery|ship)(?: it)?, giao xe',
  ],
];
