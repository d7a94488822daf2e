import { afterEach, expect, test } from 'vitest';
import { exportInput, spreadsheetColumns } from './export-input.ts';

const room = {
  name: 'meetingRoom',
  fields: {
    name: { kind: 'text', label: { zh: '名称', en: 'Name' }, maxLength: 20 },
    rent: { kind: 'money', label: { zh: '租金', en: 'Rent' } },
    plan: { kind: 'files', label: { zh: '平面图', en: 'Plan' } },
  },
} as const;
const columns = ['name', 'rent', 'plan', 'drawn', 'createTime'].map((prop) => ({
  prop,
  label: room.fields.name.label,
}));
const state = { current: 3, size: 50, sort: { prop: 'rent', order: 'descend' }, filters: { name: '厅' } } as const;

afterEach(() => localStorage.clear());

test('an export asks for the filters and the order of the list, and for its columns that are fields', () => {
  expect(exportInput(room, { state, fixedFilters: { status: '1' }, columns })).toEqual({
    name: '厅',
    status: '1',
    descs: 'rent',
    exportColumns: 'name,rent,createTime',
  });
});

test('a column that is no field stands for one of the spreadsheet', () => {
  const named = [...columns, { prop: 'house', label: room.fields.name.label, spreadsheet: 'houseId' }];
  expect(exportInput(room, { state, fixedFilters: undefined, columns: named })).toMatchObject({
    exportColumns: 'name,rent,createTime,houseId',
  });
});

test('columns that the user hides stay out of the file', () => {
  localStorage.setItem('meetingRoom_cols', JSON.stringify(['rent']));
  expect(exportInput(room, { state, fixedFilters: undefined, columns })).toMatchObject({
    exportColumns: 'name,createTime',
  });
});

test('a column that shows two things at once stands for both', () => {
  const table = { id: 'tenant', columns: [{ prop: 'name' }, { prop: 'quota', spreadsheet: 'quota,used' }] };
  expect(spreadsheetColumns(table)).toEqual(['name', 'quota', 'used']);
  localStorage.setItem('tenant_cols', JSON.stringify(['quota']));
  expect(spreadsheetColumns(table)).toEqual(['name']);
});
