import {
  lawRegime,
  procedures,
  procurementMethod,
  type EndpointOutput,
  type MethodName,
  type scheduleBasis,
} from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../test/tendering-app.ts';
import { dataOf } from '../../../test/tendering-steps.ts';
import { procedureModule } from './index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([procedureModule]);
  await procedureModule.seed?.(app.database);
});
afterAll(() => app.close());

interface Asked {
  readonly manner: number;
  readonly lawRegime: number;
  readonly from: string;
  readonly purchaseType?: number;
}

async function basis(of: Asked) {
  const query = new URLSearchParams(Object.entries(of).map(([name, value]): [string, string] => [name, String(value)]));
  const { data } = await app.as('buyer').get(`/purchase/procedure/queryScheduleBasis?${query.toString()}`);
  return data as EndpointOutput<typeof scheduleBasis>;
}

const everyLaw = Object.values(procedures).flatMap(({ method, regimes }) =>
  regimes.map((regime): readonly [MethodName, (typeof regimes)[number]] => [method, regime]),
);

test.each(everyLaw)('every period that %s under %s names has its number and its article', async (method, regime) => {
  const { rules } = await basis({
    manner: procurementMethod.code[method],
    lawRegime: lawRegime.code[regime],
    from: '2026-11-02',
  });
  expect(rules.map(({ kind }) => kind).toSorted()).toEqual(procedures[method].periods[regime]?.toSorted());
  for (const { value, article } of rules) {
    expect(Number(value)).toBeGreaterThan(0);
    expect(article).toMatchObject({
      zh: expect.stringMatching(/条|制度/),
      en: expect.stringMatching(/article|policy/),
    });
  }
});

test('the calendar is told around the day, and where it ends', async () => {
  const { firstDay, kinds } = await basis({ manner: 1, lawRegime: 1, from: '2026-11-02' });
  const kindOf = (day: string) => kinds[(Date.parse(day) - Date.parse(firstDay)) / 86_400_000];
  expect([kindOf('2026-10-01'), kindOf('2026-10-10'), kindOf('2026-11-01'), kindOf('2026-11-02')]).toEqual([
    '2',
    '3',
    '1',
    '0',
  ]);
  expect(kindOf('2027-01-04')).toBe('-');
});

test('a number that the law changes counts from the day on which it comes into force', async () => {
  await app.asSuperuser(
    `update law_rule set effective_to = '2026-12-31' where kind = 'quotePeriod' and manner = 4 and law_regime = 2`,
  );
  await app.asSuperuser(
    `insert into law_rule (tenant_id, id, code, kind, name, name_en, law_regime, manner, value, unit, day_type,
       source_article, source_article_en, certainty, effective_from, create_time, update_time)
     select tenant_id, -id, code, kind, name, name_en, law_regime, manner, 15, unit, day_type, source_article,
       source_article_en, certainty, '2027-01-01', create_time, update_time from law_rule
     where kind = 'quotePeriod' and manner = 4 and law_regime = 2`,
  );
  const days = async (from: string) => {
    const { rules } = await basis({ manner: 4, lawRegime: 2, from });
    return rules.filter(({ kind }) => kind === 'quotePeriod').map(({ value }) => value);
  };
  expect(await days('2026-12-31')).toEqual(['10']);
  expect(await days('2027-01-01')).toEqual(['15']);
});

test('the buyer’s own stricter number takes the place of the law’s, which is told beside it', async () => {
  const manager = app.as('manager');
  dataOf(await manager.post('/purchase/conf/type/loadDefaults', {}));
  const types = dataOf<{ id: string; typeCode: string }[]>(await manager.get('/purchase/conf/type/queryTypeList'));
  const typeId = types.find(({ typeCode }) => typeCode === 'ZFCG-HW')?.id;
  const methods = dataOf<{ id: string; version: number; mannerCode: number }[]>(
    await manager.get(`/purchase/conf/manner/queryMannerList?typeId=${typeId}`),
  );
  const inquiry = methods.find(({ mannerCode }) => mannerCode === 5);
  const own = { id: inquiry?.id, version: inquiry?.version, bidDays: 5, bidDayType: 2 };
  dataOf(await manager.post('/purchase/conf/manner/saveOrUpdateSingle', own));
  const told = async (more: object) => {
    const { rules } = await basis({ manner: 5, lawRegime: 2, from: '2026-11-02', ...more });
    return rules.filter(({ kind }) => kind === 'quotePeriod').map(({ value, statutory }) => ({ value, statutory }));
  };
  expect(await told({ purchaseType: 1 })).toEqual([{ value: '5', statutory: { value: '3', dayType: 2 } }]);
  expect(await told({ purchaseType: 2 })).toEqual([{ value: '3', statutory: null }]);
  expect(await told({})).toEqual([{ value: '3', statutory: null }]);
});
