import type { Fields } from '@zhaocai/model/kit/field';
import { describe, expect, test } from 'vitest';
import { shownColumns } from './shown-columns.ts';

const fields: Fields = {
  rentNo: { kind: 'text', label: { zh: '租约编号', en: 'Lease no.' }, maxLength: 20 },
  rent: { kind: 'money', label: { zh: '租金', en: 'Rent' } },
  startDay: { kind: 'day', label: { zh: '起租日', en: 'From' } },
};

interface Line {
  readonly rentNo: string;
  readonly rent: string;
  readonly startDay: string;
  readonly days: number;
}

describe('the columns of a table that is no list of an entity', () => {
  test('come in the order in which they are named, under the names of their fields', () => {
    const columns = shownColumns<Line>(fields, { rent: {}, rentNo: { width: 150 } });
    expect(columns.map(({ prop, label }) => [prop, label.zh])).toEqual([
      ['rent', '租金'],
      ['rentNo', '租约编号'],
    ]);
    expect(columns[1]?.width).toBe(150);
  });

  test('show an amount on the right, and are sorted only where they say so', () => {
    const [rent, start] = shownColumns<Line>(fields, { rent: {}, startDay: { sortable: true } });
    expect(rent).toMatchObject({ align: 'right', sortable: false });
    expect(start).toMatchObject({ align: 'left', sortable: true });
  });

  test('leave a link and a number to copy to the cell, and draw themselves what they say', () => {
    const render = () => 'drawn';
    const [link, number, own] = shownColumns<Line>(fields, {
      rentNo: { type: 'mylink' },
      startDay: { isProno: true },
      rent: { render },
    });
    expect(link?.render).toBeUndefined();
    expect(number?.render).toBeUndefined();
    expect(own?.render).toBe(render);
  });

  test('say their own name where no field has one, else it is refused', () => {
    const label = { zh: '天数', en: 'Days' };
    expect(shownColumns<Line>(fields, { days: { label } })[0]).toEqual({ prop: 'days', label });
    expect(() => shownColumns<Line>(fields, { days: {} })).toThrow('days');
  });
});
