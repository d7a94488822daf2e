import { quotaInput, researchKind, type Counts, type QuotaFacts, type Row } from '@zhaocai/model';
import { projectionOf } from '../../../platform/rows/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { unitName } from '../row-checks.ts';

export type FactRow = Row<typeof quotaInput>;

interface Asked {
  readonly year: number;
  readonly deptId?: string | undefined;
}

const factsOf = `
  select ${projectionOf(quotaInput, 'detail').select} from quota_input t
  where t.tenant_id = $1 and t.year = $2 and t.is_deleted = 0 and ($3::bigint is null or t.dept_id = $3)
  order by t.dept_id`;

/** What the units of a year, or one of them, told; refuses where there is nothing. */
export async function readFacts(ctx: Ctx, { year, deptId }: Asked): Promise<FactRow[]> {
  const unit = deptId === undefined ? undefined : await unitName(ctx, deptId);
  const rows = await ctx.db.query<FactRow>(factsOf, [ctx.tenantId, year, deptId ?? null]);
  if (rows.length === 0)
    refuse(unit === undefined ? 'quota.noFactsAtAll' : 'quota.noFacts', { year, unit: unit ?? '' });
  return rows;
}

const { code: kinds } = researchKind;

/** A row as the formulas take it; what was left blank is nothing. */
export function factsFrom(row: FactRow): QuotaFacts {
  const { nationalPlatforms, provincialPlatforms, bureauPlatforms, largeEquipment } = row;
  return {
    unitKind: row.unitKind,
    branch: row.branch,
    coefficient: row.coefficient,
    ...peopleOf(row),
    hours: [orNothing(row.basicHours), orNothing(row.professionBasicHours), orNothing(row.professionalHours)],
    funds: orNothing(row.funds),
    platforms: counts({
      [kinds.nationalPlatform]: nationalPlatforms,
      [kinds.provincialPlatform]: provincialPlatforms,
      [kinds.bureauPlatform]: bureauPlatforms,
      [kinds.largeEquipment]: largeEquipment,
    }),
    approvedEquipment: orNothing(row.approvedCb),
    approvedPlatforms: orNothing(row.approvedZb),
    specialArea: orNothing(row.specialArea),
  };
}

function peopleOf(row: FactRow): Pick<QuotaFacts, 'staff' | 'posts' | 'students'> {
  const { academicians, seniors, associates, intermediates, juniors, otherStaff } = row;
  const { presidents, vicePresidents, deputyPresidents, divisionHeads, deputyDivisionHeads, sectionStaff } = row;
  const { undergraduates, masters, doctors, postdocs, internationals, visitors } = row;
  return {
    staff: levels([academicians, seniors, associates, intermediates, juniors, otherStaff]),
    posts: levels([presidents, vicePresidents, deputyPresidents, divisionHeads, deputyDivisionHeads, sectionStaff]),
    students: levels([undergraduates, masters, doctors, postdocs, internationals, visitors]),
  };
}

/** By level, beginning with 1. */
function levels(found: readonly (number | null)[]): Counts {
  return Object.fromEntries(found.map((count, index) => [index + 1, count ?? 0]));
}

function counts(found: Readonly<Record<number, number | null>>): Counts {
  return Object.fromEntries(Object.entries(found).map(([level, count]) => [level, count ?? 0]));
}

function orNothing(value: string | null): string {
  return value ?? '0';
}
