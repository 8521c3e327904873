/** Labels of form fields, by their name in the files. */
const words = `
abs ABS · ABS
acceleration Acceleration, seconds · Tăng tốc, giây
action Words of the button · Chữ trên nút
actionText Text beside the button · Lời cạnh nút
alt What the picture shows · Ảnh chụp gì
annualMaintenanceCost Upkeep a year, đồng · Chi phí bảo dưỡng mỗi năm, đồng
amount Price, đồng · Giá, đồng
answer Answer · Trả lời
answers Seller's answers beside it, such as tyres · Câu trả lời của người bán hiện bên cạnh, như tyres
area Area in a few words · Khu vực, vài chữ
asOf Figure of the day · Số liệu tính đến ngày
availability Where to get it · Mua ở đâu
average Average · Trung bình
basis Legal basis, with number and date · Căn cứ pháp lý, có số và ngày
belowLevel Only bikes below this emission level · Chỉ xe dưới mức khí thải này
bestFor Best for · Hợp với ai
bikeRecommendation Which bike · Nên đi xe gì
bikes Filters of the list · Bộ lọc của danh sách
body Text (Markdown) · Nội dung (Markdown)
bore Bore, mm · Đường kính xi-lanh, mm
brakes Brakes · Phanh
brand Brand · Hãng
brands Brands · Các hãng
by Who took it · Ai chụp
carbonMonoxide Carbon monoxide, % · Cacbon monoxit, %
card Line on the card · Dòng trên thẻ
category Category · Loại xe
cbs Combined brakes (CBS) · Phanh kết hợp CBS
cells Kind of battery · Loại pin
certified Leave room for a notary or commune · Chừa chỗ cho công chứng, chứng thực
challenges What is hard · Điều cần dè chừng
chassis Frame and wheels · Khung sườn
checked Last compared with our texts · Ngày đối chiếu gần nhất
checks What to check · Cần kiểm tra gì
city City · Nội thành
clauses Clauses · Các điều
clutch Clutch · Ly hợp
combined Combined · Kết hợp
comfort Comfort · Tiện nghi
compressionRatio Compression, x : 1 · Tỷ số nén, x : 1
cons Against it · Điểm trừ
counsel To be confirmed by counsel · Luật sư cần xác nhận
cooling Cooling · Làm mát
coordinates Points of the map · Các điểm trên bản đồ
costs Costs · Chi phí
date Date · Ngày
description Description · Mô tả
difficulty Difficulty · Độ khó
dimensions Dimensions · Kích thước
displacement Displacement, cc · Dung tích, cc
distance Distance · Quãng đường
dry Dry, kg · Khô, kg
en English · Tiếng Anh
endPoint End · Điểm cuối
engine Engine · Động cơ
features Equipment · Trang bị
figure Figure, in W, km/h, km, kWh, hours, mm, kg · Số liệu, tính bằng W, km/h, km, kWh, giờ, mm, kg
figures Figures, each with a source · Số liệu, mỗi số có nguồn
finalDrive Final drive · Truyền động
frame Frame · Khung
from From (or the one figure) · Từ (hoặc con số duy nhất)
front Front · Trước
fuelCapacity Tank, litres · Bình xăng, lít
fuelEfficiency Fuel, km a litre · Xăng, km mỗi lít
fuelInfo Fuel on the way · Đổ xăng dọc đường
fuelSystem Fuel system · Cấp nhiên liệu
gearRatios Gear ratios · Tỷ số truyền
gears Gears · Số cấp
groundClearance Ground clearance, mm · Khoảng sáng gầm, mm
groups Groups · Các nhóm
growthRate Growth, % a year · Tăng trưởng, % mỗi năm
height Height, mm · Cao, mm
highlights Highlights · Điểm đáng xem
highway Open road · Đường trường
hours At which hours, which bikes · Giờ nào, xe nào
hydrocarbons Hydrocarbons, ppm, four-stroke · Hydrocacbon, ppm, động cơ 4 kỳ
id Name of the file · Tên tệp
imageUrl Picture · Ảnh
instrumentation Instruments · Đồng hồ
intro Introduction · Mở đầu
items Points · Các ý
key Short name, never changed: a to z and hyphens · Tên ngắn, không bao giờ đổi: a–z và gạch nối
keywords Search words · Từ khóa
lead First lines · Lời dẫn
length Length, mm · Dài, mm
level Level · Mức
licence Licence, such as CC BY-SA 4.0 · Giấy phép, chẳng hạn CC BY-SA 4.0
licences Licences · Hạng bằng lái
lighting Lights · Đèn
limits Limits, and the manufacture date they begin with · Giới hạn, và ngày sản xuất bắt đầu áp dụng
limitsSource Source of the limits · Nguồn của giới hạn
list Page that lists it · Trang dẫn nguồn này
local Name in the street · Tên thường gọi
look Official page · Trang chính thức
marketShare Market share, % · Thị phần, %
max Highest · Cao nhất
media Pictures and videos · Ảnh và video
menu Words in menus · Chữ trong menu
metaTitle Title for search engines · Tiêu đề cho máy tìm kiếm
min Lowest · Thấp nhất
model Model · Mẫu xe
models Models · Các mẫu xe
months Months until the next check · Số tháng đến lần đối chiếu sau
name Name · Tên
network Service centres or dealers, at least · Số trung tâm hoặc đại lý, ít nhất
new New · Xe mới
note Note · Ghi chú
notes What else is known · Những điều khác đã biết
office Which office has to see it · Cơ quan nào phải xem
only For which bikes · Cho loại xe nào
open What isn't clear yet · Điều chưa rõ
order Place on the page: 15 is between 10 and 20 · Vị trí trên trang: 15 là giữa 10 và 20
outlets They are · Đó là
overview Overview · Tổng quan
pack Is the battery in the price? · Giá có gồm pin không?
parties Names of the two sides · Tên hai bên
partsAvailability Spare parts · Phụ tùng
performance Performance · Vận hành
phases Phases · Các giai đoạn
phrases Phrases · Các câu
photograph The picture, at least 1280 pixels wide; it is cut to 4 : 3 · Ảnh, rộng ít nhất 1280 điểm ảnh; trang cắt theo khổ 4 : 3
picture Picture · Ảnh
pictureAlt What the picture shows · Ảnh chụp gì
place Province, by its English name · Tỉnh thành, tên tiếng Anh
places Provinces, by their English names; none: all others · Tỉnh thành, tên tiếng Anh; để trống: các nơi còn lại
points Points · Các điểm
popularity Popularity · Độ phổ biến
power Power, HP · Công suất, HP
precision How exactly the source gives the date · Nguồn ghi ngày chính xác đến đâu
prices List prices when new · Giá niêm yết xe mới
priceRange Prices in đồng · Giá, bằng đồng
pros For it · Điểm cộng
question Question · Câu hỏi
questions Questions · Hỏi đáp
range Range with a full tank, km · Đi được với một bình xăng, km
rank Rank · Thứ hạng
ranking Rank · Thứ hạng
rear Rear · Sau
relatedModels Related models · Mẫu xe liên quan
repair Repair, with its price · Việc sửa, có giá
repairs Repairs · Sửa chữa
revised Wording revised on · Sửa lời ngày
roadConditions Road · Tình trạng đường
rows Rows · Các dòng
search Also found by · Cũng tìm thấy bằng
seatHeight Seat height, mm · Chiều cao yên, mm
section Section · Mục
seoKeywords Search words · Từ khóa
service Service · Bảo dưỡng
serviceInterval Service every, km · Chu kỳ bảo dưỡng, km
share Market share · Thị phần
signatures Signatures · Chữ ký
sections Sections · Các mục
source Source · Nguồn
sourceAddress Where it was found, https://… · Lấy từ đâu, https://…
sources Names of files in sources · Tên tệp trong mục nguồn
src Picture or video · Ảnh hoặc video
startPoint Start · Điểm đầu
starts Start of the tests · Bắt đầu kiểm định
state Adopted or proposed · Đã ban hành hay đề xuất
steps Steps · Các bước
stroke Stroke, mm · Hành trình piston, mm
supply How the battery is sold · Pin bán, thuê hay đổi
suspension Suspension · Phuộc
technology Technology · Công nghệ
terms Terms that find it · Từ để tìm ra mục này
text Text · Nội dung
tick Box to tick instead of a number · Ô đánh dấu thay cho số
timeEstimate Time · Thời gian
timetableSource Source of timetable and years of manufacture · Nguồn của lộ trình và năm sản xuất
timetableState Timetable: adopted or proposed · Lộ trình: đã ban hành hay dự thảo
tips Tips · Mẹo
title Title · Tiêu đề
to To · Đến
topSpeed Top speed, km/h · Tốc độ tối đa, km/h
torque Torque, Nm · Mô-men xoắn, Nm
transmission Transmission · Hộp số
twoStroke Hydrocarbons, ppm, two-stroke · Hydrocacbon, ppm, động cơ 2 kỳ
type Kind · Kiểu
tyres Tyres · Lốp
unit Unit · Đơn vị
use Good for · Hợp với
used Used · Xe cũ
valves Valves · Số xu-páp
valveType Valve gear · Kiểu xu-páp
value Value · Giá trị
variant Variant · Phiên bản
vi Vietnamese · Tiếng Việt
vietnamMarket In Vietnam · Tại Việt Nam
wards Wards that this phase adds, in Vietnamese · Phường thêm ở giai đoạn này
warrantyYears Warranty, years · Bảo hành, năm
weight Weight · Khối lượng
wet Wet, kg · Ướt, kg
wheelbase Wheelbase, mm · Khoảng cách trục bánh, mm
wheels Wheels · Vành
width Width, mm · Rộng, mm
year Year · Đời
years Years in Vietnam, at least · Số năm ở Việt Nam, ít nhất
zeroToHundred 0 to 100 km/h · 0 đến 100 km/h
zeroToSixty 0 to 60 km/h · 0 đến 60 km/h
`;

export const labels: Readonly<Record<string, string>> = Object.fromEntries(
  words
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
);

/** Returns a field's label. Names of figures have none and are returned unchanged. */
export const labelOf = (name: string) => labels[name] ?? name;
