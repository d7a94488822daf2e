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

describe('more than anybody asks for is refused by name:', () => {
  const long = 'a'.repeat(1_001);
  test.each([
    ['a long value', () => conditions({ roomName: long }), 'platform.tooLong'],
    ['a long value of a comparison', () => conditions({ seats_ge: long }), 'platform.tooLong'],
    ['a list of long values', () => conditions({ roomName: [long, long] }), 'platform.tooLong'],
    ['a long keyword', () => conditions({ keyword: long }), 'platform.tooLong'],
    ['an order by everything', () => orderBy(meetingRoom, { ascs: 'seats,'.repeat(21) }), 'platform.tooManyItems'],
    [
      'an order by and against it',
      () => orderBy(meetingRoom, { ascs: 'seats,'.repeat(11), descs: 'seats,'.repeat(10) }),
      'platform.tooManyItems',
    ],
  ])('%s', (_what, act, code) => expect(refusalOf(act)).toBe(code));

  test('what is as long as it may be is looked for', () => {
    expect(conditions({ roomName: 'a'.repeat(1_000), keyword: 'b'.repeat(1_000) }).sql).toHaveLength(2);
  });
});

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
  test.each([
    'constructor',
    '__proto__',
    'hasOwnProperty',
    'toString',
    'roomName_constructor',
    'roomName_like_2',
    'roomName_toString',
  ])('the name %s is a field or a suffix of nobody', (name) => {
    expect(refusalOf(() => conditions(Object.fromEntries([[name, '1']])))).toBe('platform.unknownFilter');
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
  test.each(['constructor', 'hasOwnProperty', '__proto__', 'toString'])(
    'is refused for %s, which every object has',
    (name) => {
      expect(refusalOf(() => orderBy(meetingRoom, { ascs: name }))).toBe('platform.unknownFilter');
      expect(refusalOf(() => orderBy(meetingRoom, { descs: name }))).toBe('platform.unknownFilter');
    },
  );
  test('is refused for what the list does not show: a secret, a long text, a time of change that the row does not have', () => {
    const fields = {
      ...meetingRoom.fields,
      passwordHash: { kind: 'text', label: { zh: '口令', en: 'Password' }, maxLength: 100, secret: true },
    } as const;
    expect(refusalOf(() => orderBy({ ...meetingRoom, fields }, { ascs: 'passwordHash' }))).toBe(
      'platform.unknownFilter',
    );
    expect(refusalOf(() => orderBy(meetingRoom, { ascs: 'remark' }))).toBe('platform.unknownFilter');
    const written = { ...meetingRoom, appendOnly: true };
    expect(refusalOf(() => orderBy(written, { ascs: 'updateTime' }))).toBe('platform.unknownFilter');
    expect(refusalOf(() => filterConditions(written, { status: '1' }, new Parameters()))).toBe(
      'platform.unknownFilter',
    );
    expect(orderBy(written, { ascs: 'createTime' })).toBe('t.create_time, t.id desc');
  });
  test('is refused for a name that is no field', () => {
    expect(refusalOf(() => orderBy(meetingRoom, { ascs: '1;select' }))).toBe('platform.unknownFilter');
  });
});
