import {
  chargeStandard,
  collegeStudentRegulation,
  facultyRegulation,
  quotaInput,
  quotaParameter,
  researchRegulation,
  sasnop,
  type Entity,
} from '@zhaocai/model';
import type { Logger } from 'pino';
import { saveRow, type Values } from '../../../platform/crud/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { playDemo, type Platform } from '../../../platform/module/index.ts';
import { calculateQuotas } from '../calculate/calculate-depts.ts';
import { calculateAllResearch } from '../calculate/calculate-research.ts';
import { calculateOveruse } from '../difference/calculate-differences.ts';

const unitsOf = `
  select id::text, dept_name as name from dept where tenant_id = $1 and is_deleted = 0 order by sort, id limit 30`;

const addUnit = `
  insert into dept (tenant_id, id, parent_id, ancestors, dept_name, dept_category, sort, create_user, create_time,
    update_user, update_time)
  select $1, $2, 0, '0', $3::text, 2, $4, $5, $6, $5, $6
  where not exists (select from dept where tenant_id = $1 and dept_name = $3 and is_deleted = 0)`;

/** Seeds of docs/estate.md (B.5, C.1, C.2): places to begin from, each to be set by the university itself. */
const standards = (year: number): readonly (readonly [Entity, readonly Values[]])[] => [
  [facultyRegulation, [50, 20, 15, 10, 10, 10].map((area, index) => ({ category: index + 1, area: String(area) }))],
  [sasnop, [42, 30, 24, 18, 12, 9].map((area, index) => ({ category: index + 1, area: String(area) }))],
  [
    collegeStudentRegulation,
    [0, 3, 6, 8, 3, 0].map((area, index) => ({
      studentType: index + 1,
      area: String(area),
      coefApplied: [1, 2, 3].includes(index),
    })),
  ],
  [
    researchRegulation,
    [
      { kind: 1, perUnit: '10', area: '2', artsArea: '1', capRatio: '0.3' },
      { kind: 2, perUnit: '1', area: '500' },
      { kind: 3, perUnit: '1', area: '200' },
      { kind: 4, perUnit: '1', area: '100' },
      { kind: 5, perUnit: '1', area: '40' },
    ],
  ],
  ...rules(year),
];

const rules = (year: number): readonly (readonly [Entity, readonly Values[]])[] => [
  [
    quotaParameter,
    [
      {
        commonPerHead: '1.5',
        commonCap: '200',
        basicHours: '320',
        professionBasicHours: '192',
        professionalHours: '96',
        areaPerPlace: '3',
        adjustRatio: '0.02',
      },
    ],
  ],
  [
    chargeStandard,
    [
      {
        name: '超额用房收费标准',
        effectiveDate: `${year}-01-01`,
        tierMode: 1,
        priceUnit: 1,
        months: 12,
        rebatePct: '50',
        rebateMaxPct: '20',
        tiers: [
          { fromPct: '0', toPct: '10', price: '30', multiplier: null },
          { fromPct: '10', toPct: '20', price: '60', multiplier: null },
          { fromPct: '20', toPct: null, price: '90', multiplier: null },
        ],
      },
    ],
  ],
];

const college: Values = {
  unitKind: 1,
  branch: 1,
  coefficient: '1.2',
  academicians: 1,
  seniors: 20,
  associates: 30,
  intermediates: 40,
  divisionHeads: 1,
  deputyDivisionHeads: 3,
  sectionStaff: 12,
  undergraduates: 1200,
  masters: 300,
  doctors: 120,
  basicHours: '32000',
  professionBasicHours: '28800',
  professionalHours: '9600',
  funds: '1500',
  approvedCb: '80',
  approvedZb: '200',
};
const artsCollege: Values = {
  ...college,
  branch: 2,
  coefficient: '0.6',
  academicians: 0,
  seniors: 12,
  associates: 22,
  masters: 180,
  doctors: 30,
  basicHours: '6400',
  professionBasicHours: '0',
  professionalHours: '960',
  funds: '160',
  approvedCb: '0',
  approvedZb: '0',
};
const institute: Values = {
  unitKind: 3,
  branch: 1,
  coefficient: '1',
  seniors: 6,
  associates: 9,
  intermediates: 11,
  divisionHeads: 1,
  sectionStaff: 2,
  funds: '2400',
  provincialPlatforms: 1,
  largeEquipment: 2,
};
const office: Values = {
  unitKind: 2,
  branch: 1,
  coefficient: '1',
  divisionHeads: 1,
  deputyDivisionHeads: 3,
  sectionStaff: 10,
  specialArea: '40',
};

/** The offices are there; these teach and do research. */
const teachingUnits: ReadonlyMap<string, Values> = new Map([
  ['机械工程学院', college],
  ['人文学院', artsCollege],
  ['智能制造研究院', institute],
]);

/** Regulations, facts of the units and the results of this year for the demo's university. */
export function seedDemoQuota(platform: Platform & { readonly log: Logger }): Promise<void> {
  return playDemo(platform, { unless: quotaParameter, cast: ['estate'] }, ({ estate }) => keepQuotas(estate));
}

async function keepQuotas(ctx: Ctx): Promise<void> {
  const year = Number(ctx.now.slice(0, 4));
  for (const [entity, rows] of standards(year))
    for (const row of rows)
      await saveRow(ctx, entity, { input: { ...(entity.fields.year && { year }), ...row }, hooks: {} });
  for (const [index, name] of [...teachingUnits.keys()].entries())
    await ctx.db.write(addUnit, [ctx.tenantId, nextId(), name, 90 + index, ctx.user.userId, ctx.now]);
  const units = await ctx.db.query<{ id: string; name: string }>(unitsOf, [ctx.tenantId]);
  for (const { id, name } of units)
    await saveRow(ctx, quotaInput, { input: { year, deptId: id, ...(teachingUnits.get(name) ?? office) }, hooks: {} });
  if (units.length === 0) return;
  await calculateAllResearch(ctx, { year });
  await calculateQuotas(ctx, { year });
  await calculateOveruse(ctx, { year });
}
