import { describe, expect, test } from 'vitest';
import { contractLines, deviations, type AwardedLine } from './bid-deviation.ts';

const bed: AwardedLine = {
  itemId: '1',
  lineNo: 1,
  name: '单人床',
  brandModel: null,
  unit: '张',
  quantity: '600.0000',
  techParams: '床立柱72*72*1.5mm',
  perMoney: '875.00',
  totalMoney: '525000.00',
};
const desk: AwardedLine = { ...bed, itemId: '2', lineNo: 2, name: '书桌', brandModel: '云岫 A1', techParams: null };
const fieldsOf = (drawn: Parameters<typeof deviations>[1], awarded = [bed]) =>
  deviations(awarded, drawn).map(({ line, field }) => `${line} ${field.zh}`);

describe('a contract against the bid', () => {
  test('does not differ where it says the same in other figures', () => {
    expect(fieldsOf([{ itemId: '1', quantity: '600', perMoney: '875', name: ' 单人床 ' }])).toEqual([]);
    expect(fieldsOf([{ itemId: '1' }])).toEqual([]);
  });

  test('R42 differs in every figure and word that was bid', () => {
    const drawn = { itemId: '1', name: '床', unit: '套', quantity: '599.9999', perMoney: '875.01', techParams: null };
    expect(fieldsOf([drawn])).toEqual(['单人床 名称', '单人床 单位', '单人床 数量', '单人床 单价', '单人床 技术参数']);
  });

  test('R42 leaves no line out and adds none', () => {
    expect(fieldsOf([{ itemId: '1' }], [bed, desk])).toEqual(['书桌 货物明细']);
    expect(fieldsOf([{ itemId: '1' }, { itemId: '9', name: '椅子' }])).toEqual(['椅子 货物明细']);
  });

  test('may say brand and quality where the documents leave them open, and not where they do not', () => {
    const drawn = [
      { itemId: '1', brandModel: '云岫 B2' },
      { itemId: '2', brandModel: '别家', techParams: '1200*600mm' },
    ];
    expect(fieldsOf(drawn, [bed, desk])).toEqual(['书桌 品牌型号']);
    expect(contractLines([bed, desk], drawn)).toMatchObject([
      { brandModel: '云岫 B2', techParams: '床立柱72*72*1.5mm', perMoney: '875.00' },
      { brandModel: '云岫 A1', techParams: '1200*600mm' },
    ]);
  });
});
