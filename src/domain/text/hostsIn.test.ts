import { expect, it } from 'vitest';
import { hostsIn, isFamiliarHost } from './hostsIn.ts';

it.each<[string, string[]]>([
  ['xem tại https://Xe-Re.vn/win nhé', ['xe-re.vn']],
  ['vào nhan-tien.top/x rồi www.nhan-tien.top', ['nhan-tien.top']],
  ['http://10.0.0.1:8080/x', ['10.0.0.1']],
  ['viết cho an@gmail.com nhé', []],
  ['Wave RSX 1.5 tr.', []],
  ['хе-re.top', ['xe-re.top']],
])('%j leads to %o', (text, hosts) => {
  expect(hostsIn(text)).toEqual(hosts);
});

it.each([
  ['maps.google.com', true],
  ['zalo.me', true],
  ['google.com.xyz', false],
  ['notgoogle.com', false],
])('%s is familiar: %s', (host, is) => {
  expect(isFamiliarHost(host)).toBe(is);
});
