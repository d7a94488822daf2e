import { describe, expect, test } from 'vitest';
import { meetingRoom } from '../../../test/fixtures/adding-an-entity/meeting-room.ts';
import { Refusal } from '../http/refusal.ts';
import { filterConditions, orderBy } from './filters.ts';
import { Parameters } from '../rows/sql-text.ts';

function conditions(input: Record<string, unknown>) {
  const parameters = new Parameters();
  return { sql: filterConditions(meetingRoom, input, parameters), values: parameters.values };
}

function refusalOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'nothing refused';
}

describe('the filter grammar', () => {
  test('a text without a suffix contains, any other kind equals', () => {
    expect(conditions({ roomName: '评标', seats: '12' })).toEqual({
      sql: ['t.room_name ilike $1', 't.seats = $2'],
      values: ['%评标%', '12'],
    });
  });
  test('[R87] the date range of a list reaches the creation time', () => {
    expect(
      conditions({ createTime_dategt: '2026-01-01 00:00:00', createTime_datelt: '2026-02-01 00:00:00' }).sql,
    ).toEqual(['t.create_time > $1', 't.create_time < $2']);
  });
  test('what a user typed into a search is never a pattern of his own', () => {
    expect(conditions({ roomName_like: '100%_\\' }).values).toEqual(['%100\\%\\_\\\\%']);
  });
  test('an amount is compared in fen', () => {
    expect(conditions({ dayPrice_ge: '12.50' })).toEqual({ sql: ['t.day_price >= $1'], values: ['1250'] });
  });
  test('a keyword looks into every searched field with one parameter', () => {
    expect(conditions({ keyword: 'A' })).toEqual({
      sql: ['(t.room_name ilike $1 or t.room_no ilike $1)'],
      values: ['%A%'],
    });
  });
  test('an unknown field, an unknown suffix and a malformed number are refused', () => {
    expect(refusalOf(() => conditions({ 'room_no; drop table x': '1' }))).toBe('platform.unknownFilter');
    expect(refusalOf(() => conditions({ passwordHash: 'x' }))).toBe('platform.unknownFilter');
    expect(refusalOf(() => conditions({ seats_bigger: '1' }))).toBe('platform.unknownFilter');
    expect(refusalOf(() => conditions({ seats: '1 or 1=1' }))).toBe('platform.badFormat');
  });
  test('blank values, paging and language are no filters', () => {
    expect(conditions({ roomName: '', current: 1, size: 10, lang: 'en', seats: null }).sql).toEqual([]);
  });
});

describe('the order of a list', () => {
  test('comes from the definition and always ends in the id', () => {
    expect(orderBy(meetingRoom, {})).toBe('t.room_no, t.id desc');
  });
  test('may be wished for by field or by column name', () => {
    expect(orderBy(meetingRoom, { ascs: 'seats', descs: 'create_time' })).toBe(
      't.seats, t.create_time desc, t.id desc',
    );
  });
  test('is refused for a name that is no field', () => {
    expect(refusalOf(() => orderBy(meetingRoom, { ascs: '1;select' }))).toBe('platform.unknownFilter');
  });
});
