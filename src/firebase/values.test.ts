import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFields, decodeValue, encodeValue } from './values.ts';

describe('values of documents', () => {
  it('come back as they were sent, however deep they lie', () => {
    const leaf = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.maxSafeInteger(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0)),
      fc.boolean(),
      fc.constant(null),
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 3 },
        leaf,
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(fc.string(), tie('tree'), { maxKeys: 4, noNullPrototype: true }),
      ),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        expect(decodeValue(JSON.parse(JSON.stringify(encodeValue(value))))).toEqual(value);
      }),
    );
  });

  it('keep whole numbers apart from others, and a moment from a number', () => {
    expect(encodeValue([1, 1.5, 2 ** 60, new Date(1_500)])).toEqual({
      arrayValue: {
        values: [
          { integerValue: '1' },
          { doubleValue: 1.5 },
          { doubleValue: 2 ** 60 },
          { timestampValue: '1970-01-01T00:00:01.500Z' },
        ],
      },
    });
  });

  it.each([
    ['1970-01-01T00:00:01Z', 1_000],
    ['1970-01-01T00:00:01.5Z', 1_500],
    ['1970-01-01T00:00:01.123456Z', 1_123],
    ['2026-11-20T17:00:00.999999999Z', Date.UTC(2026, 10, 20, 17, 0, 0, 999)],
  ])('reads the moment %s to the millisecond', (timestampValue, millis) => {
    expect(decodeValue({ timestampValue })).toBe(millis);
  });

  it('reads what is empty, and leaves out what this site does not store', () => {
    expect(decodeValue({ arrayValue: {} })).toEqual([]);
    expect(decodeValue({ mapValue: {} })).toEqual({});
    expect(decodeValue({ doubleValue: 'NaN' })).toBeNaN();
    expect(decodeValue(JSON.parse('{"geoPointValue":{}}'))).toBeUndefined();
    expect(Object.getPrototypeOf(decodeFields(JSON.parse('{"__proto__":{"mapValue":{}}}')))).toBe(
      Object.prototype,
    );
  });

  it.each([[undefined], [Symbol('x')], [() => 1], [{ name: undefined }]])('refuses to store %s', (value) => {
    expect(() => encodeValue(value)).toThrow(TypeError);
  });
});
