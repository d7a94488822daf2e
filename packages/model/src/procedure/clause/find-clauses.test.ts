import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClauseRuleName } from './clause-rule.ts';
import { findClauses, markClauses, sentencesToMend } from './find-clauses.ts';

const unlawful: readonly (readonly [ClauseRuleName, string])[] = [
  ['scale', '投标人注册资本不低于500万元。'],
  ['scale', '近三年年均营业收入达到3000万元以上的得5分。'],
  ['scale', '供应商从业人员不少于100人。'],
  ['scale', '上一年度净利润须为正数。'],
  ['scale', '年纳税额超过100万元的加分。'],
  ['scale', '投标人总资产不低于1亿元，否则资格审查不合格。'],
  ['authorization', '须提供原厂商针对本项目的授权书。'],
  ['authorization', '投标文件中应附制造商出具的售后服务承诺函并加盖公章。'],
  ['authorization', '承诺函须由厂家盖章。'],
  ['brand', '台式计算机须采用联想品牌。'],
  ['brand', '服务器 CPU 为 Intel Xeon 系列。'],
  ['brand', '空调品牌：格力。'],
  ['brand', '必须使用ZL201510012345号专利产品型号。'],
  ['brand', '投影机仅限爱普生或索尼。'],
  ['place', '投标人须在本市设有分公司。'],
  ['place', '供应商应为项目所在地注册的企业。'],
  ['place', '同等条件下优先考虑本省供应商。'],
  ['place', '投标人须为国有企业。'],
  ['place', '须在杭州市设有售后服务网点。'],
  ['place', '注册地在西湖区的企业。'],
  ['place', '投标人须为浙江省内注册企业。'],
  ['place', '投标人注册地址应位于浙江省。'],
  ['place', '不接受民营企业投标。'],
  ['place', '本项目拒绝外资企业参加。'],
  ['record', '须具有本地类似业绩。'],
  ['record', '具有当地同类项目业绩的得2分。'],
  ['record', '具有本省同类项目业绩的，每个得2分。'],
  ['record', '近三年杭州市的物业服务业绩每项加1分。'],
  ['record', '具有高校行业业绩的得3分。'],
  ['record', '获得省级奖项的加2分。'],
  ['age', '投标人成立时间须满三年。'],
  ['age', '供应商经营年限不少于5年。'],
  ['registration', '供应商报名成功后方可下载采购文件。'],
  ['registration', '须由法定代表人到现场购买招标文件。'],
  ['payment', '采购人收到财政拨款后向乙方付款。'],
  ['payment', '以业主资金拨付为前提支付进度款。'],
];

const lawful: readonly string[] = [
  '投标报价应包括人工、材料、利润、税金等全部费用。',
  '供应商应依法缴纳税收和社会保障资金，并提供证明材料。',
  '提供营业执照复印件，其上载明注册资本。',
  '进口产品须提供制造商授权。',
  '不要求提供厂家授权。',
  '参考品牌联想、戴尔、惠普或相当于。',
  '显示器分辨率不低于2560×1440，刷新率不低于75Hz。',
  '成交后须在杭州市设立售后服务网点。',
  '不接受联合体投标。',
  '提供营业执照复印件，注明注册地址。',
  '设备须在杭州市西湖区校园内安装调试。',
  '中标后须在项目所在地设立服务机构，2小时内响应。',
  '近三年同类项目业绩每个得1分，最多3分。',
  '采购文件不得指定品牌。',
  '自验收合格之日起30日内支付合同价款。',
  '供应商无需报名即可下载采购文件。',
  '项目负责人应具有高级工程师职称。',
  '质保期不少于三年。',
  '交货地点为本市西湖区校园内。',
  '食堂采购苹果、梨等水果，须新鲜。',
  '投标人须提供完美的设计方案。',
  '酒店须达到三星级标准。',
  '高效液相色谱仪（HPLC）须符合药典要求。',
];

describe('clauses that shut suppliers out', () => {
  test.each(unlawful)('R51 %s is found: %s', (rule, text) => {
    expect(findClauses(text).map((found) => found.rule)).toContain(rule);
  });
  test.each(lawful)('what is lawful is left alone: %s', (text) => {
    expect(findClauses(text)).toEqual([]);
  });
  test.each([
    ['须采用戴 尔 品 牌。', 'brand'],
    ['须采用ＤＥＬＬ。', 'brand'],
    ['须采用 D E L L 整机。', 'brand'],
    ['投标人註冊資本不低于1000万元。', 'scale'],
    ['投标人注 册 资 本不低于1000万元。', 'scale'],
    ['投标人注\u200b册\u200b资\u200b本不低于1000万元。', 'scale'],
    ['投标人注·册·资·本不低于1000万元。', 'scale'],
    ['投标人注\n册资本不低于1000万元。', 'scale'],
    ['仅限本-地供应商。', 'place'],
    ['仅限本 地供应商。', 'place'],
    ['必须使用指\n定品\n牌的专利产品。', 'brand'],
  ] as const)('R51 the way of writing hides nothing: %s', (text, rule) => {
    expect(findClauses(text).map((found) => found.rule)).toContain(rule);
  });
  test('lines that say something each are not read as one', () => {
    expect(findClauses('提供营业执照，其上载明注册资本\n分辨率不低于2560×1440')).toEqual([]);
  });
  test('what was found is marked with all that stands between its characters', () => {
    expect(markClauses('投标人注·册·资·本不低于500万元。')[1]).toEqual({ text: '注·册·资·本', rule: 'scale' });
  });
  test('the corpus is large enough to mean something', () => {
    expect(unlawful.length + lawful.length).toBeGreaterThanOrEqual(40);
  });
});

describe('marking', () => {
  test('a page marks the very words, and the sentence beside them stays as it is', () => {
    const parts = markClauses('质保三年。投标人注册资本不低于500万元。');
    expect(parts).toEqual([
      { text: '质保三年。投标人' },
      { text: '注册资本', rule: 'scale' },
      { text: '不低于500万元。' },
    ]);
  });
  test('only the sentences to mend are told, in their order', () => {
    const told = sentencesToMend('质保三年。\n须采用联想品牌；交货期30天。投标人须为国有企业。');
    expect(told.map((parts) => parts.map(({ text }) => text).join(''))).toEqual([
      '须采用联想品牌',
      '投标人须为国有企业',
    ]);
  });
  test('the pieces together are the text, whatever it is', () => {
    const words = fc.constantFrom(...unlawful.map(([, text]) => text), ...lawful, '，', '\n', '😀', '在本市');
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        expect(
          markClauses(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
