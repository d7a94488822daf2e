import {
  buildingStructures,
  mansion,
  mansionCampuses,
  propertyRightMode,
  roomPurposeGroups,
  whether,
  type ChartAnswer,
  type Choice,
  type EndpointInput,
  type EndpointOutput,
  type mansionStatistics as endpoint,
  numberOf,
  metresOf,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { barChart, pieChart, type Bar } from '../charts.ts';
import { ages } from './mansion-age-words.ts';

interface Together {
  readonly campus: number;
  readonly purposeGroup: number;
  readonly structure: number;
  readonly age: number;
  readonly mansions: number;
  readonly buildArea: string;
  readonly usableArea: string;
  readonly titledArea: string;
  readonly dangerArea: string;
}

/** `age` 0 where nobody knows when it was completed; a band else. */
const together = (seen: string, day: string, campus: string) => `
  select campus::int, (purpose / 100)::int as "purposeGroup", structure::int,
    case when completion_date is null then 0 when y <= 10 then 1 when y <= 20 then 2 when y <= 30 then 3
      when y <= 50 then 4 else 5 end as age,
    count(*)::int as mansions, sum(build_area) as "buildArea", coalesce(sum(usable_area), 0) as "usableArea",
    coalesce(sum(build_area) filter (where property_right_mode in ${propertyRightMode.sql('titled')}), 0) as "titledArea",
    coalesce(sum(build_area) filter (where is_dangerous in ${whether.sql('yes')}), 0) as "dangerArea"
  from mansion t, lateral (select extract(year from age(${day}::date, completion_date)) as y) since
  where ${seen} and (${campus}::int is null or campus = ${campus}) group by 1, 2, 3, 4`;

/** D-2 of docs/estate.md: by campus and purpose, by age, by structure. */
export async function readMansionStatistics(
  ctx: Ctx,
  { campus }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const day = ctx.now.slice(0, 10);
  const parameters = new Parameters();
  const seen = visibleConditions(mansion, ctx, { parameters }).join(' and ');
  const sql = together(seen, parameters.bind(day), parameters.bind(campus ?? null));
  const rows = await ctx.db.query<Together>(sql, parameters.values);
  const sum = (of: keyof Together, among = rows) =>
    among.reduce((total, row) => total.plus(numberOf(row[of])), numberOf(0)).toFixed(2);
  const buildArea = sum('buildArea');
  return {
    cards: {
      mansionCount: rows.reduce((count, { mansions }) => count + mansions, 0),
      buildArea,
      usableArea: sum('usableArea'),
      titledRatio: numberOf(buildArea).gt(0) ? metresOf(numberOf(sum('titledArea')).times(100).div(buildArea)) : '0.00',
      dangerArea: sum('dangerArea'),
    },
    byCampus: campusChart(ctx, rows),
    age: barChart(ctx, { unit: '㎡', bars: bandsOf(ctx, rows, { by: 'age', choices: ages }) }),
    structure: pieChart(ctx, {
      unit: '㎡',
      slices: bandsOf(ctx, rows, { by: 'structure', choices: buildingStructures }).filter(
        ({ value }) => value !== '0.00',
      ),
    }),
  };
}

function bandsOf(
  { language }: Ctx,
  rows: readonly Together[],
  { by, choices }: { by: 'age' | 'structure'; choices: readonly Choice[] },
): Bar[] {
  return choices.map(({ value, label }) => ({
    key: String(value),
    name: label[language],
    value: rows
      .filter((row) => row[by] === value)
      .reduce((total, { buildArea }) => total.plus(buildArea), numberOf(0))
      .toFixed(2),
  }));
}

/** One bar a campus, stacked by the groups of purposes. */
function campusChart({ language, now }: Ctx, rows: readonly Together[]): ChartAnswer {
  const campuses = mansionCampuses.filter(({ value }) => rows.some((row) => row.campus === value));
  const areaOf = (test: (row: Together) => boolean) =>
    rows
      .filter(test)
      .reduce((total, { buildArea }) => total.plus(buildArea), numberOf(0))
      .toFixed(2);
  return {
    unit: '㎡',
    categories: campuses.map(({ label }) => label[language]),
    series: roomPurposeGroups.map(({ value: group, label }) => ({
      key: String(group),
      name: label.zh,
      nameEn: label.en,
      type: 'bar',
      data: campuses.map(({ value }) => areaOf((row) => row.campus === value && row.purposeGroup === group)),
    })),
    total: { buildArea: areaOf(() => true) },
    asOf: now.slice(0, 10),
  };
}
