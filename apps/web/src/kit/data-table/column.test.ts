import { afterEach, expect, test } from 'vitest';
import { editorOf, showsException } from './column.ts';
import { readHidden, readWidths } from './column-memory.ts';
import { clampWidth } from './resizable-header.tsx';
import { filterNodes } from '../tree/tree-node.ts';

afterEach(() => localStorage.clear());

test('[R81] the editor is chosen in the order select, date, lable, else text', () => {
  expect([editorOf('select'), editorOf('date'), editorOf('lable'), editorOf('showText'), editorOf(undefined)]).toEqual([
    'select',
    'date',
    'lable',
    'input',
    'input',
  ]);
});

test.each([
  [0, false],
  [5, false],
  ['5', false],
  [undefined, false],
  [1, true],
  ['3', true],
])('[R82] exceptionStatus %s shows the exception icon: %s', (exceptionStatus, isShown) => {
  expect(showsException({ exceptionStatus })).toBe(isShown);
});

test('[R73] [R74] widths lie under the table’s id, hidden columns under the id plus _cols', () => {
  localStorage.setItem('project', '{"name":240}');
  localStorage.setItem('project_cols', '["budget"]');
  expect([readWidths('project'), readHidden('project')]).toEqual([{ name: 240 }, ['budget']]);
});

test('[R75] the default table remembers nothing', () => {
  localStorage.setItem('default', '{"name":240}');
  expect([readWidths('default'), readHidden('default')]).toEqual([{}, undefined]);
});

test('a broken memory is no memory', () => {
  localStorage.setItem('project', 'not json');
  expect(readWidths('project')).toEqual({});
});

test('a dragged width stays between its bounds', () => {
  expect([clampWidth(10), clampWidth(200.4), clampWidth(900, 400)]).toEqual([60, 200, 400]);
});

test('[R65] the tree’s filter matches part of a name and keeps the way to it', () => {
  const nodes = [
    { key: '1', title: '信息学院', children: [{ key: '2', title: '网络中心' }] },
    { key: '3', title: '后勤处' },
  ];
  expect(filterNodes(nodes, '网络')).toEqual([
    { key: '1', title: '信息学院', children: [{ key: '2', title: '网络中心' }] },
  ]);
});
