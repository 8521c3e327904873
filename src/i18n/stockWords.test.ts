import { describe, expect, it } from 'vitest';
import { buildListing } from '../../tests/fixtures/buildListing.ts';
import { choiceFields } from '../domain/listings/fields.ts';
import type { Listing } from '../domain/listings/listing.schema.ts';
import type { Stored } from '../domain/listings/listing.ts';
import { nameKey, stockColumns, stockNumber } from '../domain/stock/columns.ts';
import { type ImportOptions, planImport } from '../domain/stock/planImport.ts';
import { codeNamed } from '../domain/stock/readLine.ts';
import { columnNamed, readSheet } from '../domain/stock/readSheet.ts';
import { stockRows } from '../domain/stock/stockCells.ts';
import { stockWords } from './stockWords.ts';

const options: ImportOptions = {
  language: 'vi',
  words: stockWords,
  now: new Date('2026-11-28T00:00:00Z'),
  phone: '+84912345678',
  sellMissing: false,
  free: 500,
};
const head = ['Mã xe', 'Hãng xe', 'Dòng xe', 'Năm', 'Số km', 'Phân khối', 'Khu vực', 'Giá', 'Mô tả'];
const good = ['A102', 'honda', 'Vision', '2021', '12.500', '110', 'TP HCM', '28,5tr', 'Xe đẹp'];
const plan = (
  rows: string[][],
  changes: Partial<ImportOptions> = {},
  stock: { number: string; listing: Stored<Listing> }[] = [],
) => planImport(rows, stock, { ...options, ...changes });
const problemsOf = (row: string[], changes: Partial<ImportOptions> = {}) =>
  plan([head, row], changes).problems.map(({ line, column, problem }) => [line, column, problem]);
const withCell = (column: string, cell: string, from = good, heads = head) =>
  from.map((value, index) => (heads[index] === column ? cell : value));

describe('headings', () => {
  it('no two columns share a name', () => {
    const all = stockColumns.flatMap((column) =>
      [...new Set([column, ...stockWords.columns[column]].map(nameKey))].map(
        (name) => [name, column] as const,
      ),
    );
    expect(all.filter(([name]) => all.filter(([other]) => other === name).length > 1)).toEqual([]);
  });

  it.each([
    ['Stock number', 'number'],
    ['MÃ XE', 'number'],
    ['ma xe', 'number'],
    ['Số km đã đi', 'mileage'],
    ['so km da di', 'mileage'],
    ['Brand', 'make'],
    ['hang xe', 'make'],
    ['Price (VND)', 'price'],
    ['Giá bán', 'price'],
    ['battery_range', 'battery_range'],
    ['Quãng đường một lần sạc', 'battery_range'],
    ['Purchase price', undefined],
    ['__proto__', undefined],
    ['constructor', undefined],
  ])('%j is the column %s', (heading, column) => expect(columnNamed(heading, stockWords)).toBe(column));

  it.each(choiceFields)('each code of %s is read by its names in both languages', (field) => {
    for (const [code, [en = '', vi = '']] of Object.entries(stockWords.choices[field])) {
      const codes = [code, en, vi].map((name) => codeNamed(name, stockWords.choices[field]));
      expect(codes[0]).toBe(code);
      expect(codes.every((one) => one !== undefined)).toBe(true);
    }
  });
});

describe('a row', () => {
  it('becomes a bike: amounts, places and models as people write them', () => {
    const { bikes, problems } = plan([head, good]);
    expect(problems).toEqual([]);
    expect(bikes).toMatchObject([
      {
        kind: 'new',
        number: 'A102',
        title: 'Honda Vision 2021',
        fields: {
          make: 'Honda',
          year: 2021,
          mileage: 12_500,
          engine: '110cc',
          location: 'Ho Chi Minh City',
          price: 28_500_000,
          category: 'scooter',
          transmission: 'automatic',
          fuel: 'gasoline',
          condition: 'good',
          description: '<p>Xe đẹp</p>',
          images: [],
        },
      },
    ]);
  });

  it.each(['350000', '350.000', '350,000 đ/tháng'])('a battery fee of %j says that it is rented', (fee) => {
    const heads = [...head, 'Nhiên liệu', 'Loại xe', 'Hộp số', 'Phí thuê pin', 'Tốc độ tối đa'];
    const row = [...withCell('Dòng xe', 'Evo 200'), 'Điện', 'Xe tay ga', 'Tay ga', fee, '70 km/h'];
    const { bikes, problems } = plan([heads, row]);
    expect(problems).toEqual([]);
    expect(bikes[0]).toMatchObject({
      fields: { battery_fee: 350_000, top_speed: 70, facts: ['pack:rented'] },
    });
  });

  it.each([
    ['28.500.000', 28_500_000],
    ['28,5tr', 28_500_000],
    ['28.5 million', 28_500_000],
    ['28500000', 28_500_000],
    ['28.500.000 ₫', 28_500_000],
    ['28500', 28_500_000],
  ])('the price %j is %d', (cell, price) => {
    expect(plan([head, withCell('Giá', cell)]).bikes[0]?.price).toBe(price);
  });

  it.each([
    ['Mã xe', '', 'number', 'numberMissing'],
    ['Mã xe', 'A/1', 'number', 'numberInvalid'],
    ['Mã xe', '../A1', 'number', 'numberInvalid'],
    ['Mã xe', '__proto__', 'number', 'numberInvalid'],
    ['Hãng xe', '', 'make', 'makeRequired'],
    ['Dòng xe', 'Vision xe-re.vn/win', 'model', 'linkInText'],
    ['Dòng xe', `Vision ${'x'.repeat(61)}`, 'model', 'tooLong'],
    ['Năm', '1899', 'year', 'yearRange'],
    ['Năm', '2028', 'year', 'yearRange'],
    ['Năm', 'hai ngàn', 'year', 'notANumber'],
    ['Số km', 'nhiều', 'mileage', 'notANumber'],
    ['Khu vực', 'Paris', 'location', 'locationUnknown'],
    ['Giá', '0', 'price', 'priceLow'],
    ['Giá', '2.85E+07', 'price', 'notAnAmount'],
    ['Giá', 'liên hệ', 'price', 'notAnAmount'],
    ['Giá', '200 tỷ', 'price', 'priceHigh'],
    ['Mô tả', '', 'description', 'descriptionRequired'],
    ['Mô tả', 'Gọi 0912 345 678', 'description', 'phoneInText'],
    ['Mô tả', 'Gọi O912345678', 'description', 'phoneInText'],
    ['Mô tả', 'Xem https://xe-re.example/1', 'description', 'linkInText'],
    ['Mô tả', 'Zalo: zalo.me/84912', 'description', 'linkInText'],
  ])('%s %j is a problem of %s: %s', (heading, cell, column, problem) => {
    expect(problemsOf(withCell(heading, cell))).toEqual([[2, column, problem]]);
  });

  it('choices are named in either language, and unknown ones refused', () => {
    const heads = [...head, 'Transmission', 'Màu xe', 'Trạng thái'];
    const row = (...cells: string[]) => plan([heads, [...good, ...cells]]);
    expect(row('Tay ga', 'Red', '').bikes[0]).toMatchObject({
      fields: { transmission: 'automatic', colour: 'red' },
    });
    expect(row('semi-automatic', 'mau trang', 'draft').bikes[0]).toMatchObject({
      fields: { transmission: 'semi-automatic', colour: 'white' },
    });
    expect(
      row('CVT-ish', 'turquoise', 'gone').problems.map(({ column, problem }) => [column, problem]),
    ).toEqual([
      ['transmission', 'choiceUnknown'],
      ['colour', 'choiceUnknown'],
      ['status', 'statusUnknown'],
    ]);
    expect(row('', '', 'Đã bán').problems.map(({ problem }) => problem)).toEqual(['statusOfDraft']);
  });

  it('of an electric bike has batteries, of a petrol bike it has none', () => {
    const heads = [...head, 'Nhiên liệu', 'Sức khỏe pin', 'Range on one charge'];
    const row = (fuel: string) => plan([heads, [...good, fuel, '90%', '80 km']]).bikes[0];
    expect(row('Xe điện')).toMatchObject({
      fields: { fuel: 'electric', battery_health: 90, battery_range: 80 },
    });
    expect(row('Xăng')).toMatchObject({ fields: { battery_health: null, battery_range: null } });
  });
});

describe('a file', () => {
  it('with wrong headings, twice the same or too much is refused as a whole', () => {
    const names = (rows: string[][]) => readSheet(rows, stockWords).problems.map(({ problem }) => problem);
    expect(names([])).toEqual(['empty']);
    expect(names([head])).toEqual(['empty']);
    expect(names([head.slice(1), good.slice(1)])).toEqual(['columnMissing']);
    expect(names([[...head, 'gia ban'], good])).toEqual(['columnTwice']);
    expect(names([head, ...Array.from({ length: 501 }, () => good)])).toEqual(['tooManyRows']);
    expect(names([head, withCell('Mô tả', 'x'.repeat(2_000_001))])).toEqual(['tooMuchText']);
    expect(names([head, [...good, 'more']])).toEqual(['tooManyCells']);
  });

  it('names the line of each problem, and the first of two equal numbers', () => {
    const { problems, bikes } = plan([head, [], good, withCell('Mã xe', 'a102'), withCell('Mã xe', 'A103')]);
    expect(problems).toMatchObject([
      { line: 4, problem: 'numberTwice', other: '3' },
      { line: 5, problem: 'repeated', other: '3' },
    ]);
    expect(bikes).toHaveLength(2);
  });

  it('says once which column it lacks, and which it does not read', () => {
    const rows = [
      ['Mã xe', 'Hãng xe', 'Giá vốn'],
      ['A1', 'Honda', '1'],
      ['A2', 'Honda', '1'],
    ];
    const { problems, ignored } = plan(rows);
    expect(ignored).toEqual(['Giá vốn']);
    expect(problems.map(({ line, column, problem }) => `${line} ${column} ${problem}`)).toEqual([
      '1 model columnMissing',
      '1 year columnMissing',
      '1 mileage columnMissing',
      '1 engine columnMissing',
      '1 category columnMissing',
      '1 transmission columnMissing',
      '1 fuel columnMissing',
      '1 location columnMissing',
      '1 description columnMissing',
      '1 price columnMissing',
    ]);
  });

  it('needs a phone number for new bikes, and room in the shop', () => {
    const rows = [head, good, withCell('Số km', '1', withCell('Mã xe', 'A103'))];
    expect(plan(rows, { phone: null }).problems).toMatchObject([{ problem: 'phoneRequired' }]);
    expect(plan(rows, { free: 1 }).problems).toMatchObject([{ line: 3, problem: 'shopFull', other: '1' }]);
    const sold = buildListing({ id: 'sold', status: 'sold' });
    const back = [
      ['Mã xe', 'Trạng thái'],
      ['B1', 'Đang bán'],
    ];
    expect(plan(back, { free: 0 }, [{ number: 'B1', listing: sold }]).problems).toMatchObject([
      { line: 2, problem: 'shopFull' },
    ]);
    expect(plan(rows, { free: -3 }).problems).toMatchObject([{ line: 2, problem: 'shopFull', other: '0' }]);
  });
});

describe('a known number', () => {
  const listing = buildListing({
    id: 'one',
    price: 20_000_000,
    mileage: 9_000,
    description: '<p>Xe <b>đẹp</b></p>',
  });
  const stock = [{ number: 'A102', listing }];
  const change = (heads: string[], row: string[], from: Stored<Listing> = listing) =>
    plan([heads, row], {}, [{ number: 'A102', listing: from }]);

  it('changes that bike alone, and an empty cell leaves what is there', () => {
    const { bikes, problems } = change(['Mã xe', 'Giá', 'Mô tả'], ['a102', '19tr', '']);
    expect(problems).toEqual([]);
    expect(bikes).toMatchObject([
      { kind: 'changed', id: 'one', columns: ['price'], changes: { price: 19_000_000 } },
    ]);
  });

  it('with the same values in other words changes nothing', () => {
    const { bikes } = change(['Mã xe', 'Giá', 'Số km', 'Hãng'], ['A102', '20 triệu', '9.000', 'HONDA']);
    expect(bikes).toMatchObject([{ kind: 'same', columns: [] }]);
  });

  it.each(['en', 'vi'] as const)('of an export in %s changes nothing', (language) => {
    const electric = buildListing({
      id: 'two',
      fuel: 'electric',
      battery_health: 90,
      features: ['LED lights', 'Pô zin'],
    });
    const bikes = [
      ...stock,
      { number: '=A1', listing: { ...electric, make: 'Ural', location: 'somewhere' } },
    ];
    const rows = stockRows(
      language,
      stockWords,
      bikes.map((bike, index) => ({ ...bike, number: `A10${index + 2}` })),
    );
    const again = plan(
      rows.map((row) => row.map(String)),
      {},
      bikes.map((bike, index) => ({ ...bike, number: `A10${index + 2}` })),
    );
    expect(again.problems).toEqual([]);
    expect(again.bikes.map(({ kind }) => kind)).toEqual(['same', 'same']);
  });

  it('of a removed or a sold bike is refused; a sold one may come back', () => {
    const sold = { ...listing, status: 'sold' as const };
    expect(change(['Mã xe', 'Giá'], ['A102', '19tr'], sold).problems).toMatchObject([
      { problem: 'soldNumber' },
    ]);
    expect(change(['Mã xe', 'Trạng thái'], ['A102', 'Đang bán'], sold).bikes).toMatchObject([
      { changes: { status: 'active' } },
    ]);
    expect(change(['Mã xe', 'Trạng thái'], ['A102', 'sold']).bikes).toMatchObject([
      { changes: { status: 'sold' } },
    ]);
    expect(change(['Mã xe', 'Trạng thái'], ['A102', 'Draft']).problems).toMatchObject([
      { problem: 'statusOfDraft' },
    ]);
  });

  it('that a file lacks is left alone, unless its seller wants it sold', () => {
    expect(plan([head, withCell('Mã xe', 'B1')], {}, stock).missing).toEqual([]);
    expect(plan([head, withCell('Mã xe', 'B1')], { sellMissing: true }, stock).missing).toEqual(stock);
    const unnumbered = stock.map((bike) => ({ ...bike, unnumbered: true }));
    expect(plan([head, withCell('Mã xe', 'B1')], { sellMissing: true }, unnumbered).missing).toEqual([]);
  });

  it('under which the shop has an equal bike is named', () => {
    const { bikes } = plan([head, good]);
    const fields = bikes[0]?.kind === 'new' ? bikes[0].fields : {};
    const twin = { number: 'Z9', listing: { ...listing, ...fields } as Stored<Listing> };
    expect(plan([head, good], {}, [twin]).problems).toMatchObject([{ problem: 'repeatsOwn', other: 'Z9' }]);
  });
});

it.each([
  [' a102 ', 'A102'],
  ['Đ-7', 'D-7'],
  ['a b', null],
  ['=A1', null],
  ['-1', null],
  ['', null],
  ['x'.repeat(31), null],
])('%j is the stock number %j', (typed, number) => expect(stockNumber(typed)).toBe(number));
